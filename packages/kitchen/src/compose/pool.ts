import { inSlices } from '../in-slices.ts'
import { families } from '../knowledge/families.ts'
import { type Draft, eachDraftOf } from './draft.ts'

/** What every kitchen has: it does not make two recipes different. */
const pantry = new Set(
  'water salt oil mustard-oil groundnut-oil haldi chilli-powder coriander-powder cumin garam-masala mustard hing green-chilli coriander lemon sugar'.split(
    ' ',
  ),
)

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1/g, '$1')

/** |A and B| / |A or B| of what the two hold beside the pantry. */
export function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let both = 0
  for (const id of left) if (right.has(id)) both++
  const either = left.size + right.size - both
  return either === 0 ? 1 : both / either
}

const tellings = new WeakMap<Draft, ReadonlySet<string>>()

/** What tells a recipe from another: all but the pantry. */
export function tellingIds(draft: Draft): ReadonlySet<string> {
  const known = tellings.get(draft)
  if (known) return known
  const ids = draft.parts.filter(({ id, from }) => !pantry.has(id) && from !== 'frying').map(({ id }) => id)
  const telling = new Set(ids)
  tellings.set(draft, telling)
  return telling
}

/** Two styles of one dish count as two recipes only below this likeness: at least three parts in ten really change. */
const distinctBelow = 0.7

/** The genuinely distinct recipes, in the order of the tables. Built once, on first use. */
export const pool = (): Draft[] => pooled.get()

export const poolSlices = () => pooled.slices()

/** So many drafts of a family are a slice of the work. */
const sliceDrafts = 150

const pooled = inSlices(function* () {
  const titles = new Set<string>()
  const ids = new Set<string>()
  const kept: Draft[] = []
  for (const family of families) {
    const byIdentity = new Map<string, ReadonlySet<string>[]>()
    let looked = 0
    for (const draft of eachDraftOf(family)) {
      if (++looked % sliceDrafts === 0) yield
      const title = fold(draft.title)
      if (titles.has(title) || ids.has(draft.id)) continue
      const telling = tellingIds(draft)
      const brothers = byIdentity.get(draft.identity) ?? []
      if (brothers.some((other) => likeness(telling, other) > distinctBelow)) continue
      titles.add(title)
      ids.add(draft.id)
      byIdentity.set(draft.identity, [...brothers, telling])
      kept.push(draft)
    }
    yield
  }
  return kept
})
