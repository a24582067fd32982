export { readProblems } from './en.ts'
