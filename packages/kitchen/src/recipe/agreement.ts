import type { Dish, StepPart } from '../read/dish.ts'

/** Words for one thing, or for several, that stand after a number which these servings have made another. */
export type Turned = 'one' | 'several' | null

/** A file's several pieces that are one for these servings, or its one that is several. */
export function turned(part: StepPart, words: string, { portions }: Pick<Dish, 'portions'>): Turned {
  const portion = part.kind === 'food' ? portions[part.index]! : undefined
  // A coal is one for few and many.
  if (
    portion !== undefined &&
    ((portion.unit !== null && portion.unit !== 'piece') || portion.food.name === 'charcoal')
  )
    return null
  const amount = part.kind === 'count' ? part.amount : portion?.amount
  if (amount === undefined) return null
  const shown = Number(/^(\d+|½)(?= )/.exec(words)?.[1]?.replace('½', '0.5') ?? Number.NaN)
  if (amount > 1 && shown <= 1) return 'one'
  return amount <= 1 && shown > 1 ? 'several' : null
}

/** Whether nothing else of the sentence can be meant: no food, no other number, no 'the prawns'. */
export function isMeant(parts: readonly StepPart[], at: number): boolean {
  for (const part of parts.slice(0, at).toReversed()) {
    if (part.kind === 'food' || part.kind === 'count') return false
    if (part.kind !== 'text') continue
    const sentence = part.text.split(/[.;!?] /)
    if (/\b(?:the|both|all|these) (?:\w+ )?\w+s\b|\bthem\b|\bit\b/i.test(sentence.at(-1)!)) return false
    if (sentence.length > 1) return true
  }
  return true
}

const sentence = /^[^.;!?]*/

/** 'Roll 1 round, prick it and bake it', where the file rolls two. */
export const agreeing = (text: string, to: Exclude<Turned, null>): string =>
  text.replace(sentence, (words) =>
    to === 'one'
      ? words
          .replace(/\bthey are\b/g, 'it is')
          .replace(/\bthey have\b/g, 'it has')
          .replace(/\bthem\b/g, 'it')
      : words
          .replace(/\bit is\b/g, 'they are')
          .replace(/\bit has\b/g, 'they have')
          .replace(/\bit (\w{2,}?)s\b/g, 'they $1')
          .replace(/\bit\b/g, 'them'),
  )
