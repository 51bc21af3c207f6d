export { moveShoppingList } from './store.ts'
