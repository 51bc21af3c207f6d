import type { Dish, StepPart } from '../read/dish.ts'
import { jarCourses } from './jars.ts'

/** Words for pieces that are made one by one and shared out; the last word of a count decides. */
const pieces: ReadonlySet<string> = new Set([
  'balls',
  'rounds',
  'discs',
  'ovals',
  'rolls',
  'logs',
  'patties',
  'parcels',
  'cakes',
  'squares',
  'dumplings',
  'cutlets',
  'koftas',
  'ladoos',
  'laddoos',
  'laddus',
  'rotis',
  'parathas',
  'puris',
  'pooris',
  'modaks',
  'pedas',
  'samosas',
  'gujiyas',
  'momos',
  'kachoris',
  'tikkis',
  'dosas',
  'pancakes',
  'appams',
  'uttapams',
  'idlis',
  'vadas',
  'breads',
  'buns',
  'cups',
  'skewers',
  'portions',
  'diamonds',
])
const arePieces = (of: string): boolean => pieces.has(of.split(' ').at(-1)!)
const amongPieces = /^of \d+ at a time$/
/** The maximum relative change in the size of a piece. */
const most = 0.26

/** Whether a count in a sentence is of pieces to share out: '12 small balls', '6 of 12 at a time', 'divide in 12'. */
export const isPieces = ({ of }: { of: string }): boolean => of === '' || arePieces(of) || amongPieces.test(of)

/** Whether a bare count divides something into pieces: 'Divide the dough in {{7}}'. */
export const isDivided = ({ of }: { of: string }, before: StepPart | undefined): boolean =>
  of === '' && before?.kind === 'text' && /\b(?:divide|part|share|portion)\b[^.;]*\b(?:in|into) $/i.test(before.text)

/**
 * Returns the scale for the pieces of a dish: that of the servings, adjusted slightly so that they can be shared
 * evenly, because eleven pieces cannot be shared among six. All counts follow the first one that says what is made, so
 * eleven balls, halved, still give twice as many samosas.
 */
export function pieceScaleOf(dish: Dish, scale: number): number {
  if (jarCourses.has(dish.course)) return scale
  const serves = Math.round(dish.serves * scale)
  const counts = dish.steps.flatMap(({ parts }) =>
    parts.flatMap((part, at) =>
      part.kind === 'count' && (arePieces(part.of) || isDivided(part, parts[at - 1])) ? [part.amount] : [],
    ),
  )
  const made = counts.find((count) => count * scale >= serves * least)
  if (made === undefined) return scale
  const exact = Math.max(1, Math.round(made * scale))
  if (sharesOut(exact, serves)) return exact / made
  const near = [Math.floor(exact / serves) * serves, Math.ceil(exact / serves) * serves]
    .filter((count) => count > 0 && Math.abs(count / (made * scale) - 1) <= most)
    .sort((one, other) => Math.abs(one - made * scale) - Math.abs(other - made * scale))
  return near.length > 0 ? near[0]! / made : scale
}

/** With fewer pieces per person than this, it is a large piece that is cut up. */
const least = 0.75
/** Whether pieces can be shared evenly, possibly by halving one for two people: one and a half each, but not five for two. */
const sharesOut = (count: number, serves: number): boolean => count % serves === 0 || count * 2 === serves * 3
