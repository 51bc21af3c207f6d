import { dayNumber } from '../calendar/day.ts'
import type { Category } from '../recipe/types.ts'
import type { Choice } from './choice.ts'
import { ingredientCount } from './filler.ts'
import type { Shelf } from './shelf.ts'

export type Seen = { id: string; date: string }

/** A dish is not shown again within so many days. */
export const restDays = 90

/** Forms of one dish, and dishes of one main and course, stay so many days apart. */
export const kinDays = 4

/** What has been on the table. */
export type History = {
  /** Days since each recipe was last shown, by its id. */
  shown: Map<string, number>
  /** What fillers were shown, whatever their style. */
  identities: Set<string>
  /** Roots, and mains with their course, of the last few days. */
  kin: Set<string>
  /** Days since a dish of a region was shown, of the last week. */
  regions: Set<string>
  /** What the grammar filled with in 90 days, by the categories where it could stand. */
  fillers: Map<Category, Choice[]>
  /** By category, fillers found to be like one of them: that only grows as more is shown. */
  alike: Map<Category, Set<Choice>>
}

/** Reads what was shown; ids that name no dish are passed over. */
export function readHistory(shelf: Shelf, date: string, seen: readonly Seen[]): History {
  const today = dayNumber(date)
  const history: History = {
    shown: new Map(),
    identities: new Set(),
    kin: new Set(),
    regions: new Set(),
    fillers: new Map(),
    alike: new Map(),
  }
  const days = new Map<string, number>()
  for (const { id, date: shown } of seen) {
    let ago = days.get(shown)
    if (ago === undefined) {
      ago = Math.abs(today - dayNumber(shown))
      days.set(shown, ago)
    }
    const choice = ago <= restDays ? shelf.find(id) : undefined
    if (choice) note(history, choice, ago)
  }
  return history
}

export function note(history: History, choice: Choice, ago: number): void {
  history.shown.set(choice.id, Math.min(ago, history.shown.get(choice.id) ?? ago))
  if (ago < kinDays) for (const key of choice.kin) history.kin.add(key)
  if (ago < 7) history.regions.add(choice.region)
  if (choice.kind !== 'filler') return
  history.identities.add(choice.identity)
  for (const category of choice.categories) {
    const known = history.fillers.get(category)
    if (known) known.push(choice)
    else history.fillers.set(category, [choice])
  }
}

export const isKin = (choice: Choice, { kin }: History): boolean => choice.kin.some((key) => kin.has(key))

/** Whether a filler was shown within 90 days in another style. */
export const isOtherStyle = ({ kind, identity }: Choice, { identities }: History): boolean =>
  kind === 'filler' && identities.has(identity)

/** Above this part two recipes of the grammar are one to whoever eats. */
const alike = 0.8

/** Whether a filler is like another that was shown in the same category within 90 days. */
export function isLikeShown(choice: Choice, category: Category, { fillers, alike: found }: History): boolean {
  if (choice.kind !== 'filler') return false
  const known = found.get(category) ?? new Set()
  found.set(category, known)
  if (known.has(choice)) return true
  for (const one of choice.telling) held[one] = 1
  const isLike = (fillers.get(category) ?? []).some((other) => likenessTo(choice, other) > alike)
  for (const one of choice.telling) held[one] = 0
  if (isLike) known.add(choice)
  return isLike
}

/** Marks the ingredients of the filler that is compared; all zero between calls. */
const held = new Uint8Array(ingredientCount)

/** |A and B| / |A or B| of what tells the marked filler and another. */
function likenessTo({ telling }: Choice, { telling: others }: Choice): number {
  let both = 0
  for (const one of others) both += held[one]!
  const either = telling.length + others.length - both
  return either === 0 ? 1 : both / either
}
