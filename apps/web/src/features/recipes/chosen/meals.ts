import type { Meal } from '@planner/contract/kitchen/chosen-dishes'
import type { Category } from '@planner/contract/kitchen/recipes'

/** As the plan's categories are named. */
export const mealNames: Record<Meal, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  tea: 'Hi-Tea',
  dinner: 'Dinner',
}

/** Returns the meal that a category of the plan belongs to. */
export const mealOf = (category: Category): Meal => meals[category]

const meals: Record<Category, Meal> = {
  Breakfast: 'breakfast',
  Lunch: 'lunch',
  'Hi-Tea': 'tea',
  Dinner: 'dinner',
  'All-Time Snacks': 'tea',
}
