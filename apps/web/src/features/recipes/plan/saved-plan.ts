import type { MealPlan } from '@planner/contract/kitchen/recipes'
import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'

/** Storage keys of the stored plans' date, and of the plans with their owner. */
const dateKey = 'lastFetchDate'
const planKey = 'cachedMealPlan'

/** `vegOnly` is the form of the plan stored last. */
type SavedPlans = { user: string; at?: number; vegOnly?: boolean; plans: { veg?: MealPlan; all?: MealPlan } }

/** Returns the stored plan for a person, diet and date. */
export const savedPlan = (userId: string, vegOnly: boolean, date: string): MealPlan | undefined =>
  storage.read(dateKey) === date ? read(userId)[slotOf(vegOnly)] : undefined

/** Returns the plan stored last, whatever its date, for when no other is available. */
export const lastSavedPlan = (userId: string, vegOnly: boolean): MealPlan | undefined => read(userId)[slotOf(vegOnly)]

/** Returns when a plan was last stored, in milliseconds since 1970. */
export const plansSavedAt = (userId: string): number => saved(userId)?.at ?? 0

/** Returns whether the plan this browser last showed the person was vegetarian only; null if none is stored. */
export const savedVegOnly = (userId: string): boolean | null => saved(userId)?.vegOnly ?? null

/** Stores a plan under its date, dropping plans of other dates and people. */
export function savePlan(userId: string, vegOnly: boolean, plan: MealPlan): void {
  const others = storage.read(dateKey) === plan.date ? read(userId) : {}
  const next: SavedPlans = { user: userId, at: now().getTime(), vegOnly, plans: { ...others, [slotOf(vegOnly)]: plan } }
  storage.write(planKey, JSON.stringify(next))
  storage.write(dateKey, plan.date)
}

/** Listens for plans stored by other tabs. Returns the unsubscribe function. */
export function onSavedElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === planKey || key === dateKey) && listener()
  window.addEventListener('storage', hear)

  return () => window.removeEventListener('storage', hear)
}

/** Marks the stored plans as possibly outdated: they are then used only if no other plan is available. */
export const invalidateSavedPlans = (): void => storage.remove(dateKey)

const slotOf = (vegOnly: boolean): 'veg' | 'all' => (vegOnly ? 'veg' : 'all')

const read = (userId: string): SavedPlans['plans'] => usable(saved(userId)?.plans ?? {})

function saved(userId: string): Partial<SavedPlans> | null {
  const text = storage.read(planKey)
  if (text === null) return null
  try {
    const there = JSON.parse(text) as Partial<SavedPlans> | null
    return there?.user === userId ? there : null
  } catch {
    // Written by other code, or incomplete: the server has the plan.
    return null
  }
}

const usable = ({ veg, all }: SavedPlans['plans']): SavedPlans['plans'] => ({
  ...(veg?.sections && { veg }),
  ...(all?.sections && { all }),
})
