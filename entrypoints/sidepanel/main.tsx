import { mount } from '../../components/shell/mount.tsx'
import { Panel, PanelTable } from '../../components/shell/Panel.tsx'

mount('panel', Panel, PanelTable)
