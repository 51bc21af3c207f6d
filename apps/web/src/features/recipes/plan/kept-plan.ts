import type { MealPlan } from '@planner/contract/kitchen/recipes'
import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'

/** The day that the kept plans are of, and the plans themselves with whose they are. */
const dateKey = 'lastFetchDate'
const planKey = 'cachedMealPlan'

/** `vegOnly` is the form of the plan that was kept last. */
type Kept = { user: string; at?: number; vegOnly?: boolean; plans: { veg?: MealPlan; all?: MealPlan } }

/** The plan of that day that this browser keeps for a person and a diet. */
export const keptPlan = (userId: string, vegOnly: boolean, date: string): MealPlan | undefined =>
  storage.read(dateKey) === date ? read(userId)[slotOf(vegOnly)] : undefined

/** The plan that was kept last, of whatever day: for when nothing else can be had. */
export const lastKeptPlan = (userId: string, vegOnly: boolean): MealPlan | undefined => read(userId)[slotOf(vegOnly)]

/** When a plan was last kept, in milliseconds since 1970. */
export const plansKeptAt = (userId: string): number => kept(userId)?.at ?? 0

/** Which form of the plan this browser showed a person last; null where it keeps none. */
export const keptVegOnly = (userId: string): boolean | null => kept(userId)?.vegOnly ?? null

/** Keeps a plan under its own day; what was kept of another day or for another person goes. */
export function keepPlan(userId: string, vegOnly: boolean, plan: MealPlan): void {
  const others = storage.read(dateKey) === plan.date ? read(userId) : {}
  const next: Kept = { user: userId, at: now().getTime(), vegOnly, plans: { ...others, [slotOf(vegOnly)]: plan } }
  storage.write(planKey, JSON.stringify(next))
  storage.write(dateKey, plan.date)
}

/** Hears that another tab of this browser has kept a plan. Returns how to stop listening. */
export function onKeptElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => (key === planKey || key === dateKey) && listener()
  window.addEventListener('storage', hear)

  return () => window.removeEventListener('storage', hear)
}

/** What is kept may no longer be the server's: it is left for when nothing else can be had. */
export const doubtKeptPlans = (): void => storage.remove(dateKey)

const slotOf = (vegOnly: boolean): 'veg' | 'all' => (vegOnly ? 'veg' : 'all')

const read = (userId: string): Kept['plans'] => usable(kept(userId)?.plans ?? {})

function kept(userId: string): Partial<Kept> | null {
  const text = storage.read(planKey)
  if (text === null) return null
  try {
    const there = JSON.parse(text) as Partial<Kept> | null
    return there?.user === userId ? there : null
  } catch {
    // Somebody else's writing, or half of ours: the server has the plan.
    return null
  }
}

const usable = ({ veg, all }: Kept['plans']): Kept['plans'] => ({
  ...(veg?.sections && { veg }),
  ...(all?.sections && { all }),
})
