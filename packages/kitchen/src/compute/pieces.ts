import type { Dish, StepPart } from '../read/dish.ts'
import { jarCourses } from './jars.ts'

/** What is made piece by piece and shared out, by its last word. */
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
/** So much larger or smaller may a piece be than the file's. */
const most = 0.26

/** Whether a number of a sentence counts pieces that are shared out: '12 small balls', '6 of 12 at a time', 'divide in 12'. */
export const isPieces = ({ of }: { of: string }): boolean => of === '' || arePieces(of) || amongPieces.test(of)

/** 'Divide the dough in {{7}}'. */
export const isDivided = ({ of }: { of: string }, before: StepPart | undefined): boolean =>
  of === '' && before?.kind === 'text' && /\b(?:divide|part|share|portion)\b[^.;]*\b(?:in|into) $/i.test(before.text)

/**
 * The scale for the pieces of a dish: as the servings, a little more or less where eleven would not share out among six.
 * All counts of a dish follow the first one that says what is made, so that eleven balls, halved, stay twice as many samosas.
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

/** Fewer pieces than this for each are one large thing that is cut. */
const least = 0.75
/** Two and a half are shared by halving one. */
const sharesOut = (count: number, serves: number): boolean =>
  count % serves === 0 || (count > serves * 1.4 && (count * 2) % serves === 0)
