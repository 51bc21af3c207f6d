import { dayNumber } from '../calendar/day.ts'
import { type Season, seasonOf } from '../calendar/produce.ts'
import { hash } from '../hash.ts'
import { kitchenTipTable } from './kitchen-tip-table.ts'

export type KitchenTip = { topic: string; season: Season | undefined; text: string }

export const kitchenTips: readonly KitchenTip[] = kitchenTipTable
  .trim()
  .split('\n')
  .map((line) => {
    const [topic, season, text] = line.split('|') as [string, Season | '-', string]
    return { topic, season: season === '-' ? undefined : season, text }
  })

const shuffled = kitchenTips
  .map((tip) => ({ tip, rank: hash(tip.text) }))
  .sort((left, right) => left.rank - right.rank)
  .map(({ tip }) => tip)

const always = shuffled.filter(({ season }) => season === undefined)

/**
 * Returns the tip of a day. Year-round tips follow a shuffled order, so each repeats only after all the others; a
 * seasonal tip appears on one day a year.
 *
 * @throws RangeError when the text is not a date.
 */
export function kitchenTip(date: string): string {
  const day = dayNumber(date)
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
  return shuffled.filter((tip) => tip.season === season)[week * own.length + own.indexOf(month)]
}
