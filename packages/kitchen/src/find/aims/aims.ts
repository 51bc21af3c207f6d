import type { DishEntry } from '../dish-index.ts'
import { traitsOf } from '../traits.ts'
import type { Aim } from './aim.ts'
import { eaterAims } from './eaters.ts'
import { effectAims } from './effects.ts'
import { feastAims } from './feasts.ts'
import { leftoverAims } from './leftovers.ts'
import { methodAims } from './methods.ts'
import { occasionAims } from './occasions.ts'

const easy: Aim = {
  isCircumstance: true,
  words: /\beasy\b|\bsimple\b|\bbeginners?\b/,
  fits: ({ minutes, dish }) => minutes <= 35 && dish.steps.length <= 5,
}

/** In this order: an aim takes its words out of the query before the next is sought. */
const aims: readonly Aim[] = [
  ...eaterAims,
  ...occasionAims,
  ...methodAims,
  ...effectAims,
  ...leftoverAims,
  easy,
  ...feastAims,
]

/** Phrases to remove around the actual wish, and words to replace before reading. */
const meant: readonly (readonly [RegExp, string])[] = [
  [/^\s*what (?:can|to|should|do|could) (?:i |we |you )?(?:make|cook|do|eat|have|prepare)?\b/, ' '],
  [/\bi (?:have|want|need)\b|\bgive me\b|\bsuggest(?:ions?)?\b/g, ' '],
  [
    /\b(?:ekadashi|navratri|shivratri|janmashtami|sawan|monday|somvar|thursday) (?:fast(?:ing)?|vrat|upvas)(?: food| dishes)?\b/,
    ' vrat ',
  ],
  [/\b(?:for|in|on|during) (?:a |an |the |my )?(?:fast|fasting|vrat|upvas|upwas)(?: days?)?\b/, ' vrat '],
]

/** The aims found in a text, and the remaining words. */
export type Aims = {
  rest: string
  /** True when the text contains no aim, so every dish fits. */
  isEmpty: boolean
  /** True when all aims concern only the eater or the occasion. */
  isCircumstance: boolean
  fits: (entry: DishEntry) => boolean
  worth: (entry: DishEntry) => number
}

const most = 200

const served = new WeakMap<Aim, WeakMap<DishEntry, number | null>>()

/** Returns how well a dish serves an aim; null when it does not. Computed once per pair. */
function servedBy(aim: Aim, entry: DishEntry): number | null {
  const known = served.get(aim) ?? new WeakMap<DishEntry, number | null>()
  served.set(aim, known)
  const before = known.get(entry)
  if (before !== undefined) return before
  const traits = traitsOf(entry.dish)
  const worth = aim.fits(entry, traits) ? (aim.worth?.(entry, traits) ?? 0) : null
  known.set(entry, worth)
  return worth
}

/** Extracts the aims from a query; the remaining text is about foods, meals, places and time. */
export function aimsOf(text: string): Aims {
  let rest = ` ${text.slice(0, most).toLowerCase()} `
  for (const [words, other] of meant) rest = rest.replace(words, other)
  const found: Aim[] = []
  for (const aim of aims) {
    const one = aim.words.exec(rest)
    if (!one) continue
    found.push(aim)
    // "Lunch box" also asks for lunch, so that word is kept.
    const kept = /\blunch\b/.exec(one[0])?.[0] ?? ''
    rest = `${rest.slice(0, one.index)} ${kept} ${rest.slice(one.index + one[0].length)}`
  }
  return {
    rest: rest.trim() === text.trim().toLowerCase() ? text : rest.trim(),
    isEmpty: found.length === 0,
    isCircumstance: found.every((aim) => aim.isCircumstance === true),
    fits: (entry) => found.every((aim) => servedBy(aim, entry) !== null),
    worth: (entry) => found.reduce((sum, aim) => sum + (servedBy(aim, entry) ?? 0), 0),
  }
}

export const noAims: Aims = { rest: '', isEmpty: true, isCircumstance: true, fits: () => true, worth: () => 0 }
