import type { Draft } from '../compose/draft.ts'
import { hash } from '../compose/hash.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { tipsByFamily, tipsByNature } from '../knowledge/serving-tips.ts'

/** What a tip takes for granted: it is not given where the dish does without. */
const presumes: [RegExp, string[]][] = [
  [/coconut/i, ['coconut', 'coconut-milk', 'copra']],
  [/sambar powder/i, ['sambar-powder']],
  [/cashew/i, ['cashew']],
  [/besan/i, ['besan']],
  [/tamarind/i, ['tamarind']],
]

const taste = [
  'Taste at the end and adjust salt, sour and heat together, a little of each.',
  '[crackle|sizzle|splutter] Measure the spices into one small bowl before you light the stove: nothing burns while you look for the next.',
  '[gravy|masala|dal|simmer!^(pakora|chips|toast|sandwich|chaat|raita|drink|teabake|bonda|samosa|kachori|preserve|pickle|podi)|straight from|at once] Made an hour ahead and warmed gently, it tastes rounder.',
  '[!keep|tin|jar|at once|straight away] Cool what is left quickly and keep it in the refrigerator for up to two days.',
  '[chilli] For children halve the chilli and serve a green one on the side.',
]

/** What a tip needs or shuns in the steps: `[needs] tip`, `[!shuns] tip`, `[needs!shuns] tip`, each a pattern. */
const condition = /^\[([^!\]]*)(?:!([^\]]+))?\] /

function suits(tip: string, said: string): boolean {
  const match = condition.exec(tip)
  if (!match) return true
  const [, needs, shuns] = match
  return (!needs || new RegExp(needs, 'i').test(said)) && !(shuns && new RegExp(shuns, 'i').test(said))
}

/** Two or three pieces of advice: on the main, on the kind of dish, and on what is likeliest to go wrong. */
export function tipsOf(draft: Draft, steps: string): string[] {
  const suited = (list: readonly string[] | undefined) =>
    list?.filter((tip) => suits(tip, `${draft.family.id}: ${steps}`))
  const pick = (all: readonly string[] | undefined) => {
    const list = suited(all)
    return list?.[hash(`${draft.id} tip`) % list.length]?.replace(condition, '')
  }
  const has = (id: string) => draft.parts.some((part) => part.id === id)
  const [first, second] = draft.parts.filter(({ from }) => from === 'main').map(({ id }) => ingredient(id).nature)
  const tips = [pick(tipsByFamily[draft.family.id]), pick(tipsByNature[first ?? '']), pick(tipsByNature[second ?? ''])]
  if (draft.family.uptake)
    tips.push(
      'Keep the oil at a steady medium heat: too cool and the food drinks it, too hot and the middle stays raw.',
    )
  else if (has('coconut-milk')) tips.push('Keep coconut milk below the boil, or it separates.')
  else if (
    has('mustard-oil') &&
    /(heat|warm|smoke|shimmer|hot)[^.]*mustard oil|mustard oil[^.]*(shimmer|hot|smoke|heat)/i.test(steps)
  )
    tips.push('Heat mustard oil until it smokes once and pales, then cool a little: that takes off its bite.')
  else if (
    has('curd') &&
    !draft.family.sweet &&
    /(beaten|whisk\w*|blend in|stir)[^.;]*curd[^.]*(simmer|absorb|fat shows|split)/i.test(steps)
  )
    tips.push('Use fresh, thick curd at room temperature; cold curd splits.')
  const fitting = (tip: string) => presumes.every(([said, ids]) => !said.test(tip) || ids.some(has))
  const said = [...new Set(tips.filter((tip) => tip !== undefined && fitting(tip)))] as string[]
  if (said.length < 2 && !draft.family.sweet) said.push(pick(taste)!)
  return said.slice(0, 3)
}
