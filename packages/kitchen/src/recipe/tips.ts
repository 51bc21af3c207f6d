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
  'Measure the spices into one small bowl before you light the stove: nothing burns while you look for the next.',
  'Made an hour ahead and warmed gently, it tastes rounder.',
  'Cool what is left quickly and keep it in the refrigerator for up to two days.',
  'For children halve the chilli and serve a green one on the side.',
]

/** Two or three pieces of advice: on the main, on the kind of dish, and on what is likeliest to go wrong. */
export function tipsOf(draft: Draft): string[] {
  const pick = (list: readonly string[] | undefined) => list?.[hash(`${draft.id} tip`) % list.length]
  const has = (id: string) => draft.parts.some((part) => part.id === id)
  const [first, second] = draft.parts.filter(({ from }) => from === 'main').map(({ id }) => ingredient(id).nature)
  const tips = [pick(tipsByFamily[draft.family.id]), pick(tipsByNature[first ?? '']), pick(tipsByNature[second ?? ''])]
  if (draft.family.uptake)
    tips.push(
      'Keep the oil at a steady medium heat: too cool and the food drinks it, too hot and the middle stays raw.',
    )
  else if (has('coconut-milk')) tips.push('Keep coconut milk below the boil, or it separates.')
  else if (has('mustard-oil'))
    tips.push('Heat mustard oil until it smokes once and pales, then cool a little: that takes off its bite.')
  else if (has('curd') && !draft.family.sweet) tips.push('Use fresh, thick curd at room temperature; cold curd splits.')
  const fitting = (tip: string) => presumes.every(([said, ids]) => !said.test(tip) || ids.some(has))
  const said = [...new Set(tips.filter((tip) => tip !== undefined && fitting(tip)))] as string[]
  if (said.length < 2 && !draft.family.sweet) said.push(pick(taste)!)
  return said.slice(0, 3)
}
