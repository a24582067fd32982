export { text } from './en.ts'
