import { dishOfRecipe } from '../recipe/recipe.ts'

/** Returns the other names of a recipe's dish. Variations and grammar recipes have none. */
export const namesOf = (id: string): string[] => [...(dishOfRecipe(id)?.names ?? [])]
