import { mount } from '../../components/shared/mount.tsx'
import { Panel } from '../../components/shell/Panel.tsx'

mount('panel', Panel)
