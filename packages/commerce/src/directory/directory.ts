import { everywhere } from '../can-supply.ts'
import { type NeedName, needs } from '../needs/needs.ts'
import { allIndia } from './all-india.ts'
import { byCity } from './by-city.ts'

/** A vendor or service in the built-in directory. */
export type Entry = {
  /** Never changes, since stored vendors refer to it. */
  slug: string
  name: string
  vendorCategory: 'grocery' | 'restaurant' | 'service' | 'gift'
  tier: 1 | 2 | 3
  /** 'Pan India' or a city. */
  location: string
  /** The needs it serves, the main one first. */
  needs: NeedName[]
  /** Whether it delivers within the hour. */
  isQuick: boolean
  website: string | null
  description: string
}

/** Marks vendors that deliver within the hour; listed among their needs. */
const quick = 'quick'

function entriesOf(table: string, location: string): Entry[] {
  return table
    .trim()
    .split('\n')
    .map((line) => entryOf(line, location))
}

/**
 * Parses a line of the table.
 *
 * @throws Error for an invalid line: the directory's test parses every one.
 */
function entryOf(line: string, location: string): Entry {
  // 'Apollo 24|7' has the separator in its name, without spaces around it.
  const cells = line.split(' | ')
  if (cells.length !== 6) throw new Error(`${cells.length} cells in: ${line}`)
  const [name, vendorCategory, tier, purposes, website, description] = cells as [
    string,
    Entry['vendorCategory'],
    string,
    string,
    string,
    string,
  ]
  const named = purposes.split(' ').filter((purpose) => purpose !== quick)
  const found = named.map((purpose) => {
    if (!(purpose in needs)) throw new Error(`No need is called ${purpose}: ${line}`)
    return purpose as NeedName
  })
  return {
    slug: slugOf(location === everywhere ? name : `${name} ${location}`),
    name,
    vendorCategory,
    tier: Number(tier) as Entry['tier'],
    location,
    needs: found,
    isQuick: purposes.split(' ').includes(quick),
    website: website === '-' ? null : website,
    description,
  }
}

function slugOf(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** The built-in directory, in its original order. */
export const directory: readonly Entry[] = [
  ...entriesOf(allIndia, everywhere),
  ...Object.entries(byCity).flatMap(([city, table]) => entriesOf(table, city)),
]
