export { type DayPlan, type DayRequest, planDay, type Seen } from './plan/plan-day.ts'
export type { Mention } from './recipe/mentions.ts'
export { recipe } from './recipe/recipe.ts'
export {
  type Category,
  categories,
  type Difficulty,
  type Quantity,
  type Recipe,
  type RecipeStep,
} from './recipe/types.ts'
