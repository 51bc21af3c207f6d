import type { Cookbook } from '../read/cookbook.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion, Step } from '../read/dish.ts'
import { waits } from '../read/vocabulary.ts'
import type { Found } from './found.ts'

const isWait = (name: string | null): boolean => name !== null && (waits as readonly string[]).includes(name)

const textOf = ({ parts }: Step): string => parts.map((part) => wordsOfPart(part) ?? ' ').join('')
const timersOf = ({ parts }: Step, { timers }: Dish) =>
  parts.flatMap((part) => (part.kind === 'timer' ? [timers[part.index]!] : []))
const portionsOf = ({ parts }: Step, { portions }: Dish) =>
  parts.flatMap((part) => (part.kind === 'food' ? [portions[part.index]!] : []))

/** The shortest plausible wait, in minutes, for text that says "overnight" or "day". */
const nights = { overnight: 5 * 60, day: 18 * 60 }

/**
 * Finds durations in the text that no timer of the step matches, "overnight" waits that are too short, and dishes with
 * more than five hours of active cooking.
 */
export function timeDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    const found: Found['doubts'] = []
    for (const step of dish.steps) {
      looked++
      const text = textOf(step)
      const timers = timersOf(step, dish)
      const longest = Math.max(0, ...timers.filter(({ name }) => isWait(name)).map(({ minutes }) => minutes))
      if (/\b(overnight|over night)\b/.test(text) && longest > 0 && longest < nights.overnight)
        found.push({ id: dish.id, why: `'overnight' is ${longest} minutes by the clock` })
      const match = /\bfor (?:about )?(\d+) (minutes?|hours?|days?)\b/.exec(text)
      if (match) {
        const minutes = Number(match[1]) * (match[2]!.startsWith('h') ? 60 : match[2]!.startsWith('d') ? 1440 : 1)
        if (!timers.some((timer) => Math.abs(timer.minutes - minutes) <= minutes / 2))
          found.push({ id: dish.id, why: `'${match[0]}' is counted by no clock of its step` })
      }
    }
    const work = dish.timers.filter(({ name }) => name === null).reduce((sum, { minutes }) => sum + minutes, 0)
    if (work > 300) found.push({ id: dish.id, why: `${work} minutes at the stove` })
    return found
  })
  return { looked, doubts }
}

/** Finds fried dishes with no cooking timer from the frying step on, so the time a batch takes is unknown. */
export function fryingDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  const fried = [...dishes.values()].filter(({ portions }) => portions.some(({ isForFrying }) => isForFrying))
  const doubts = fried.flatMap((dish) => {
    const bath = dish.steps.findIndex((step) => portionsOf(step, dish).some(({ isForFrying }) => isForFrying))
    const minutes = dish.steps
      .slice(bath)
      .flatMap((step) => timersOf(step, dish))
      .filter(({ name }) => !isWait(name))
      .reduce((sum, timer) => sum + timer.minutes, 0)
    return minutes === 0 ? [{ id: dish.id, why: 'no clock counts the frying' }] : []
  })
  return { looked: fried.length, doubts }
}

/** The minimum minutes over heat, by words in the food's name; the first match applies. */
const least: readonly (readonly [RegExp, number])[] = [
  [
    /\b(dried|dry|fermented|smoked|salted|canned|cooked|boiled|stock|roe|paste|sauce|powder|chorizo|ham|bacon|salami|sausage|pepperoni|frankfurter)\b|shutki|sidol|shidal|ngari|tungtap/,
    0,
  ],
  [/\b(fat|corned)\b/, 5],
  [
    /\b(mince|keema|liver|brain|kidney|spleen|heart|prawn|shrimp|squid|crab|clam|mussel|oyster|fish|fillet|tripe|egg)\b/,
    3,
  ],
  [/\b(chicken|duck|quail|pigeon|turkey|fowl)\b/, 10],
  // In these recipes, boneless mutton and beef are cut into thin slices or small cubes.
  [/\b(boneless mutton|beef)\b/, 16],
  [/\b(mutton|goat|lamb|pork|beef|buffalo|trotter|meat|intestine|tongue|venison|rabbit)\b/, 20],
]

const leastOf = ({ food }: Portion): number =>
  food.diet !== 'meat' && food.diet !== 'fish'
    ? 0
    : (least.find(([words]) => words.test(food.name))?.[1] ?? (food.diet === 'fish' ? 4 : 15))

/** Finds raw meat and fish that spend too little time over heat to be cooked through. */
export function rawMeatDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  const meaty = [...dishes.values()].filter(({ portions }) => portions.some((portion) => leastOf(portion) > 0))
  const doubts = meaty.flatMap((dish) => {
    const found: Found['doubts'] = []
    dish.steps.forEach((step, index) => {
      const minutes = dish.steps
        .slice(index)
        .flatMap((one) => timersOf(one, dish))
        .filter(({ name }) => !isWait(name))
        .reduce((sum, timer) => sum + timer.minutes, 0)
      for (const portion of portionsOf(step, dish)) {
        if (/\b(cooked|boiled|roasted|leftover|already)\b/.test(portion.preparation)) continue
        const needed = leastOf(portion)
        if (minutes < needed)
          found.push({ id: dish.id, why: `${portion.name} is over heat for ${minutes} minutes, not ${needed}` })
      }
    })
    return found
  })
  return { looked: meaty.length, doubts }
}
