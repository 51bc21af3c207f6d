import { pluralize, singularize } from 'inflection'
import { gramsOf } from '../compute/grams.ts'
import { carriedNote } from './carried-note.ts'
import type { Dish, Portion, Step, Swap, Timer } from './dish.ts'
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
    const words = lazy(() => exchangedWords(original, swap.food))
    const steps = lazy(() =>
      dish.steps.map((step) => ({
        ...step,
        parts: step.parts.map((part) =>
          part.kind === 'text'
            ? { kind: part.kind, text: say(part.text, words()) }
            : part.kind === 'count'
              ? { ...part, of: say(part.of, words()) }
              : part,
        ),
      })),
    )
    const notes = lazy(() => dish.notes.map((note) => say(note, words())))
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
      id: `${dish.id}.${slug}`,
      title: titleOfVariation(dish, replaced, swap),
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

/** Returns the name cooks use; otherwise the dish's title with the food replaced, or with the new food added. */
export function titleOfVariation({ title }: Dish, replaced: Food, { food, title: own }: Swap): string {
  if (own !== null) return own
  const words = [replaced.name, ...replaced.names, ...replaced.hindi].sort((left, right) => right.length - left.length)
  for (const word of words) {
    const found = new RegExp(`\\b${escaped(word)}\\b`, 'i').exec(title)
    if (found) return title.replace(found[0], titleCase(food))
  }
  return `${title} with ${titleCase(food)}`
}

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

type ExchangedWord = { from: RegExp; to: string }

/** Returns the replacements for a food's name in singular and plural. */
const exchangedWords = (original: string, name: string): ExchangedWord[] =>
  [singularize, pluralize].map((form) => ({
    from: new RegExp(`\\b${escaped(form(original))}\\b`, 'g'),
    to: form(name),
  }))

const say = (text: string, words: readonly ExchangedWord[]): string =>
  words.reduce((said, { from, to }) => said.replaceAll(from, to), text)

/** Returns a function that computes its value on first use and caches it. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const titleCase = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
