export { movePantry } from './store.ts'
