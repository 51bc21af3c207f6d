import { placeTable } from './place-table.ts'

export const zones = ['north', 'west', 'south', 'east'] as const
/** Where vegetables ripen together: the plains by direction. */
export type Zone = (typeof zones)[number]

/** Where a plan is made for. Without a state it is for all of India. */
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

/** The state of "Pune", "Bengaluru, India" or "Ooty, Tamil Nadu", the most exact part first; any other place is all of India. */
export function placeOfCity(city: string): Place {
  for (const part of city.toLowerCase().split(/[,;/()|]+/)) {
    const row = byName.get(part.trim().replace(/\s+/g, ' '))
    if (row) return { state: row.state, region: row.region, zone: row.zone }
  }
  return anywhere
}
