import { pluralize, singularize } from 'inflection'
import { gramsOf } from '../compute/grams.ts'
import { carriedNote } from './carried-note.ts'
import type { Dish, Portion, Step, Swap, Timer } from './dish.ts'
import type { Food, Foods } from './food.ts'

/** The slug by which a variation's id names the food that takes the place. */
export const slugOf = (food: string): string => food.replaceAll(' ', '-')

/** The ids, after the dish's own, of the variations that its file names under `swaps`. */
export const variationsOf = ({ swaps }: Dish): string[] => [...swaps.values()].flat().map(({ food }) => slugOf(food))

/**
 * The dish with one food in place of another, as its file allows it: the same sentences, the same weight, with the
 * preparation and the minutes that the file names for it.
 *
 * @returns undefined where the file names no such swap.
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
    // Field by field: thousands of variations are looked at for each that is read, and to spread a dish reads its method.
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

/** What cooks call it; else the dish's title with the one food for the other, or with the food behind it. */
export function titleOfVariation({ title }: Dish, replaced: Food, { food, title: own }: Swap): string {
  if (own !== null) return own
  const words = [replaced.name, ...replaced.names, ...replaced.hindi].sort((left, right) => right.length - left.length)
  for (const word of words) {
    const found = new RegExp(`\\b${escaped(word)}\\b`, 'i').exec(title)
    if (found) return title.replace(found[0], titleCase(food))
  }
  return `${title} with ${titleCase(food)}`
}

/** The longest time at the stove after the food was put in takes this many minutes more. */
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

/** As much of the other food: by weight, where its pieces and spoons are others or unknown. */
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

/** A food's own word, in the singular and the plural, and the other food's. */
const exchangedWords = (original: string, name: string): ExchangedWord[] =>
  [singularize, pluralize].map((form) => ({
    from: new RegExp(`\\b${escaped(form(original))}\\b`, 'g'),
    to: form(name),
  }))

const say = (text: string, words: readonly ExchangedWord[]): string =>
  words.reduce((said, { from, to }) => said.replaceAll(from, to), text)

/** Made when it is first asked for, and kept. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const titleCase = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
