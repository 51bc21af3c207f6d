export { lockPantry } from './store.ts'
