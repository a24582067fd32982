import { Popup, PopupTable } from '../../components/popup/Popup.tsx'
import { mount } from '../../components/shell/mount.tsx'

mount('popup', Popup, PopupTable)
