export { clearHelper, detachFromMeals, dropMeals, moveChosenDishes } from './store.ts'
