export { clearHelper, dropMeals, leaveOnTable, moveTable } from './store.ts'
