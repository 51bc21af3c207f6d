import { stringify } from 'yaml'
import { isUnseen } from '../compute/times.ts'
import { textOfParts, wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion, StepPart } from '../read/dish.ts'
import { withSilent } from '../read/silent-phrases.ts'
import { boilsDown } from '../read/vocabulary.ts'
import type { Recipe } from '../recipe/types.ts'
import { paragraphOf } from './unnamed-foods.ts'

/** Returns a dish as the text of an own recipe file, with its title, steps and notes. */
export function writeDish(dish: Dish): string {
  const header = {
    title: dish.title,
    place: dish.place,
    course: dish.course,
    meals: [...dish.meals],
    role: dish.role,
    serves: dish.serves,
  }
  let section: string | null = null
  const steps = dish.steps.flatMap((step) => {
    const heading = step.section !== section && step.section !== null ? [`== ${step.section} ==`] : []
    section = step.section
    return [
      ...heading,
      step.parts
        .map((part) => partOf(part, dish))
        .join('')
        .trim(),
    ]
  })
  return fileOf(header, [...steps, ...dish.notes.map((note) => `> ${textOfParts(note)}`)])
}

function partOf(part: StepPart, { portions, timers }: Dish): string {
  if (part.kind === 'text') return part.text
  if (part.kind === 'line') return ' '
  if (part.kind === 'vessel') return `#${part.name}{}`
  if (part.kind === 'food') return ingredientOf(portions[part.index]!)
  // A copy has no swaps.
  if (part.kind === 'named') return part.name
  if (part.kind !== 'timer') return `{{${wordsOfPart(part)}}}`
  const { name, minutes, boilsDown: reduces } = timers[part.index]!
  if (isUnseen(name)) return ''
  return `~${name ?? (reduces ? boilsDown : '')}{${number(minutes)}%minutes}`
}

const ingredientOf = (portion: Portion): string => {
  const { name, amount, unit, preparation: plain, preparationParts, isOptional } = portion
  const shown = preparationParts?.map((part) => writtenPart(part)).join('') ?? plain
  const preparation = withSilent(shown, portion)
  return `@${isOptional ? '?' : ''}${name}{${number(amount)}${unit ? `%${unit}` : ''}}${preparation ? `(${preparation})` : ''}`
}

const writtenPart = (part: StepPart): string =>
  part.kind === 'count' ? `{{${wordsOfPart(part)}}}` : (wordsOfPart(part) ?? '')

/**
 * Returns a recipe without a file, such as a language model's, as the text of one: first the ingredients, then the
 * steps.
 */
export function writeRecipe(recipe: Recipe): string {
  const header = {
    title: recipe.title,
    meals: recipe.categories.map((category) => mealOf[category]),
    serves: recipe.serves,
  }
  const needed = recipe.quantities.map(({ name, grams }) => `@${plain(name).toLowerCase()}{${number(grams)}%g}`)
  const steps = recipe.steps.map(({ text, minutes, kind }) => {
    const timer = kind === 'stand' ? `~rest{${minutes}%minutes}` : kind === 'cook' ? `~{${minutes}%minutes}` : ''
    return `${plain(text)} ${minutes > 0 ? timer : ''}`.trim()
  })
  return fileOf(header, [paragraphOf(needed), ...steps, ...recipe.tips.map((tip) => `> ${plain(tip)}`)])
}

const mealOf = {
  Breakfast: 'breakfast',
  Lunch: 'lunch',
  'Hi-Tea': 'hi-tea',
  Dinner: 'dinner',
  'All-Time Snacks': 'snack',
} as const

/** Removes Cooklang marks from a sentence. */
const plain = (text: string): string =>
  text
    .replace(/[@#~{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const number = (value: number): string => String(Math.round(value * 1000) / 1000)

/** Returns the text of a file from its front matter and paragraphs. */
export const fileOf = (header: object, paragraphs: readonly string[]): string =>
  `---\n${stringify(header, { lineWidth: 0 })}---\n\n${paragraphs.join('\n\n')}\n`
