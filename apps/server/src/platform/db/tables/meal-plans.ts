import type { TaskStatus } from '@planner/contract/kitchen/recipes'
import type { Recipe as CookedRecipe } from '@planner/kitchen'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { DayColumn, JsonColumn } from './columns.ts'

export type MealPlansTable = {
  user_id: string
  date: DayColumn
  veg_only: boolean
  location: string
  generation: number
  recipes: JsonColumn<Record<string, string[]>>
  said: JsonColumn<{
    theme: string
    culturalTips: string[]
    notes: string[]
    repeats: boolean
    /** Missing in plans made before lunch and dinner were plates from one place. */
    plates?: { Lunch?: string | undefined; Dinner?: string | undefined }
  }>
  made_at: Date
  /** The key of the diet that the plan was made for; null for plans made before it was stored. */
  fitted_to: Generated<string | null>
}
export type MealPlanRow = Selectable<MealPlansTable>

export type ShownRecipesTable = { user_id: string; recipe_id: string; shown_on: DayColumn }

export type PlanTasksTable = {
  id: string
  user_id: string
  date: DayColumn
  veg_only: boolean
  location: string
  status: TaskStatus['status']
  progress: number
  told: number
  told_at: Date
  error: string | null
  created_at: Date
}
export type PlanTaskRow = Selectable<PlanTasksTable>

/** Recipes written by a language model and accepted by the kitchen's judge. */
export type WrittenRecipesTable = {
  id: string
  user_id: string
  purpose: 'search' | 'plan'
  asked: Generated<string | null>
  made_on: DayColumn
  recipe: JsonColumn<CookedRecipe>
  planned_on: ColumnType<string | null, string | null | undefined, string | null>
  stands_for: Generated<string | null>
  made_at: Date
}

export type WrittenTipsTable = { user_id: string; day: DayColumn; tip: string }

export type MealPlanTables = {
  meal_plans: MealPlansTable
  shown_recipes: ShownRecipesTable
  plan_tasks: PlanTasksTable
  written_recipes: WrittenRecipesTable
  written_tips: WrittenTipsTable
}
