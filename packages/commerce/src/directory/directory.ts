import { everywhere } from '../can-supply.ts'
import { type NeedName, needs } from '../needs/needs.ts'
import { allIndia } from './all-india.ts'
import { byCity } from './by-city.ts'

/** Someone who sells or helps, as the product knows them at its start. */
export type Entry = {
  /** Never changes: stored vendors refer to it. */
  slug: string
  name: string
  vendorCategory: 'grocery' | 'restaurant' | 'service' | 'gift'
  tier: 1 | 2 | 3
  /** 'Pan India' or a city. */
  location: string
  /** What it helps with, the main thing first. */
  needs: NeedName[]
  /** Brings things within the hour. */
  isQuick: boolean
  website: string | null
  description: string
}

/** Marks vendors that deliver within the hour, among their needs. */
const quick = 'quick'

function entriesOf(table: string, location: string): Entry[] {
  return table
    .trim()
    .split('\n')
    .map((line) => entryOf(line, location))
}

/** @throws Error for a line that does not fit the table: the directory's test reads every one. */
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

/** The directory that ships with the product, in its order. */
export const directory: readonly Entry[] = [
  ...entriesOf(allIndia, everywhere),
  ...Object.entries(byCity).flatMap(([city, table]) => entriesOf(table, city)),
]
