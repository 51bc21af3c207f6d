import { pluralize, singularize } from 'inflection'
import { gramsOf } from '../compute/grams.ts'
import { carriedNote } from './carried-note.ts'
import type { Dish, Portion, Step, StepPart, Swap, Timer } from './dish.ts'
import type { Food, Foods } from './food.ts'

/** Returns the slug for a replacement food in the id of a variation. */
export const slugOf = (food: string): string => food.replaceAll(' ', '-')

/** Returns the slugs of the variations a dish's file lists under `swaps`. */
export const variationsOf = ({ swaps }: Dish): string[] => [...swaps.values()].flat().map(({ food }) => slugOf(food))

/**
 * Returns the dish with one food replaced by another, as its file allows: the same sentences and weight, with the
 * preparation and minutes the file gives for it.
 *
 * @returns undefined when the file has no such swap.
 */
export function variationOf(dish: Dish, slug: string, foods: Foods): Dish | undefined {
  for (const [original, replacements] of dish.swaps) {
    const swap = replacements.find(({ food }) => slugOf(food) === slug)
    const replaced = foods.byName.get(original)
    const food = swap && foods.byName.get(swap.food)
    if (!swap || !food || !replaced) continue
    const names = lazy(() => exchangedNames(original, swap.food))
    const exchangedIn = (parts: readonly StepPart[]) => parts.map((part) => exchangedPart(part, names()))
    const steps = lazy(() => dish.steps.map((step) => ({ ...step, parts: exchangedIn(step.parts) })))
    const notes = lazy(() => dish.notes.map(exchangedIn))
    const first = dish.portions.findIndex((portion) => portion.food === replaced)
    // Copied field by field: spreading a dish would parse its method, and thousands of variations are built for each
    // one that is read.
    return {
      place: dish.place,
      alsoIn: dish.alsoIn,
      course: dish.course,
      meals: dish.meals,
      role: dish.role,
      serves: dish.serves,
      cookedWeight: dish.cookedWeight,
      inOnePiece: dish.inOnePiece,
      occasions: dish.occasions,
      season: dish.season,
      with: dish.with,
      served: dish.served,
      skills: dish.skills,
      methods: dish.methods,
      suits: dish.suits,
      isJainVersion: dish.isJainVersion,
      id: `${dish.id}.${slug}`,
      title: titleOfVariation(dish, swap),
      names: [],
      formOf: dish.id,
      checked: [],
      swaps: new Map(),
      portions: dish.portions.map((portion, index) => {
        if (portion.food !== replaced) return portion
        const other = exchanged(portion, food, swap.food)
        const isOwn = index === first && swap.preparation !== null
        return withPreparation(other, isOwn ? swap.preparation! : carriedNote(portion.preparation, replaced, food))
      }),
      timers: withMinutes(dish, first, swap.minutes),
      get steps() {
        return steps()
      },
      get notes() {
        return notes()
      },
    }
  }
  return undefined
}

/** Returns the name cooks use, as the file gives it; otherwise the dish's title with the new food added. */
export const titleOfVariation = ({ title }: Dish, { food, title: own }: Swap): string =>
  own ?? `${title} with ${titleCase(food)}`

/** Returns the timers with the longest one at the stove after the food is added changed by `minutes`. */
function withMinutes(dish: Dish, portion: number, minutes: number): readonly Timer[] {
  const { timers } = dish
  if (minutes === 0) return timers
  const { steps } = dish
  const uses = ({ parts }: Step) => parts.some((part) => part.kind === 'food' && part.index === portion)
  const after = steps
    .slice(steps.findIndex(uses))
    .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'timer' ? [part.index] : [])))
    .filter((index) => timers[index]!.name === null)
  const longest = after.reduce(
    (best, index) => (best < 0 || timers[index]!.minutes > timers[best]!.minutes ? index : best),
    -1,
  )
  return timers.map((timer, index) =>
    index === longest ? { ...timer, minutes: Math.max(1, timer.minutes + minutes) } : timer,
  )
}

/** Returns the same amount of the other food: by weight when its pieces and spoons differ or are unknown. */
function exchanged(portion: Portion, food: Food, name: string): Portion {
  const other = { ...portion, food, name }
  const isPoured = portion.unit !== null && portion.unit !== 'piece' && gramsOf(other) !== null
  return isPoured ? other : { ...other, amount: Math.round(gramsOf(portion)!), unit: 'g' }
}

const withPreparation = (portion: Portion, preparation: string): Portion => {
  const other = { ...portion, preparation }
  delete other.preparationParts
  return other
}

/** Returns the forms in which a mark may name a food: singular and plural. */
export const formsOf = (food: string): [one: string, many: string] => [singularize(food), pluralize(food)]

/** Returns the new name for each form of a food's name. */
function exchangedNames(original: string, replacement: string): ReadonlyMap<string, string> {
  const [[one, many], [otherOne, otherMany]] = [formsOf(original), formsOf(replacement)]
  return new Map([
    [many, otherMany],
    // Last, because of words without a plural, such as fish.
    [one, otherOne],
  ])
}

/** Returns a part with the replaced food's name exchanged; names of other swapped foods stay. */
const exchangedPart = (part: StepPart, names: ReadonlyMap<string, string>): StepPart => {
  if (part.kind !== 'named') return part
  const small = part.name.toLowerCase()
  const name = names.get(small)
  if (name === undefined) return part
  return { kind: 'text', text: part.name === small ? name : capital(name) }
}

/** Returns a function that computes its value on first use and caches it. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const titleCase = (name: string): string => name.split(' ').map(capital).join(' ')

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
