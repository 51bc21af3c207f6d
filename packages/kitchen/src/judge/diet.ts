import { flagsOf } from '../diet/diet.ts'
import { animalsNamedIn } from './names.ts'
import type { Read } from './read-line.ts'
import { type Reason, reason } from './reason.ts'
import { claimedDiet, type SubmittedRecipe } from './submitted-recipe.ts'
import { wordsOf } from './words.ts'

/**
 * Checks the diet against the ingredients, never against a label: every ingredient line, the title and the steps are
 * searched for animal products. Unknown ingredients are not decided here.
 */
export function dietReasons(submitted: SubmittedRecipe, reads: readonly Read[], vegOnly: boolean): Reason[] {
  const claim = claimedDiet(submitted)
  const veg = vegOnly || claim === 'veg'
  const listed = reads.flatMap(({ food, line, trap }) => (trap || (food && food.diet !== 'veg') ? [line.trim()] : []))
  if (veg) {
    const found = [
      ...listed.map((line) => `"${line}" comes from an animal`),
      ...animalsNamedIn(submitted.title).map(({ name }) => `the title names ${name}`),
      ...submitted.instructions.flatMap((step) => animalsNamedIn(step).map(({ name }) => `a step names ${name}`)),
    ]
    if (found.length > 0) return [reason('diet', `This is not vegetarian: ${[...new Set(found)].join('; ')}.`)]
  }
  if (!veg && claim === 'nonveg' && listed.length === 0)
    return [reason('diet', 'It is called non-vegetarian, but nothing in its list comes from an animal.')]
  return claimsOf(submitted, reads)
}

const notJain = new Set(['honey', 'varq'])

/** Checks stricter claims in the title and tags: vegan, Jain, vrat, no onion and garlic, gluten free. */
function claimsOf({ title, tags = [] }: SubmittedRecipe, reads: readonly Read[]): Reason[] {
  const words = ` ${[title, ...tags].flatMap((text) => [...wordsOf(text), '.']).join(' ')} `
  const ids = reads.flatMap((read) => read.ids.slice(0, 1))
  const flags = flagsOf(ids)
  const wrong: Reason[] = []
  const held = (said: RegExp, holds: boolean, what: string) => {
    if (said.test(words) && !holds) wrong.push(reason('diet', `It is called ${what}, and its ingredients are not.`))
  }
  held(/ vegan /, flags.vegan, 'vegan')
  held(/ jain /, flags.jain && !ids.some((id) => notJain.has(id)), 'Jain')
  held(/ (vrat|upvas|falahari|farali|fasting) /, flags.vrat, 'fit for a fast')
  held(/ no onion (and )?(no )?garlic /, flags.noOnionGarlic, 'free of onion and garlic')
  // Compounded hing is cut with wheat flour.
  held(/ gluten free /, flags.glutenFree && !ids.includes('hing'), 'gluten free')
  return wrong
}
