import type { Draft } from '../compose/draft.ts'
import { chance } from '../compose/hash.ts'
import { likeness, pool, tellingIds } from '../compose/pool.ts'
import { buildRecipe, categoriesOf } from '../recipe/build.ts'
import { draftFor } from '../recipe/recipe.ts'
import { type Category, categories, type Recipe } from '../recipe/types.ts'

export type Seen = { id: string; date: string }

export type DayRequest = {
  /** The day, 'YYYY-MM-DD'. */
  date: string
  vegOnly: boolean
  /** What was shown, and when; whatever lies 90 days back or less is not shown again. */
  seen: readonly Seen[]
  /** The same seed, day and history give the same plan; another seed gives another. */
  seed: string
}

export type DayPlan = {
  sections: { category: Category; recipes: Recipe[] }[]
  /** True where so little was left unseen that something had to come again. */
  repeats: boolean
}

type Course = 'veg' | 'nonveg'

const restDays = 90
const perCategory = 4
/** Two recipes within 90 days share at most this part of what is beside the pantry. */
const alikeAtMost = 0.8
const mainsAWeek = 3

/**
 * Four recipes for each of the five categories: all vegetarian, or two of each kind (egg counts as non-vegetarian). The
 * family is drawn first, those longest unseen before the rest, so that families with many recipes do not crowd the plan.
 *
 * @throws RangeError when the date is no day.
 */
export function planDay({ date, vegOnly, seen, seed }: DayRequest): DayPlan {
  const history = readHistory(date, seen)
  const next = chance(`${seed} ${date} ${vegOnly}`)
  const sections = categories.map((category) => {
    const chosen: Draft[] = []
    for (let slot = 0; slot < perCategory; slot++) {
      const course: Course = vegOnly || slot % 2 === 0 ? 'veg' : 'nonveg'
      const draft = pick(category, course, chosen, history, next)
      chosen.push(draft)
      note(history, draft, 0)
    }
    return { category, recipes: chosen.map((draft) => buildRecipe(draft, 4, category)) }
  })
  return { sections, repeats: history.repeats }
}

type History = {
  /** Days since each family, and each identity, was last on a plan. */
  families: Map<string, number>
  identities: Map<string, number>
  /** How often a main was on a plan within the week. */
  mains: Map<string, number>
  tellings: ReadonlySet<string>[]
  repeats: boolean
}

function readHistory(date: string, seen: readonly Seen[]): History {
  const today = dayNumber(date)
  const history: History = {
    families: new Map(),
    identities: new Map(),
    mains: new Map(),
    tellings: [],
    repeats: false,
  }
  for (const { id, date: shown } of seen) {
    const ago = today - dayNumber(shown)
    const draft = ago <= restDays ? draftFor(id) : undefined
    if (draft) note(history, draft, Math.max(0, ago))
  }
  return history
}

function dayNumber(date: string): number {
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(milliseconds)) throw new RangeError(`${date} is no day`)
  return milliseconds / 86_400_000
}

function note(history: History, draft: Draft, ago: number): void {
  const nearest = (of: Map<string, number>, key: string) => of.set(key, Math.min(of.get(key) ?? Infinity, ago))
  nearest(history.families, draft.family.id)
  nearest(history.identities, draft.identity)
  if (ago < 7) history.mains.set(draft.label, (history.mains.get(draft.label) ?? 0) + 1)
  history.tellings.push(tellingIds(draft))
}

function pick(
  category: Category,
  course: Course,
  chosen: readonly Draft[],
  history: History,
  next: () => number,
): Draft {
  const fried = chosen.filter(({ family }) => family.uptake).length
  const mayFry = fried < (category === 'Hi-Tea' ? 2 : 1)
  const offered = [...offers(category, course)].filter(([, drafts]) => mayFry || !drafts[0]!.family.uptake)
  const order = offered
    .map(([family, drafts]) => ({ drafts, rank: Math.min(history.families.get(family) ?? 14, 14) + 4 * next() }))
    .sort((left, right) => right.rank - left.rank)
  for (const { drafts } of order) {
    const start = Math.floor(next() * drafts.length)
    for (let step = 0; step < drafts.length; step++) {
      const draft = drafts[(start + step) % drafts.length]!
      if (isFresh(draft, history)) return draft
    }
  }
  return longestUnseen(order, history)
}

function isFresh(draft: Draft, history: History): boolean {
  if (history.identities.has(draft.identity) || (history.mains.get(draft.label) ?? 0) >= mainsAWeek) return false
  const telling = tellingIds(draft)
  return history.tellings.every((other) => likeness(telling, other) <= alikeAtMost)
}

function longestUnseen(order: readonly { drafts: Draft[] }[], history: History): Draft {
  const ago = (draft: Draft) => history.identities.get(draft.identity) ?? Infinity
  const all = order.flatMap(({ drafts }) => drafts)
  const oldest = all.reduce((best, draft) => (ago(draft) > ago(best) ? draft : best))
  if (ago(oldest) < Infinity) history.repeats = true
  return oldest
}

type Offers = ReadonlyMap<string, Draft[]>

const built = new Map<string, Offers>()

/** Pork and buffalo are found by id, but not put before people who have not asked for them. */
const isAvoided = (draft: Draft): boolean => draft.parts.some(({ id }) => avoided.has(id))
const avoided = new Set(['pork', 'pork-chops', 'smoked-pork', 'chorizo', 'buffalo'])

/** What a category offers of one kind, by family. */
function offers(category: Category, course: Course): Offers {
  const key = `${category} ${course}`
  const known = built.get(key)
  if (known) return known
  const found = new Map<string, Draft[]>()
  for (const draft of pool())
    if ((draft.diet === 'veg') === (course === 'veg') && categoriesOf(draft).includes(category) && !isAvoided(draft))
      found.set(draft.family.id, [...(found.get(draft.family.id) ?? []), draft])
  built.set(key, found)
  return found
}
