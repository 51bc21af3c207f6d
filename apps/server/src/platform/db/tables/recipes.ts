import type { Meal } from '@planner/contract/kitchen/chosen-dishes'
import type { Diet, Recipe } from '@planner/contract/kitchen/recipes'
import type { Recipe as CookedRecipe, FoodAnswers } from '@planner/kitchen'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { DayColumn, JsonColumn } from './columns.ts'

/** A whole recipe, without `against`, which depends on the day. */
export type SavedRecipe = Omit<Recipe, 'against'>

export type SavedRecipesTable = { user_id: string; recipe_id: string; recipe: JsonColumn<SavedRecipe>; saved_at: Date }

/** A recipe that a person wrote, as the text of a .cook file. */
export type OwnRecipesTable = {
  id: string
  user_id: string
  title: string
  text: string
  told: JsonColumn<FoodAnswers>
  is_vegetarian: boolean
  unsettled: number
  planned: boolean
  planned_on: ColumnType<string | null, string | null | undefined, string | null>
  stands_for: Generated<string | null>
  share_token: Generated<string | null>
  created_at: Date
  updated_at: Date
}
export type OwnRecipeRow = Selectable<OwnRecipesTable>

export type JudgedDish = Pick<CookedRecipe, 'allergens' | 'veg_type' | 'diet'>

/** A dish that a person cooks for a meal on a day. */
export type ChosenDishesTable = {
  id: string
  /** The household it is cooked for; set by the database to that of the person who chose it. */
  household_id: Generated<string>
  /** The person who chose it; null once they have left the household. */
  user_id: string | null
  recipe_id: string
  title: string
  is_vegetarian: boolean
  day: DayColumn
  meal: Meal
  /** Null: the number of people who eat that meal. */
  people: number | null
  /** Null: one per person. */
  servings: number | null
  leftover: boolean
  leftover_of: string | null
  cooked_at: Date | null
  left_servings: Generated<number>
  chosen_at: Date
  /** The diet facts of the dish; null for dishes chosen before they were stored. */
  judged: ColumnType<JudgedDish | null, string | null | undefined, string | null>
}
export type ChosenDishRow = Selectable<ChosenDishesTable>

/** Who eats a meal, if not the whole household. */
export type TableMealsTable = {
  household_id: string
  day: DayColumn
  meal: Meal
  away: Generated<string[]>
  helpers: Generated<string[]>
  guests: Generated<number>
  user_id: string | null
  updated_at: Date
}
export type TableMealRow = Selectable<TableMealsTable>

export type DietsTable = { user_id: string; diet: JsonColumn<Partial<Diet>>; version: Generated<number> }

export type RecipeTables = {
  saved_recipes: SavedRecipesTable
  own_recipes: OwnRecipesTable
  chosen_dishes: ChosenDishesTable
  table_meals: TableMealsTable
  diets: DietsTable
}
