import { dayNumber } from '../calendar/day.ts'
import { type Fast, fastsOn } from '../calendar/fasts.ts'
import { festivalsOn, surenessOf } from '../calendar/festivals.ts'
import { placeOfCity } from '../calendar/places.ts'
import { produceOf } from '../calendar/produce.ts'
import { compose } from '../recipe/composed.ts'
import { type Category, categories, type Recipe } from '../recipe/types.ts'
import { isVrat } from './checks.ts'
import { culturalTipsOf } from './cultural-tips.ts'
import { type Draw, type Drawn, draw } from './draw.ts'
import { note, readHistory, type Seen } from './history.ts'
import { dinersOf, type Profile } from './profile.ts'
import { type Dish, kitchenShelf, type Shelf } from './shelf.ts'
import { themeOf } from './theme.ts'
import { type Occasion, perCategory, wishesFor } from './wishes.ts'

export type { Seen }

export type DayRequest = {
  /** The day, 'YYYY-MM-DD'. */
  date: string
  vegOnly: boolean
  /** Where the plan is for, such as 'Pune' or 'Mumbai, India'; a place that is not known is all of India. */
  city: string
  /** What was shown, and when; whatever lies 90 days back or less is not shown again. */
  seen: readonly Seen[]
  /** The same seed, day and history give the same plan; another seed gives another. */
  seed: string
  profile?: Profile | undefined
}

export type DayPlan = {
  /** A title for the day that its dishes bear out. */
  theme: string
  /** Two to four sentences on the day's feasts, fasts, produce and dishes. */
  culturalTips: string[]
  sections: { category: Category; recipes: Recipe[] }[]
  /** True where so little was left unseen that something had to come again. */
  repeats: boolean
  /** What could not be kept, in sentences; empty on most days. */
  notes: string[]
  /** The feasts of the day at that place, with a word where the day is not certain. */
  festivals: { name: string; sureness: string | undefined }[]
  /** The fasts of the day, and the ids of the dishes that are fit for a strict one. */
  fasts: (Fast & { dishes: string[] })[]
}

/**
 * Four recipes for each of five categories: all vegetarian, or two of each kind (egg counts as non-vegetarian). A profile
 * that excludes meat by its nature (Jain, vegan, a fast that is kept) makes the whole day vegetarian.
 *
 * @throws RangeError when the date is no day, or the profile names an unknown allergen.
 */
export function planDay(request: DayRequest): DayPlan {
  return planFrom(kitchenShelf(), request)
}

/** The same in slices, for whoever serves others meanwhile: a category is drawn, or its recipes are composed, in one. */
export function* planInSlices(request: DayRequest): Generator<undefined, DayPlan> {
  return yield* slicesFrom(kitchenShelf(), request)
}

/** The same from a given shelf. */
export function planFrom(shelf: Shelf, request: DayRequest): DayPlan {
  const work = slicesFrom(shelf, request)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

function* slicesFrom(shelf: Shelf, request: DayRequest): Generator<undefined, DayPlan> {
  const { from, occasion } = prepare(shelf, request)
  const wishes = wishesFor(shelf, from.history, occasion)
  const drawn: { category: Category; dishes: Drawn[] }[] = []
  const day: Dish[] = []
  for (const category of categories) {
    yield
    const dishes: Drawn[] = []
    for (let slot = 0; slot < perCategory; slot++) {
      const place = { category, slot, veg: from.diners.vegOnly || slot % 2 === 0 }
      const section = dishes.map(({ dish }) => dish)
      const found = draw(from, place, wishes.of(place, section, day), section)
      if (!found) continue
      dishes.push(found)
      day.push(found.dish)
      note(from.history, found.dish, 0)
    }
    drawn.push({ category, dishes })
  }
  const all = drawn.flatMap(({ dishes }) => dishes)
  const fit = occasion.fasts.some(({ strict }) => strict) ? day.filter(isVrat).map(({ id }) => id) : []
  const setting = { date: request.date, occasion, dishes: day, festive: wishes.festive }
  const sections: DayPlan['sections'] = []
  for (const { category, dishes } of drawn) {
    yield
    sections.push({ category, recipes: dishes.map(({ dish }) => compose(dish.draft, category)) })
  }
  return {
    theme: themeOf(setting),
    culturalTips: culturalTipsOf(setting),
    sections,
    repeats: all.some(({ how }) => how === 'again'),
    notes: notesOf(all, request, from.diners.vegOnly),
    festivals: occasion.festivals.map((one) => ({ name: one.name, sureness: surenessOf(one) })),
    fasts: occasion.fasts.map((one) => ({ ...one, dishes: one.strict ? fit : [] })),
  }
}

/** What a draw on that day starts from. */
export function prepare(shelf: Shelf, request: DayRequest): { from: Draw; occasion: Occasion } {
  const { date, vegOnly, city, seen, seed, profile = {} } = request
  dayNumber(date)
  const home = placeOfCity(city)
  const festivals = festivalsOn(date, home)
  const fasts = fastsOn(date, festivals)
  const { vegetables, fruit } = produceOf(Number(date.slice(5, 7)), home)
  const diners = dinersOf(
    profile,
    vegOnly,
    fasts.some(({ strict }) => strict),
  )
  return {
    from: { shelf, history: readHistory(shelf, date, seen), diners, salt: `${seed} ${date} ${diners.vegOnly}` },
    occasion: { home, festivals, fasts, produce: [...vegetables, ...fruit] },
  }
}

function notesOf(drawn: readonly Drawn[], { vegOnly }: DayRequest, allVeg: boolean): string[] {
  const notes: string[] = []
  const number = (how: Drawn['how']) => drawn.filter((one) => one.how === how).length
  const dishes = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`)
  const missing = categories.length * perCategory - drawn.length
  if (allVeg && !vegOnly) notes.push('What you eat and leave out makes the whole day vegetarian.')
  if (missing > 0) notes.push(`Nothing else fits what you eat and leave out: ${dishes(missing)} fewer than usual.`)
  if (number('again') > 0)
    notes.push(
      `Little is left that you have not seen in 90 days: ${dishes(number('again'))} again, the longest unseen first.`,
    )
  if (number('alike') > 0)
    notes.push(`Little is left that is new: ${dishes(number('alike'))} close to some of the last 90 days.`)
  return notes
}
