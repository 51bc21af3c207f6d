import * as z from 'zod'
import { readTable } from '../read/table-file.ts'
import { list } from '../read/table-rows.ts'

export const zones = ['north', 'west', 'south', 'east'] as const
/** A part of the plains where the same produce is in season at the same time. */
export type Zone = (typeof zones)[number]

/** The place a plan is made for. Without a state it means all of India. */
export type Place = { state: string | undefined; region: string | undefined; zone: Zone | undefined }

type StateRow = { state: string; region: string; zone: Zone; names: string[] }

const Row = z.object({ state: z.string().min(3), region: z.string().min(3), zone: z.enum(zones), cities: list })

/** The states and union territories, each with the common names of its cities: calendar/states.csv. */
export const states: readonly StateRow[] = readTable('calendar/states.csv', Row).map(
  ({ state, region, zone, cities }) => ({ state, region, zone, names: [state.toLowerCase(), ...cities] }),
)

export const regions = [...new Set(states.map(({ region }) => region)), 'Pan-India']

const byName = new Map(states.flatMap((row) => row.names.map((name) => [name, row] as const)))
const anywhere: Place = { state: undefined, region: undefined, zone: undefined }

/**
 * Returns the state of "Pune", "Bengaluru, India" or "Ooty, Tamil Nadu", trying the parts in order; an unknown place
 * means all of India.
 */
export function placeOfCity(city: string): Place {
  for (const part of city.toLowerCase().split(/[,;/()|]+/)) {
    const row = byName.get(part.trim().replace(/\s+/g, ' '))
    if (row) return { state: row.state, region: row.region, zone: row.zone }
  }
  return anywhere
}
