import { wordTable } from '../shared/words.ts'
import { en } from './words.en.ts'

export const words = wordTable(en, { ko: () => import('./words.ko.ts') })
