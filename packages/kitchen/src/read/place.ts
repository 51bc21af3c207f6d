import { parse } from 'yaml'
import * as z from 'zod'
import type { Fault } from './fault.ts'

/** The scripts in which a dish's name in its home language may be written. */
export const scripts = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Oriya',
  'Tamil',
  'Telugu',
] as const
export type Script = (typeof scripts)[number]

/** A file of places/. */
const PlaceFile = z.strictObject({
  name: z.string(),
  /** The name to use for a plate when it is a community rather than a place: 'the Parsi kitchen'. */
  from: z.string().optional(),
  /** The state whose people call it home; 'Pan-India' for dishes from all over India. */
  state: z.string(),
  region: z.enum(['North', 'West', 'Central', 'East', 'Northeast', 'South', 'Pan-India']),
  /** Places whose dishes suit the same plate, nearest first. */
  neighbours: z.array(z.string()),
  /** The staples of the everyday meal, most common first. */
  staples: z.array(z.string()).default([]),
  fats: z.array(z.string()).default([]),
  souring: z.array(z.string()).default([]),
  /** The dishes of a typical lunch plate. */
  lunch: z.array(z.string()).default([]),
  /** The drink served with it. */
  drink: z.string().optional(),
  /** One sentence on how its people cook. */
  note: z.string(),
  /** The ids of its signature dishes, ten if it has that many; those of its own folder without the folder. */
  known_for: z.array(z.string()).max(12).default([]),
  /** The scripts of its home languages, any of which a dish's name may use; empty if they use Roman letters. */
  scripts: z.array(z.enum(scripts)).default([]),
  /** The cities whose people call it home, if it is smaller than their state. */
  cities: z.array(z.string()).default([]),
})

export type Place = z.output<typeof PlaceFile> & { id: string }

/** Places by id, and the faults of their files. */
export type Places = { byId: ReadonlyMap<string, Place>; faults: readonly Fault[] }

/**
 * Parses the places.
 *
 * @param files the content of each file of `places/`, by its name, such as 'goa.yaml'.
 */
export function readPlaces(files: ReadonlyMap<string, string>): Places {
  const byId = new Map<string, Place>()
  const faults: Fault[] = []
  for (const [file, text] of files) {
    const id = file.replace(/\.yaml$/, '')
    const read = PlaceFile.safeParse(parse(text))
    if (read.success) {
      const known = read.data.known_for.map((dish) => (dish.includes('/') ? dish : `${id}/${dish}`))
      byId.set(id, { id, ...read.data, known_for: known })
    } else
      faults.push({ file, line: 1, text: `${read.error.issues[0]!.path.join('.')}: ${read.error.issues[0]!.message}` })
  }
  for (const { id, neighbours } of byId.values()) {
    for (const near of neighbours) {
      if (!byId.has(near)) faults.push({ file: `${id}.yaml`, line: 1, text: `neighbour '${near}' has no file` })
    }
  }
  return { byId, faults }
}
