import type { TimedStep } from './types.ts'

const onFire =
  /(?:^|[.;:,)] |\b(?:and|then|low|medium|high) )(?:heat|melt|crackle|splutter|sizzle|pop|swell|fry|saute|deep-fry|shallow-fry|toast|roast|boil|simmer|steam|bake|brown|temper|scald|char|singe|grill)\b|\buntil it smokes\b|\blet @?[^.]*\bsmoke\b/i
const flame =
  /\bon (?:a |the )?(?:very )?(?:(?:low|lowest|medium|high) )?(?:flame|heat|fire)\b|\b(?:hot|smoking) (?:oil|ghee|griddle|tawa|kadhai|pan)\b/i
/** What is said of a flame that is not on yet, or no more. */
const noFire = /\boff the (?:flame|heat|fire)\b|\bdo not (?:heat|boil|cook)\b|\bwithout (?:heat|cooking)\b/i

/** Whether a step that no clock counts stands at the stove. */
export const heats = (text: string): boolean => {
  const said = text.replace(/\([^()]*\)/g, '')
  return onFire.test(said) || (flame.test(said) && !noFire.test(said))
}

const goesOn =
  /^(?:Whisk|Beat|Crush|Now)\b.*\b(?:pour it|stir|give it)\b|^(?:Pour|Stir|Add|Put|Return|Tip|Turn|Slip|Slide|Lower|Drop|Mix|Fold|Season|Sprinkle|Toss)\b/
const offTheFire = /\boff the (?:flame|fire|heat)|\bbowl\b|\bserve\b|\bplates?\b|\bcool|\bstone\b|\bmortar\b/i
const leavesIt = /\b(?:drain|cool|lift|take|spread|squeeze|set aside)\b[^.]*\.?$/i
const begins = /^(?:Heat|Warm|Melt|Boil|Bring|Roast|Toast|Fry|Grind|Knead|Bake|Steam|Light|Smoke|Crackle|Put)\b/

/** What goes into a pot that stands on the fire before and after it is cooking, though no clock counts it. */
export function atTheStove(steps: TimedStep[]): TimedStep[] {
  return steps.map((step, at) => {
    const [before, after] = [steps[at - 1], steps[at + 1]]
    const isBetween =
      before?.kind === 'cook' && after?.kind === 'cook' && !leavesIt.test(before.text) && !begins.test(after.text)
    const isIn = step.kind === 'prepare' && goesOn.test(step.text) && !offTheFire.test(step.text)
    return isBetween && isIn ? { ...step, kind: 'cook' } : step
  })
}

/** Minutes until an oven or its grill is hot. */
const heatingOven = 10

/** What is baked next waits for the oven. */
export function ovenIsHot(steps: TimedStep[]): TimedStep[] {
  return steps.map((step, at) => {
    const waits = /\bheat the oven\b/i.test(step.text) && step.kind !== 'stand' && step.minutes < heatingOven
    return waits && /\b(?:bake|grill|roast|oven)\b/i.test(steps[at + 1]?.text ?? '')
      ? { ...step, minutes: heatingOven }
      : step
  })
}
