import type { Fast } from '../calendar/fasts.ts'
import { certaintyTextOf } from '../calendar/festivals.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { menus } from '../read/load-menus.ts'
import type { Role } from '../read/vocabulary.ts'
import { recipeOfDish } from '../recipe/recipe-of-dish.ts'
import { type Category, categories, type Recipe } from '../recipe/types.ts'
import type { Candidate } from './candidate.ts'
import { type CandidatePool, kitchenPool } from './candidate-pool.ts'
import { isVrat } from './checks.ts'
import type { Chosen } from './choose.ts'
import { culturalTipsOf } from './cultural-tips.ts'
import { note, readHistory, type Seen } from './history.ts'
import { occasionOf } from './occasion.ts'
import type { Day } from './penalties.ts'
import { type PlannedMeal, planMeal } from './plan-meal.ts'
import { missingNote, repeatedNote, vegetarianNote } from './plan-notes.ts'
import { dinersOf, type Profile } from './profile.ts'
import { themeOf } from './theme.ts'

export type { Seen }

export type DayRequest = {
  /** The date, 'YYYY-MM-DD'. */
  date: string
  vegOnly: boolean
  /** The city the plan is for, such as 'Pune' or 'Mumbai, India'; an unknown city means all of India. */
  city: string
  /** What was shown and when; recipes shown in the last 90 days are not repeated. */
  seen: readonly Seen[]
  /** The same seed, date and history give the same plan; another seed gives a different one. */
  seed: string
  profile?: Profile | undefined
}

export type DaySection = {
  category: Category
  recipes: Recipe[]
  /** The place of a lunch or dinner plate, such as 'Kerala' or 'the Parsi kitchen'. */
  place?: string | undefined
  /** The role of each recipe in the meal, in their order. */
  roles: Role[]
}

export type DayPlan = {
  /** A title for the day that its dishes justify. */
  theme: string
  /** Two to four sentences on the day's festivals, fasts, produce and dishes. */
  culturalTips: string[]
  sections: DaySection[]
  /** True when so little was left unseen that a dish had to be repeated. */
  repeats: boolean
  /** Sentences on what could not be satisfied; empty on most days. */
  notes: string[]
  /** The festivals of the day at that place, with a note when the date is uncertain. */
  festivals: { name: string; sureness: string | undefined }[]
  /** The fasts of the day, and the ids of the dishes fit for a strict one. */
  fasts: (Fast & { dishes: string[] })[]
}

/**
 * Plans four recipes for each of five categories: all vegetarian, or two of each kind (egg counts as non-vegetarian).
 * Lunch and dinner are plates of one place. A profile that rules out meat (Jain, vegan, a strict fast) makes the whole
 * day vegetarian.
 *
 * @throws RangeError when the date is invalid, or the profile names an unknown allergen.
 */
export function planDay(request: DayRequest): DayPlan {
  return planFrom(kitchenPool(), request)
}

/**
 * Like `planDay`, in slices, so that other requests can run in between: each slice plans a meal or composes its
 * recipes.
 */
export function* planInSlices(request: DayRequest): Generator<undefined, DayPlan> {
  return yield* slicesFrom(kitchenPool(), request)
}

/** Like `planDay`, from a given pool. */
export function planFrom(pool: CandidatePool, request: DayRequest): DayPlan {
  const work = slicesFrom(pool, request)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

function* slicesFrom(pool: CandidatePool, request: DayRequest): Generator<undefined, DayPlan> {
  const day = dayOf(pool, request)
  const { occasion, diners } = day
  const { meals } = menus()
  const laid: PlannedMeal[] = []
  for (const category of categories) {
    yield
    const meal = planMeal(day, category, meals[category])
    for (const { candidate } of meal.chosen) {
      note(day.history, candidate, 0)
      if (candidate.kind === 'variation') day.variations++
      if (isVrat(candidate)) day.fastDishes++
    }
    day.eligible.clear()
    day.assessed.clear()
    laid.push(meal)
  }
  const chosen = laid.flatMap((meal) => meal.chosen)
  const dishes = chosen.map(({ candidate }) => candidate)
  const fit = occasion.isStrictFast || diners.fasting ? dishes.filter(isVrat).map(({ id }) => id) : []
  const sections: DaySection[] = []
  for (const meal of laid) {
    yield
    sections.push({
      category: meal.category,
      recipes: meal.chosen.map(({ candidate }) => recipeOf(candidate, meal.category)),
      place: meal.place && (meal.place.from ?? meal.place.name),
      roles: meal.chosen.map(({ candidate }) => candidate.role),
    })
  }
  return {
    theme: themeOf(occasion, dishes),
    culturalTips: culturalTipsOf(occasion, laid),
    sections,
    repeats: chosen.some(({ how }) => how === 'again'),
    notes: notesOf(chosen, request, diners.vegOnly),
    festivals: occasion.festivals.map((one) => ({ name: one.name, sureness: certaintyTextOf(one) })),
    fasts: occasion.fasts.map((one) => ({ ...one, dishes: one.strict ? fit : [] })),
  }
}

/** Returns the state from which the slots of a day are filled. */
export function dayOf(pool: CandidatePool, { date, vegOnly, city, seen, seed, profile = {} }: DayRequest): Day {
  const occasion = occasionOf(date, city, cookbook().places, menus())
  const diners = dinersOf(profile, vegOnly, occasion.isStrictFast)
  return {
    pool,
    history: readHistory(pool, date, seen),
    occasion,
    diners,
    eligible: new Map(),
    assessed: new Map(),
    scarce: new Map(),
    familiesOfFeasts: new Set([...occasion.dueSoon].flatMap((id) => pool.find(id)?.family ?? [])),
    variations: 0,
    fastDishes: 0,
    seed: `${seed} ${date} ${diners.vegOnly}`,
  }
}

/** Returns the recipe of a candidate for four, as its page shows it. */
export function recipeOf({ source }: Candidate, category: Category): Recipe {
  const dish = source()
  return recipeOfDish(dish, cookbook().places.get(dish.place)!, 4, category)
}

function notesOf(chosen: readonly Chosen[], { vegOnly }: DayRequest, allVeg: boolean): string[] {
  const notes: string[] = []
  const number = (how: Chosen['how']) => chosen.filter((one) => one.how === how).length
  const missing = categories.length * 4 - chosen.length
  if (allVeg && !vegOnly) notes.push(vegetarianNote)
  if (missing > 0) notes.push(missingNote(missing))
  if (number('again') > 0) notes.push(repeatedNote(number('again')))
  return notes
}
