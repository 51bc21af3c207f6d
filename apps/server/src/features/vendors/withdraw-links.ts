export { withdrawLinksOf } from './store.ts'
