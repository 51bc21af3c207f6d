export { moveWholeDays } from './store.ts'
