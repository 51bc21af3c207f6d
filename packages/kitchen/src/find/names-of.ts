import { dishOfRecipe } from '../recipe/recipe.ts'

/** The other names of a recipe: those of its very dish. A variation and a recipe of the grammar have none. */
export const namesOf = (id: string): string[] => [...(dishOfRecipe(id)?.names ?? [])]
