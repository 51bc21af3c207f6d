import type { Responder } from './language-model.ts'
import { sampleRecipes } from './sample-recipes.ts'

type Data = { text: string; meal?: string; month?: string; not?: string; diet?: string }

/** Answers the kitchen's questions for the demo; undefined for other questions. */
export const kitchenResponder: Responder = ({ data, schema }) => {
  const fields = Object.keys((schema?.properties ?? {}) as object)
  if (fields.includes('tip')) return { tip: sampleTip }
  return fields.includes('steps') ? recipeFor(JSON.parse(data) as Data) : undefined
}

const sampleTip =
  'Squeeze the last lemons of a bag into an ice tray: a cube at a time they brighten a month of dals and chutneys.'

/** Answers a search with a dish whose name occurs in it, and a plan with a dish for the meal that is not known yet. */
function recipeFor({ text, meal, month, not = '', diet }: Data) {
  const isEaten = (one: string) => one === 'Veg' || diet === 'anything'
  const found = sampleRecipes.find((recipe) =>
    month
      ? recipe.category === meal && isEaten(recipe.diet) && !not.includes(recipe.title)
      : isNamed(recipe.title, text),
  )
  return found ?? { ...sampleRecipes[0], can: false }
}

const isNamed = (title: string, text: string): boolean =>
  text
    .toLowerCase()
    .split(/\W+/)
    .some((word) => word.length > 4 && title.toLowerCase().includes(word))
