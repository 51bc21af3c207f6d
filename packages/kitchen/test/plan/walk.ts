import { addDays } from '@planner/days/plain-date'
import type { Candidate } from '../../src/plan/candidate.ts'
import { kitchenPool } from '../../src/plan/candidate-pool.ts'
import { fitsMorning } from '../../src/plan/checks.ts'
import { kinDays, restDays } from '../../src/plan/history.ts'
import { homeOf, nearness } from '../../src/plan/home.ts'
import { occasionOf } from '../../src/plan/occasion.ts'
import { type DayPlan, planDay, type Seen } from '../../src/plan/plan-day.ts'
import { isPlate } from '../../src/plan/plate.ts'
import { dinersOf, mayEat, type Profile } from '../../src/plan/profile.ts'
import { cookbook } from '../../src/read/load-cookbook.ts'
import { menus } from '../../src/read/load-menus.ts'
import type { Recipe } from '../../src/recipe/types.ts'

/** The counts from planning many days for one household. */
export type Walk = {
  recipes: number
  dishes: number
  variations: number
  /**
   * Lunches and dinners; of those, the number that are plates, from one place or its neighbours, and from home or a
   * neighbour.
   */
  meals: number
  plates: number
  onePlace: number
  atHome: number
  repeats: number
  violations: number
  unfilled: number
  wrongMix: number
  slowBreakfasts: number
  /** Dishes of a family shown in the three days before, or earlier that day. */
  kin: number
  /** These, and dishes whose main food was shown in their course in that time. */
  kinOrSameMain: number
  sameMain: number
  outOfSeason: number
  sweetTeas: number
  /** The requirements of the days that the diet allows, and how many were met. */
  feasts: number
  feastsMet: number
  missed: string[]
  /** The slow breakfasts, the kin and the dishes out of season, one by one. */
  remarks: string[]
}

const dayAfter = (count: number): string => addDays('2026-01-01', count)

/** Plans a number of days of a year for one household, each with the history so far, and counts the results. */
export function walk({
  city,
  vegOnly,
  profile,
  days,
  first = 0,
  seed = 'walk',
  plansADay = 1,
}: {
  city: string
  vegOnly: boolean
  profile: Profile
  days: number
  first?: number
  /** Chooses among equally good dishes; a different seed gives a different year. */
  seed?: string
  /** The number of fresh plans per day; everything they show counts as shown. */
  plansADay?: number
}): Walk {
  const walked: Walk = {
    recipes: 0,
    dishes: 0,
    variations: 0,
    meals: 0,
    plates: 0,
    onePlace: 0,
    atHome: 0,
    repeats: 0,
    violations: 0,
    unfilled: 0,
    wrongMix: 0,
    slowBreakfasts: 0,
    kin: 0,
    kinOrSameMain: 0,
    sameMain: 0,
    outOfSeason: 0,
    sweetTeas: 0,
    feasts: 0,
    feastsMet: 0,
    missed: [],
    remarks: [],
  }
  const seen: Seen[] = []
  const shown = new Map<string, number>()
  const families = new Map<string, number>()
  const mains = new Map<string | undefined, number>()
  for (let day = first; day < first + days; day++) {
    const date = dayAfter(day)
    for (let turn = 0; turn < plansADay; turn++) {
      const plan = planDay({
        date,
        vegOnly,
        city,
        profile,
        seen: seen.slice(-(restDays + 1) * 20 * plansADay),
        seed: [seed, city, ...(turn > 0 ? [turn] : [])].join(' '),
      })
      const wasShown = ({ id }: Candidate) => day - (shown.get(id) ?? Number.NEGATIVE_INFINITY) <= restDays
      countDay(walked, plan, { date, city, vegOnly, profile, wasShown })
      for (const candidate of choicesOf(plan)) {
        const within = (last: number | undefined, days: number) => last !== undefined && day - last <= days
        if (within(shown.get(candidate.id), restDays)) walked.repeats++
        const isKin = within(families.get(candidate.family), kinDays - 1)
        if (isKin) walked.kin++
        if (isKin) walked.remarks.push(`${date} ${city} kin: ${candidate.id} of ${candidate.family}`)
        if (isKin || within(mains.get(candidate.mainInCourse), kinDays - 1)) walked.kinOrSameMain++
        shown.set(candidate.id, day)
        families.set(candidate.family, day)
        if (candidate.mainInCourse !== undefined) mains.set(candidate.mainInCourse, day)
        seen.push({ id: candidate.id, date })
      }
    }
  }
  return walked
}

const choiceOf = ({ id }: Recipe): Candidate => kitchenPool().find(id)!
const choicesOf = ({ sections }: DayPlan): Candidate[] => sections.flatMap(({ recipes }) => recipes.map(choiceOf))

type Asked = {
  date: string
  city: string
  vegOnly: boolean
  profile: Profile
  wasShown: (candidate: Candidate) => boolean
}

function countDay(walked: Walk, plan: DayPlan, asked: Asked): void {
  const { places } = cookbook()
  const occasion = occasionOf(asked.date, asked.city, places, menus())
  const diners = dinersOf(asked.profile, asked.vegOnly, occasion.isStrictFast)
  const home = homeOf(asked.city, places).place
  const all = choicesOf(plan)
  walked.recipes += all.length
  walked.unfilled += 20 - all.length
  for (const { kind } of all) walked[kind === 'dish' ? 'dishes' : 'variations']++
  const remark = (what: string, candidates: readonly Candidate[]) => {
    for (const { id } of candidates) walked.remarks.push(`${asked.date} ${asked.city} ${what}: ${id}`)
    return candidates.length
  }
  walked.outOfSeason += remark('out of season', all.filter(occasion.isOutOfSeason))
  const near = home ? [home, ...home.neighbours.map((id) => places.get(id)!)] : []
  const atHome = new Set(near.map(({ name, from }) => from ?? name))
  for (const { category, recipes, place } of plan.sections) {
    const candidates = recipes.map(choiceOf)
    walked.violations += recipes.filter((one) => breaks(one, asked.profile, diners.fasting)).length
    walked.violations += candidates.filter((one) => !mayEat(one, diners)).length
    if (recipes.filter((one) => one.is_vegetarian).length !== (diners.vegOnly ? 4 : 2)) walked.wrongMix++
    const mains = candidates.map(({ main }) => main).filter((main) => main !== undefined)
    if (category === 'Hi-Tea' && candidates.filter(({ role }) => role === 'sweet').length > 2) walked.sweetTeas++
    if (category === 'Breakfast' && occasion.isWorkingDay)
      walked.slowBreakfasts += remark(
        'slow breakfast',
        candidates.filter((one) => !fitsMorning(one, 45)),
      )
    if (category !== 'Lunch' && category !== 'Dinner') continue
    walked.meals++
    if (new Set(mains).size < mains.length) walked.sameMain++
    if (isPlate(candidates)) walked.plates++
    if ([...places.values()].some((place) => candidates.every((one) => nearness(one, place) !== 'far')))
      walked.onePlace++
    if (place !== undefined && atHome.has(place)) walked.atHome++
  }
  for (const { feast, must, satisfies } of occasion.duties) {
    // Skips requirements the diet forbids, and fasts for which no dish unseen in 90 days is left.
    const pool = kitchenPool()
    const isAllowed = (one: Candidate) => satisfies(one) && mayEat(one, diners) && (one.veg || !diners.vegOnly)
    const offered = must.vrat ? pool.dishes.matching(must.meal, true) : pool.dishes.all
    if (!offered.some((one) => isAllowed(one) && !(must.vrat && asked.wasShown(one)))) continue
    walked.feasts++
    if (all.some(satisfies)) walked.feastsMet++
    else walked.missed.push(`${asked.date} ${asked.city} ${feast}: ${must.dishes?.join(', ') ?? 'vrat'}`)
  }
}

/** Whether a composed recipe violates a household's profile. */
function breaks({ diet, allergens }: Recipe, profile: Profile, fasting: boolean): boolean {
  return (
    (profile.jain === true && !diet.jain) ||
    (profile.vegan === true && !diet.vegan) ||
    (profile.noOnionGarlic === true && !diet.noOnionGarlic) ||
    (fasting && !diet.vrat) ||
    diet.pork ||
    diet.buffalo ||
    (profile.excludeAllergens ?? []).some((name) => allergens.includes(name))
  )
}
