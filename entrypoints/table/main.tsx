import { mount } from '../../components/shell/mount.tsx'
import { Tab, TabTable } from '../../components/shell/Tab.tsx'

mount('tab', Tab, TabTable)
