import { type Recipe, shoppingList } from '@planner/kitchen'

/**
 * Scales a written recipe to another number of people. The amounts use our measures, since its own wording only fits
 * its original number.
 */
export function scaledTo(recipe: Recipe, serves: number): Recipe {
  if (serves === recipe.serves) return recipe
  const lines = shoppingList([{ recipe, serves }]).aisles.flatMap((aisle) => aisle.lines)
  const unmeasured = recipe.ingredients.filter(
    (line) => !/[\d¼½¾⅓⅔]/.test(line) && !lines.some(({ name }) => line.toLowerCase().includes(name)),
  )
  return {
    ...recipe,
    serves,
    ingredients: [...lines.map(({ name, kitchen }) => `${capital(name)}: ${kitchen}`), ...unmeasured],
    quantities: lines.map(({ kitchen: measure, id, name, aisle, grams, buyGrams }) => {
      return { id, name, aisle, grams, buyGrams, measure }
    }),
    cost: { ...recipe.cost, total: Math.round(recipe.cost.perServing * serves) },
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
