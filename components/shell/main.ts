/** The program of every surface: its page says which of them it is. In one file, since a window waits for each. */
import { Popup } from '../popup/Popup.tsx'
import { mount } from './mount.tsx'
import { Panel } from './Panel.tsx'
import { Tab } from './Tab.tsx'

const SURFACES = {
  panel: () => mount('panel', Panel),
  popup: () => mount('popup', Popup),
  tab: () => mount('tab', Tab),
}

const { surface } = document.documentElement.dataset
SURFACES[surface === 'popup' || surface === 'panel' ? surface : 'tab']()
