import { mount } from '../../components/shared/mount.tsx'
import { Tab } from '../../components/shell/Tab.tsx'

mount('tab', Tab)
