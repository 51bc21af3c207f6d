import { expect, test } from 'vitest'
import { directory } from '../../src/directory/directory.ts'
import { labels } from '../../src/needs/labels.ts'
import { type NeedName, needs } from '../../src/needs/needs.ts'
import { type Candidate, recommend } from '../../src/needs/recommend.ts'
import { implicit } from './implied.ts'
import { nearMisses } from './near-misses.ts'
import { firstUnseenSet, secondUnseenSet } from './unseen.ts'
import { labelled } from './written-with-the-rules.ts'

const candidates: Candidate[] = directory.map((entry) => ({
  id: entry.slug,
  name: entry.name,
  description: entry.description,
  tier: entry.tier,
  location: entry.location,
  services: entry.needs.map((name) => labels[name]),
  website: entry.website,
  rating: null,
}))
const offers = new Map(directory.map((entry) => [entry.slug, entry.needs as string[]]))

/** In the test data, a dash means none. */
type Row = { text: string; categories: string[]; kinds: string[] }

const cellsOf = (lines: string): string[][] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

const ownRows = (lines: string): Row[] =>
  cellsOf(lines).map(([first, text, others]) => {
    const kinds = (others ?? first!).split(' ')
    const categories = kinds.map((name) => (name === '-' ? name : needs[name as NeedName].category))
    return { text: text!, categories, kinds }
  })

const freshRows = (lines: string): Row[] =>
  cellsOf(lines).map(([categories, text, kinds]) => ({
    text: text!,
    categories: categories!.split(' '),
    kinds: kinds!.split(' '),
  }))

/** Returns the rows with a wrong category, and those whose first provider does not fit. */
function missesOf(rows: Row[]) {
  const missed: string[] = []
  const unfit: string[] = []
  for (const { text, categories, kinds } of rows) {
    const { category, providers } = recommend({ text, city: 'Mumbai', hoursLeft: 48, liking: new Map() }, candidates)
    if (!categories.includes(category ?? '-')) missed.push(`${text} → ${category}, not ${categories.join(' ')}`)
    const first = providers[0] && offers.get(providers[0].id)
    const fits = first ? kinds.some((kind) => first.includes(kind)) : kinds.includes('-')
    if (!fits) unfit.push(`${text} → ${providers[0]?.id}, not for ${kinds.join(' ')}`)
  }
  return { missed, unfit }
}

const sets: [name: string, rows: Row[]][] = [
  ['own', ownRows(labelled)],
  ['own, said by the trouble', ownRows(implicit)],
  ['near-misses', cellsOf(nearMisses).map(([text]) => ({ text: text!, categories: ['-'], kinds: ['-'] }))],
  ['fresh 1', freshRows(firstUnseenSet)],
  ['fresh 2', freshRows(secondUnseenSet)],
]

test.each(sets)('DASH-8 a reminder’s need is understood, and a fitting vendor comes first: %s', (_name, rows) => {
  expect(rows.length).toBeGreaterThanOrEqual(100)
  const { missed, unfit } = missesOf(rows)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(rows.length * 0.05)
  expect(unfit.length, unfit.join('\n')).toBeLessThanOrEqual(rows.length * 0.1)
})

test('DASH-8 a reason repeats the word of the reminder as it was typed', () => {
  const why = (text: string) =>
    recommend({ text, city: 'Mumbai', hoursLeft: 48, liking: new Map() }, candidates).providers[0]?.why
  expect(why('Geyser theek karwana hai')).toMatch(/\. For “Geyser” in your reminder$/)
  expect(why('Sabzii lani hai')).toMatch(/\. For “Sabzii” in your reminder$/)
})
