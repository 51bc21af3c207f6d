import * as z from 'zod'
import { readTable } from '../read/table-file.ts'
import { list } from '../read/table-rows.ts'
import type { Place, Zone } from './places.ts'
import { zones } from './places.ts'

export type Produce = { vegetables: string[]; fruit: string[] }

/**
 * A row of calendar/produce.csv: vegetables and fruit at their best on the plains in a month (1 is January) and zone,
 * as ingredient ids. A guide based on arrivals at wholesale markets and cooks' experience, not a price forecast.
 */
const Row = z.object({
  month: z.coerce.number().int().min(1).max(12),
  zone: z.enum([...zones, 'all']),
  vegetables: list,
  fruit: list,
})

const byMonth = new Map<string, Produce>(
  readTable('calendar/produce.csv', Row).map(({ month, zone, vegetables, fruit }) => [
    `${month} ${zone}`,
    { vegetables, fruit },
  ]),
)

/**
 * Returns the ingredient ids of the produce at its best in a month (1 is January) in a zone; without a zone, in any
 * zone.
 */
export function produceOf(month: number, { zone }: Pick<Place, 'zone'>): Produce {
  if (zone) return ofZone(month, zone)
  const all = zones.map((one) => ofZone(month, one))
  return {
    vegetables: [...new Set(all.flatMap(({ vegetables }) => vegetables))],
    fruit: [...new Set(all.flatMap(({ fruit }) => fruit))],
  }
}

const ofZone = (month: number, zone: Zone): Produce =>
  byMonth.get(`${month} ${zone}`) ?? byMonth.get(`${month} all`) ?? { vegetables: [], fruit: [] }

/** Foods that are stored or grown all year, though they are best in a few months. */
const allYear = new Set([
  'potato',
  'pumpkin',
  'banana',
  'papaya',
  'mushroom',
  'carrot',
  'cabbage',
  'brinjal',
  'spinach',
  'cucumber',
  'lauki',
  'beans',
  'capsicum',
  'sweet-potato',
  'suran',
  'arbi',
  'drumstick',
  'radish',
  'beetroot',
  'spring-onion',
  'mint',
  'apple',
  'grapes',
  'pomegranate',
  'pineapple',
  'kaccha-kela',
  'banana-stem',
  'corn',
])

const monthsByFood = new Map<string, Set<number>>()

/** Returns the months in which a zone lists a food; without a zone, those of any zone. */
function monthsOf(id: string, { zone }: Pick<Place, 'zone'>): Set<number> {
  const key = `${id} ${zone ?? ''}`
  const known = monthsByFood.get(key)
  if (known) return known
  const months = new Set<number>()
  for (let month = 1; month <= 12; month++) {
    const { vegetables, fruit } = produceOf(month, { zone })
    if (vegetables.includes(id) || fruit.includes(id)) months.add(month)
  }
  monthsByFood.set(key, months)
  return months
}

/**
 * Whether a fruit or vegetable is hard to find in a month: it has a season, and neither this month nor an adjacent one
 * is in it.
 */
export function isOutOfSeason(id: string, month: number, place: Pick<Place, 'zone'>): boolean {
  if (allYear.has(id)) return false
  const months = monthsOf(id, place)
  const beside = [month, (month % 12) + 1, ((month + 10) % 12) + 1]
  return months.size > 0 && !beside.some((one) => months.has(one))
}

export const seasons = ['winter', 'spring', 'summer', 'monsoon', 'autumn'] as const
export type Season = (typeof seasons)[number]

const bySeason: Record<number, Season> = {
  1: 'winter',
  2: 'winter',
  3: 'spring',
  10: 'autumn',
  11: 'autumn',
  12: 'winter',
}

/** Returns the local season of a month. On the Tamil coast the rains come from October to December. */
export function seasonOf(month: number, { state }: Pick<Place, 'state'>): Season {
  if ((state === 'Tamil Nadu' || state === 'Puducherry') && month >= 10) return 'monsoon'
  return bySeason[month] ?? (month <= 6 ? 'summer' : 'monsoon')
}
