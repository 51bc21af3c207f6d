import { gramsOf } from '../compute/grams.ts'
import type { Dish, StepPart } from '../read/dish.ts'
import { says } from '../read/preparations.ts'

const onFire =
  /(?:^|[.;:,)] |\b(?:and|then|low|medium|high) )(?:heat|melt|crackle|splutter|sizzle|pop|swell|fry|saute|deep-fry|shallow-fry|toast|roast|boil|simmer|steam|bake|brown|temper|scald|char|singe|grill)\b|\buntil it smokes\b|\blet @?[^.]*\bsmoke\b/i
const flame =
  /\bon (?:a |the )?(?:very )?(?:(?:low|lowest|medium|high) )?(?:flame|heat|fire)\b|\b(?:hot|smoking) (?:oil|ghee|griddle|tawa|kadhai|pan)\b/i
/** Matches text that says there is no flame, or that the food is off it. */
const noFire = /\boff the (?:flame|heat|fire)\b|\bdo not (?:heat|boil|cook)\b|\bwithout (?:heat|cooking)\b/i

/** Whether a step without a timer takes place at the stove. */
export const heats = (text: string): boolean => {
  const said = text.replace(/\([^()]*\)/g, '')
  return onFire.test(said) || (flame.test(said) && !noFire.test(said))
}

const goesOn =
  /^(?:Whisk|Beat|Crush|Now)\b.*\b(?:pour it|stir|give it)\b|^(?:Pour|Stir|Add|Put|Return|Tip|Turn|Slip|Slide|Lower|Drop|Mix|Fold|Season|Sprinkle|Toss)\b/
const offTheFire = /\boff the (?:flame|fire|heat)|\bbowl\b|\bserve\b|\bplates?\b|\bcool|\bstone\b|\bmortar\b/i
const leavesIt = /\b(?:drain|cool|lift|take|spread|squeeze|set aside)\b[^.]*\.?$/i
const begins = /^(?:Heat|Warm|Melt|Boil|Bring|Roast|Toast|Fry|Grind|Knead|Bake|Steam|Light|Smoke|Crackle|Put)\b/

/** A line as classified before its neighbours are considered. */
type Line = { text: string; kind: 'prepare' | 'cook' | 'stand' }

/** Whether a line adds something to a pot that stays on the fire before and after it. */
export function continuesOnStove(before: Line | undefined, line: Line, after: Line | undefined): boolean {
  const isBetween =
    before?.kind === 'cook' && after?.kind === 'cook' && !leavesIt.test(before.text) && !begins.test(after.text)
  return isBetween && goesOn.test(line.text) && !offTheFire.test(line.text)
}

/** Whether a line preheats the oven in which the next one bakes. */
export const heatsOven = (line: Line, after: Line | undefined): boolean =>
  /\bheat the oven\b/i.test(line.text) &&
  line.kind !== 'stand' &&
  /\b(?:bake|grill|roast|oven)\b/i.test(after?.text ?? '')

/** Minutes until cold water or milk boils: a fixed part, and one per litre; `least` in grams. Our estimate. */
const comesToBoil = { begin: 2, perLitre: 7, least: 300 }

/** Returns the minutes until the water or milk of a line boils; 0 when nothing is brought to the boil. */
export function boilMinutesOf(parts: readonly StepPart[], { portions }: Dish): number {
  const grams = parts.reduce((sum, part) => {
    const portion = part.kind === 'food' ? portions[part.index]! : undefined
    const isCold = portion?.food.name === 'water' && !says(portion.preparation, 'hot')
    return isCold || milks.has(portion?.food.name ?? '') ? sum + (gramsOf(portion!) ?? 0) : sum
  }, 0)
  const boils = parts.some((part) => part.kind === 'text' && /\bboil\b/i.test(part.text))
  return boils && grams >= comesToBoil.least ? Math.round(comesToBoil.begin + (grams * comesToBoil.perLitre) / 1000) : 0
}
const milks: ReadonlySet<string> = new Set(['milk', 'whole milk', 'full-cream milk'])
