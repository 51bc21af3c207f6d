import { dayNumber } from '../calendar/day.ts'
import { seasonOf } from '../calendar/produce.ts'
import { hash } from '../hash.ts'
import { type KitchenTip, kitchenTips } from './kitchen-tips.ts'

type Shuffled = { all: readonly KitchenTip[]; always: readonly KitchenTip[] }
let shuffled: Shuffled | undefined

/** Returns the tips in their shuffled order, put in order once per process. */
function shuffledTips(): Shuffled {
  if (shuffled) return shuffled
  const all = kitchenTips()
    .map((tip) => ({ tip, rank: hash(tip.text) }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ tip }) => tip)
  shuffled = { all, always: all.filter(({ season }) => season === undefined) }
  return shuffled
}

/**
 * Returns the tip of a day. Year-round tips follow a shuffled order, so each repeats only after all the others; a
 * seasonal tip appears on one day a year.
 *
 * @throws RangeError when the text is not a date.
 */
export function kitchenTip(date: string): string {
  const day = dayNumber(date)
  const { always } = shuffledTips()
  const size = always.length
  return (ofSeason(date) ?? always[((day % size) + size) % size]!).text
}

const months: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1)

/**
 * Returns the seasonal tip of a date. A season's tips are spread over its months, six days apart from the fourth on.
 */
function ofSeason(date: string): KitchenTip | undefined {
  const month = Number(date.slice(5, 7))
  const season = seasonOf(month, { state: undefined })
  const own = months.filter((one) => seasonOf(one, { state: undefined }) === season)
  const week = (Number(date.slice(8)) - 4) / 6
  if (!Number.isInteger(week)) return undefined
  return shuffledTips().all.filter((tip) => tip.season === season)[week * own.length + own.indexOf(month)]
}
