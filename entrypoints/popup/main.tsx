import { Popup } from '../../components/popup/Popup.tsx'
import { mount } from '../../components/shared/mount.tsx'

mount('popup', Popup)
