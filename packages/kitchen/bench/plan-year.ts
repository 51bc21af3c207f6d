/** A year of plans, in both modes and for three households: what section C2 and C8 of the kitchen's measures ask for. */
import { fastsOn } from '../src/calendar/fasts.ts'
import { festivalsOn, surenessOf } from '../src/calendar/festivals.ts'
import { placeOfCity } from '../src/calendar/places.ts'
import { produceOf } from '../src/calendar/produce.ts'
import { planDay } from '../src/plan/plan-day.ts'
import { type Dish, kitchenShelf } from '../src/plan/shelf.ts'
import { traits } from '../src/plan/traits.ts'
import { type Category, categories } from '../src/recipe/types.ts'

const days = 365
const households = [
  { seed: 'asha', city: 'Mumbai' },
  { seed: 'ravi', city: 'Kolkata' },
  { seed: 'meera', city: 'Hyderabad' },
]
const dayAfter = (count: number) => new Date(Date.parse('2026-01-01') + count * 86_400_000).toISOString().slice(0, 10)

type Shown = { dish: Dish; category: Category; day: number; telling: ReadonlySet<number> }

const tally = {
  repeats: 0,
  unfilled: 0,
  wrongMix: 0,
  wrongDiet: 0,
  lunches: 0,
  friedOver: 0,
  underHalfNamed: 0,
  fastWrong: 0,
  feastUnsure: 0,
  notes: 0,
  pairs: 0,
  above80: 0,
  above70: 0,
}
let fewestFamilies = Number.POSITIVE_INFINITY
let fewestRegions = Number.POSITIVE_INFINITY
let greatestRatio = 0
const familyWeeks: number[] = []
const mainWeeks: number[] = []
const share: number[] = []

for (const vegOnly of [false, true])
  for (const { seed, city } of households) measure(simulate(vegOnly, seed, city), placeOfCity(city).region!)

function simulate(vegOnly: boolean, seed: string, city: string): Shown[] {
  const shown: Shown[] = []
  const seen: { id: string; date: string }[] = []
  const home = placeOfCity(city)
  for (let day = 0; day < days; day++) {
    const date = dayAfter(day)
    const plan = planDay({ date, vegOnly, city, seen: seen.slice(-91 * 20), seed })
    const recipes = plan.sections.flatMap((section) => section.recipes)
    tally.unfilled += 20 - recipes.length
    if (plan.notes.length > 0) tally.notes++
    tally.wrongDiet += recipes.filter((one) => !one.diet.eggless && one.is_vegetarian).length
    const produce = new Set(Object.values(produceOf(Number(date.slice(5, 7)), home)).flat())
    for (const { category, recipes: four } of plan.sections) {
      if (four.filter((one) => one.is_vegetarian).length !== (vegOnly ? 4 : 2)) tally.wrongMix++
      if (four.filter(({ tags }) => tags.includes('Fried')).length > (category === 'Hi-Tea' ? 2 : 1)) tally.friedOver++
      if (category === 'Lunch' && four.filter((one) => one.quantities.some(({ id }) => produce.has(id))).length < 2)
        tally.lunches++
      for (const { id } of four) {
        const dish = kitchenShelf().find(id)!
        shown.push({ dish, category, day, telling: new Set(dish.telling) })
        seen.push({ id, date })
      }
    }
    const named = recipes.filter(({ id }) => kitchenShelf().find(id)!.traits & traits.named).length
    if (named < 10) tally.underHalfNamed++
    const feasts = festivalsOn(date, home)
    const strict = fastsOn(date, feasts).find((fast) => fast.strict)
    const marked = new Set(plan.fasts.flatMap(({ dishes }) => dishes))
    const fit = recipes.filter(({ id }) => marked.has(id))
    if (strict && (fit.length < 2 || fit.some((one) => !one.diet.vrat))) tally.fastWrong++
    tally.feastUnsure += feasts.filter(
      (feast, at) => /moon|medium|near/.test(feast.confidence) && plan.festivals[at]?.sureness !== surenessOf(feast),
    ).length
  }
  return shown
}

function measure(shown: readonly Shown[], region: string): void {
  const last = new Map<string, number>()
  for (const { dish, day } of shown) {
    if (day - (last.get(dish.identity) ?? -1000) <= 90) tally.repeats++
    last.set(dish.identity, day)
  }
  for (const category of categories) likeness(shown.filter((one) => one.category === category))
  for (let first = 0; first + 7 <= days; first++) {
    const week = shown.slice(first * 20, (first + 7) * 20)
    const counts = (key: (one: Shown) => string) => [...Map.groupBy(week, key).values()].map((all) => all.length)
    fewestFamilies = Math.min(fewestFamilies, counts(({ dish }) => dish.family).length)
    fewestRegions = Math.min(fewestRegions, counts(({ dish }) => dish.region).length)
    familyWeeks.push(...counts(({ dish, category }) => `${category} ${dish.family}`))
    mainWeeks.push(...counts(({ dish }) => dish.label))
  }
  const uses = Map.groupBy(shown, ({ dish }) => dish.family)
  greatestRatio = Math.max(greatestRatio, ratio(uses))
  share.push(shown.filter(({ dish }) => dish.region === region).length / shown.length)
}

function ratio(uses: ReadonlyMap<string, readonly Shown[]>): number {
  const counts = [...uses.values()].map((all) => all.length)
  return Math.max(...counts) / Math.min(...counts)
}

function likeness(own: readonly Shown[]): void {
  for (const [at, { telling, day }] of own.entries()) {
    let likest = 0
    for (let back = at - 1; back >= 0 && day - own[back]!.day <= 90; back--) {
      const other = own[back]!.telling
      let both = 0
      for (const one of other) if (telling.has(one)) both++
      likest = Math.max(likest, both / (telling.size + other.size - both))
    }
    tally.pairs++
    if (likest > 0.8) tally.above80++
    if (likest > 0.7) tally.above70++
  }
}

const percentAbove = (counts: readonly number[], most: number) =>
  ((counts.filter((count) => count > most).length / counts.length) * 100).toFixed(2)
const say = (name: string, value: number | string, unit: string, bar: string) =>
  console.log(`${name}: ${value} ${unit} (bar ${bar})`)

console.log(`${days} days, both modes, ${households.map(({ city }) => city).join(', ')}: ${tally.pairs} dishes`)
say('repeats within 90 days', tally.repeats, 'dishes', '0')
say('places unfilled', tally.unfilled, 'places', '0')
say('sections of the wrong mix', tally.wrongMix, 'sections', '0')
say('egg in a vegetarian dish', tally.wrongDiet, 'dishes', '0')
say('more than 0.8 like one of its category in 90 days', tally.above80, 'dishes', '0')
say('more than 0.7 like', ((tally.above70 / tally.pairs) * 100).toFixed(2), '%', 'stretch 0')
say('fewest families in seven days', fewestFamilies, 'families', 'at least 60')
say('a family more than twice a week in a category', percentAbove(familyWeeks, 2), '%', 'at most 5')
say('a main more than four times a week', percentAbove(mainWeeks, 4), '%', 'at most 5')
say('fewest regions in seven days', fewestRegions, 'regions', 'at least 5 of 7')
say('most used family to least used', greatestRatio.toFixed(1), 'times', 'at most 6')
say('too much fried', tally.friedOver, 'sections', '0')
say('days with fewer than ten known dishes', tally.underHalfNamed, 'days', '0')
say('lunches without two of the season', tally.lunches, 'days', '0')
say('strict fasts without fit dishes, or with one that is not', tally.fastWrong, 'days', '0')
say('uncertain feasts without a word on it', tally.feastUnsure, 'feasts', '0')
say('share of the region one lives in', share.map((part) => `${Math.round(part * 100)}%`).join(' '), '', 'a fair share')
say('days with something that could not be kept', tally.notes, 'days', '0')
