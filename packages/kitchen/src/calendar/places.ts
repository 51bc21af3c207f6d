import { placeTable } from './place-table.ts'

export const zones = ['north', 'west', 'south', 'east'] as const
/** A part of the plains where the same produce is in season at the same time. */
export type Zone = (typeof zones)[number]

/** The place a plan is made for. Without a state it means all of India. */
export type Place = { state: string | undefined; region: string | undefined; zone: Zone | undefined }

type StateRow = { state: string; region: string; zone: Zone; names: string[] }

export const states: readonly StateRow[] = placeTable
  .trim()
  .split('\n')
  .map((line) => {
    const [state, region, zone, cities] = line.split('|') as [string, string, Zone, string]
    return { state, region, zone, names: [state.toLowerCase(), ...cities.split(',')] }
  })

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
