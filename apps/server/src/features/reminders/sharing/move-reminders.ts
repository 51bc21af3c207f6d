export { moveSharedReminders } from './store.ts'
