import type { Draft } from '../compose/draft.ts'
import { hash } from '../compose/hash.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { tipsByFamily, tipsByNature } from '../knowledge/serving-tips.ts'
import { mentions } from './mentions.ts'

/** What every kitchen has to hand, so that a tip may name it. */
const always = ['water', 'salt', 'oil']

const taste = [
  '[!knead|dough] Taste at the end and correct the seasoning a pinch at a time: what is in cannot be taken out.',
  'Read the recipe to its end and lay everything ready before you light the stove.',
  '[crackle|sizzle|splutter] Measure the spices into one small bowl before you light the stove: nothing burns while you look for the next.',
  '[^(rasedar|chana|dal|kofta|paneercurry|tofucurry|chickencurry|muttoncurry|keema|kuzhambu|sambar|kootu|kulche-plate|nvtiffin|plate|salan|haleem):!liver|straight from|at once] Made an hour ahead and warmed gently, it tastes rounder.',
  '[!keep|tin|jar|at once|straight away] Cool what is left quickly and keep it in the refrigerator for up to two days.',
  '[\\bgreen chilli\\b!^(chutney|pickle|podi|dip|namkeen):] Halve the green chilli where children eat along; who likes it hot bites into a raw one.',
]

const drinks = new Set(['drink', 'hotdrink'])

const drinkTaste = [
  '[\\b(chill|chilled|cold|ice)\\b!^hotdrink:] What is drunk cold wants its salt and its sweetness a little stronger.',
  'Serve a drink in small glasses and fill them twice: it stays as it should be to the last mouthful.',
]

const sweetTaste = [
  'Measure everything before you light the stove: sweets do not wait.',
  'What is sweet tastes less so when it is cold: judge it at the warmth it will be eaten at.',
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
  const has = (id: string) => draft.parts.some((part) => part.id === id)
  const listed = [...draft.parts.map(({ id }) => id), ...always]
  const fitting = (tip: string) => mentions([tip], listed).length === 0
  const suited = (list: readonly string[] | undefined) =>
    list?.filter((tip) => suits(tip, `${draft.family.id}: ${steps}`) && fitting(tip.replace(condition, '')))
  const pick = (all: readonly string[] | undefined) => {
    const list = suited(all)
    return list?.[hash(`${draft.id} tip`) % list.length]?.replace(condition, '')
  }
  const [first, second] = draft.parts.filter(({ from }) => from === 'main').map(({ id }) => ingredient(id).nature)
  const tips = [pick(tipsByFamily[draft.family.id]), pick(tipsByNature[first ?? '']), pick(tipsByNature[second ?? ''])]
  if (draft.parts.some(({ from }) => from === 'frying') && !/high flame|very hot|squid|hottest/i.test(steps))
    tips.push(
      'Keep the oil at a steady medium heat: too cool and the food drinks it, too hot and the middle stays raw.',
    )
  else if (
    has('coconut-milk') &&
    /(heat|warm|simmer|pour in)[^.]*coconut milk|coconut milk[^.]*(heat|warm|steam|shiver)/i.test(steps)
  )
    tips.push('Keep coconut milk below the boil, or it separates.')
  else if (
    has('mustard-oil') &&
    /(heat|warm|smoke|shimmer|hot)[^.]*mustard oil|mustard oil[^.]*(shimmer|hot|smoke|heat)/i.test(steps)
  )
    tips.push('Heat mustard oil until it smokes once and pales, then cool a little: that takes off its bite.')
  else if (
    has('curd') &&
    !draft.family.sweet &&
    draft.family.id !== 'kadhi' &&
    /(beaten|whisk\w*|blend in|stir)[^.;]*curd[^.]*(simmer|absorb|fat shows|split)/i.test(steps)
  )
    tips.push('Use fresh, thick curd at room temperature; cold curd splits.')
  const said = [...new Set(tips.filter((tip) => tip !== undefined && fitting(tip)))] as string[]
  if (said.length < 2)
    said.push(pick(drinks.has(draft.family.id) ? drinkTaste : draft.family.sweet ? sweetTaste : taste)!)
  return said.slice(0, 3)
}
