import type { Portion } from '../read/dish.ts'

/** The number of leaves on a sprig as broken off. */
const leavesOfSprig = 10
/** The most leaves a cook would count. */
const mostCounted = 8

/** Whether a portion is counted in leaves that should be shown as sprigs: 23 curry leaves are two sprigs. */
export const isBySprig = ({ food, unit }: Pick<Portion, 'food' | 'unit'>): boolean =>
  food.name === 'curry leaf' && (unit === null || unit === 'piece')

/**
 * Returns the leaves of the whole number of sprigs below and above, so that uses add up: a sprig in the pot and two on
 * top are three.
 */
export function sprigsNear(leaves: number): number[] {
  const sprigs = leaves / leavesOfSprig
  return [Math.max(1, Math.floor(sprigs)), Math.max(1, Math.ceil(sprigs))].map((count) => count * leavesOfSprig)
}

/** Formats a number of leaves: '6', 'a sprig', '3 sprigs'. */
export function leavesInWords(leaves: number): string {
  if (leaves <= mostCounted + 0.5) return String(Math.max(1, Math.round(leaves)))
  const sprigs = Math.max(1, Math.round(leaves / leavesOfSprig - 0.01))
  return sprigs === 1 ? 'a sprig' : `${sprigs} sprigs`
}
