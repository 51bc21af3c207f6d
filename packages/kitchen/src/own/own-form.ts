import { isUnseen } from '../compute/times.ts'
import { textOfPart, textOfParts } from '../read/counts.ts'
import type { Dish, Portion } from '../read/dish.ts'
import { withSilent } from '../read/silent-phrases.ts'
import type { Course, Meal, Role, Unit } from '../read/vocabulary.ts'
import { isList, paragraphOf } from './unnamed-foods.ts'
import { fileOf } from './write-dish.ts'

/** A recipe as shown in the form. A step's timers stay in its text as in the file: '~{5%minutes}'. */
export type OwnForm = {
  title: string
  serves: number
  meals: readonly Meal[]
  course: Course
  role: Role
  place: string
  ingredients: readonly { name: string; amount: number; unit: Unit | ''; preparation: string }[]
  steps: readonly string[]
  notes: readonly string[]
}

/** Converts a dish to a form. Foods appear in the steps as plain names, and in the list in the order of the steps. */
export function formOf(dish: Dish): OwnForm {
  return {
    title: dish.title,
    serves: dish.serves,
    meals: dish.meals,
    course: dish.course,
    role: dish.role,
    place: dish.place,
    ingredients: dish.portions.map((portion) => ({
      name: portion.name,
      amount: Math.round(portion.amount * 1000) / 1000,
      unit: portion.unit ?? '',
      preparation: withSilent(portion.preparation, portion),
    })),
    steps: dish.steps
      .filter((step) => !isList(step))
      .map(({ parts }) =>
        parts
          .map((part) => {
            if (part.kind === 'line') return ' '
            if (part.kind === 'food') return dish.portions[part.index]!.name
            if (part.kind !== 'timer') return textOfPart(part)
            const { name, minutes } = dish.timers[part.index]!
            return isUnseen(name) ? '' : `~${name ?? ''}{${minutes}%minutes}`
          })
          .join('')
          .trim(),
      ),
    notes: dish.notes.map((note) => textOfParts(note)),
  }
}

/**
 * Converts a form to the text of a file. Each listed food is marked at its next mention in the steps; foods that no
 * step mentions go into a paragraph of their own before the steps.
 */
export function textOfForm(form: OwnForm): string {
  const { title, serves, meals, course, role, place, notes } = form
  const plain = form.steps.map(withoutMarks)
  // A list in the order of the steps, as `formOf` makes it, matches mentions in sequence, so that a leading "Salt"
  // before the fish is recognized as a verb. Any other list is matched name by name.
  const { steps, unnamed } = marked(plain, form.ingredients, true) ?? marked(plain, form.ingredients, false)!
  const first = unnamed.length > 0 ? [paragraphOf(unnamed)] : []
  const header = { title, ...(place && { place }), course, meals: [...meals], role, serves }
  return fileOf(header, [...first, ...steps.filter(Boolean), ...notes.map((note) => `> ${oneLine(note)}`)])
}

type Place = { step: number; at: number }

/** Returns the steps with each listed food marked; null when `isInOrder` is set and the list is not in order. */
function marked(
  plain: readonly string[],
  ingredients: OwnForm['ingredients'],
  isInOrder: boolean,
): { steps: string[]; unnamed: string[] } | null {
  const steps = [...plain]
  /** Where to continue looking for a name: after its own last mark, or after the last mark of all. */
  const from = new Map<string, Place>()
  const unnamed: string[] = []
  for (const ingredient of ingredients) {
    const name = plainName(ingredient.name)
    const key = isInOrder ? '' : name
    const mark = markOf(name, ingredient)
    const mention = nextMention(steps, name, from.get(key) ?? { step: 0, at: 0 })
    if (!mention) {
      if (isInOrder && nextMention(steps, name, { step: 0, at: 0 })) return null
      unnamed.push(mark)
      continue
    }
    const step = steps[mention.step]!
    steps[mention.step] = `${step.slice(0, mention.at)}${mark}${step.slice(mention.at + name.length)}`
    from.set(key, { step: mention.step, at: mention.at + mark.length })
  }
  return { steps, unnamed }
}

/** Matches words before a food that is already in the pan: "fry in the hot oil" adds none. */
const isThere = /\b(?:the|its|this|that|same) (?:hot |warm |same |remaining )$/

/** Returns the next mention of a food, preferring those that do not refer to food already there. */
const nextMention = (steps: readonly string[], name: string, start: Place) =>
  mentionFrom(steps, name, start, (before) => !isThere.test(before)) ?? mentionFrom(steps, name, start, () => true)

function mentionFrom(steps: readonly string[], name: string, start: Place, isNew: (before: string) => boolean) {
  for (let step = start.step; step < steps.length; step++) {
    const text = steps[step]!.toLowerCase()
    let at = text.indexOf(name, step === start.step ? start.at : 0)
    while (at >= 0) {
      if (isWord(text, at, name.length) && !isMarked(text, at) && isNew(text.slice(0, at))) return { step, at }
      at = text.indexOf(name, at + 1)
    }
  }
  return null
}

const isWord = (text: string, at: number, length: number): boolean =>
  !/[\p{L}\d-]/u.test(text[at - 1] ?? ' ') && !/[\p{L}\d-]/u.test(text[at + length] ?? ' ')

/** Whether the position is inside another food's mark: after '@' and before its closing brace. */
function isMarked(text: string, at: number): boolean {
  const mark = text.lastIndexOf('@', at)
  if (mark < 0) return false
  const close = text.indexOf(')', mark)
  const brace = text.indexOf('}', mark)
  const end = text[brace + 1] === '(' ? close : brace
  return end >= at
}

const markOf = (
  name: string,
  { amount, unit, preparation }: { amount: number; unit: Portion['unit'] | ''; preparation: string },
) =>
  `@${name}{${amount}${unit ? `%${unit}` : ''}}${preparation ? `(${preparation.replace(/[@#~{}()]/g, ' ').trim()})` : ''}`

const plainName = (name: string): string => oneLine(name.toLowerCase().replace(/[@#~{}()%]/g, ' '))

/** Removes Cooklang marks from a sentence, except timers: '~{5%minutes}', '~soak{8%hours}'. */
const withoutMarks = (step: string): string =>
  oneLine(
    step
      .replace(/[@#]/g, ' ')
      .replace(/(~[a-z]*\{[\d.]+%[a-z]+\})|[~{}]/g, (_, timer: string | undefined) => timer ?? ' '),
  )

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
