import { expect, test } from 'vitest'
import { directory } from '../directory/directory.ts'
import { labelled } from './labelled.ts'
import { labels } from './labels.ts'
import { type NeedName, needs } from './needs.ts'
import { type Candidate, recommend } from './recommend.ts'

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
const offers = new Map(directory.map((entry) => [entry.slug, entry.needs]))

type Row = { text: string; right: (NeedName | '-')[] }

const rowsOf = (lines: string): Row[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [first, text, others] = line.split('|').map((cell) => cell.trim()) as [string, string, string?]
      return { text, right: (others ?? first).split(' ') as Row['right'] }
    })

/** Shares of rows whose category is right, and whose first provider fits; both say who was missed. */
function scoreOf(rows: Row[]) {
  const missed: string[] = []
  const unfit: string[] = []
  for (const { text, right } of rows) {
    const { category, providers } = recommend({ text, city: 'Mumbai', hoursLeft: 48, liking: new Map() }, candidates)
    const wanted = right.map((name) => (name === '-' ? null : needs[name].category))
    if (!wanted.includes(category)) missed.push(`${text} → ${category}, not ${wanted}`)
    const first = providers[0] && offers.get(providers[0].id)
    const fits = right.some((name) => (name === '-' ? !first : first?.includes(name)))
    if (!fits) unfit.push(`${text} → ${providers[0]?.id}, not for ${right}`)
  }
  return { category: 1 - missed.length / rows.length, first: 1 - unfit.length / rows.length, missed, unfit }
}

test('DASH-8 what a reminder asks for is understood, and somebody fitting comes first', () => {
  const rows = rowsOf(labelled)
  expect(rows.length).toBeGreaterThan(100)
  const score = scoreOf(rows)
  expect(score.missed.length, score.missed.join('\n')).toBeLessThanOrEqual(rows.length * 0.03)
  expect(score.unfit.length, score.unfit.join('\n')).toBeLessThanOrEqual(rows.length * 0.03)
})
