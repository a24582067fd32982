export { en as words } from './words.en.ts'
