import type { Dish } from '../read/dish.ts'
import { isMeasure } from './amounts.ts'
import { type Count, isAmongPieces, isSize, lotsOf } from './batches.ts'
import { jarCourses } from './jars.ts'

/** The maximum relative change in the size of a piece. */
const most = 0.26

/**
 * Whether a count in a sentence is of pieces to share out: '12 small balls', '6 of 12 at a time', 'divide in 12'. All
 * are, besides measures, batches and the sizes of tins.
 */
export const isPieces = (count: Count): boolean => isAmongPieces(count) || arePieces(count)
const arePieces = (count: Count): boolean => !isMeasure(count) && !isSize(count) && lotsOf(count, 1) === undefined

/**
 * Returns the scale for the pieces of a dish: that of the servings, adjusted slightly so that they can be shared
 * evenly, because eleven pieces cannot be shared among six. All counts follow the first one that says what is made, so
 * eleven balls, halved, still give twice as many samosas.
 */
export function pieceScaleOf(dish: Dish, scale: number): number {
  if (jarCourses.has(dish.course)) return scale
  const serves = Math.round(dish.serves * scale)
  const counts = dish.steps.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'count' && arePieces(part) ? [part.amount] : [])),
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
