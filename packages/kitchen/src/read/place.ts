import { parse } from 'yaml'
import * as z from 'zod'
import type { Fault } from './fault.ts'

/** Scripts in which a dish may have its home language's name. */
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
  /** What a plate is from, where that is a community and no place: 'the Parsi kitchen'. */
  from: z.string().optional(),
  /** The state whose people call it home; 'Pan-India' for what all of India cooks. */
  state: z.string(),
  region: z.enum(['North', 'West', 'Central', 'East', 'Northeast', 'South', 'Pan-India']),
  /** Places whose dishes stand on the same table, nearest first. */
  neighbours: z.array(z.string()),
  /** What the everyday meal rests on, the most usual first. */
  staples: z.array(z.string()).default([]),
  fats: z.array(z.string()).default([]),
  souring: z.array(z.string()).default([]),
  /** What a plate holds at noon. */
  lunch: z.array(z.string()).default([]),
  /** What is drunk beside it. */
  drink: z.string().optional(),
  /** How its people cook, in a sentence. */
  note: z.string(),
  /** Dishes that it is known for, ten where it has so many, by their ids; those of its own folder without the folder. */
  known_for: z.array(z.string()).max(12).default([]),
  /** Scripts of its home languages, any one of which a dish's name is written in; none where they write in Roman letters. */
  scripts: z.array(z.enum(scripts)).default([]),
  /** Cities whose people call it home, where it is narrower than their state. */
  cities: z.array(z.string()).default([]),
})

export type Place = z.output<typeof PlaceFile> & { id: string }

/** Places by their ids, and what is wrong with their files. */
export type Places = { byId: ReadonlyMap<string, Place>; faults: readonly Fault[] }

/**
 * Reads the places.
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
