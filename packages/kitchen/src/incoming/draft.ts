import { gramsOf } from '../compute/grams.ts'
import type { OwnForm } from '../own/own-form.ts'
import type { Portion } from '../read/dish.ts'
import type { Course, Meal } from '../read/vocabulary.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { matchFood } from './match-food.ts'
import { stepFacts } from './step-facts.ts'

/** A recipe as found on a page or in a text, in its own words. */
export type FoundRecipeText = {
  title: string
  /** As written: '4', 'Serves 4-6'; empty when not stated. */
  serves: string
  /** Category words about the meal and the kind of dish: 'Breakfast', 'Dessert', … */
  kinds: string
  ingredients: readonly string[]
  steps: readonly string[]
}

/** A line the person should check before saving, and the reason. */
export type Doubt = { line: string; why: string }

export type RecipeDraft = { form: OwnForm; doubts: Doubt[] }

/** The limits of a user's own recipe. */
const most = { ingredients: 80, steps: 60, step: 600, notes: 20 }

/**
 * Fills in a recipe form from a recipe found elsewhere. A food name is replaced with ours only when it is unambiguous;
 * any other name is kept and checked with the user on saving. Diet and allergens follow from the foods, not from claims
 * in the text.
 *
 * @param copies whether to keep the original sentences: true for the person's own text. From other sources only the
 *   facts are taken, in our words.
 */
export function draftOf(found: FoundRecipeText, { copies, source }: { copies: boolean; source?: string }): RecipeDraft {
  const doubts: Doubt[] = []
  const ingredients = found.ingredients.flatMap((line) => ingredientsOf(line, doubts)).slice(0, most.ingredients)
  const written = copies
    ? found.steps.map((step) => step.slice(0, most.step))
    : found.steps.flatMap((step) => stepFacts(step) ?? [])
  const steps = written.filter(Boolean).slice(0, most.steps)
  if (steps.length < 2) {
    if (steps.length === 0) doubts.push({ line: 'Steps', why: 'we found none, please write them' })
    steps.unshift('Get everything ready.')
    if (steps.length < 2) steps.push('Cook and serve.')
  }
  const serves = servesOf(found.serves)
  if (serves === null) doubts.push({ line: 'Serves', why: 'it isn’t said, we took 4' })
  const title = found.title.replace(/\s+/g, ' ').trim().slice(0, 80)
  return {
    form: {
      title: title.length < 2 ? 'A recipe' : title,
      serves: serves ?? 4,
      ...kindOf(`${found.kinds} ${title}`),
      place: '',
      ingredients,
      steps,
      notes: source ? [`Facts from ${source}. Its own text is there.`] : [],
    },
    doubts: doubts.slice(0, 100),
  }
}

type Line = OwnForm['ingredients'][number]

function ingredientsOf(line: string, doubts: Doubt[]): Line[] {
  const read = readIngredientLine(line)
  if (!read) return []
  const told = line.replace(/\s+/g, ' ').trim().slice(0, 120)
  const matched = matchFood(read.name)
  if (!matched) {
    // Splits lines such as "Salt and pepper to taste".
    const parts = read.name.split(/\s+(?:and|&|aur)\s+/i)
    const foods = parts.map(matchFood)
    if (parts.length === 2 && foods.every((food) => food !== null)) {
      return foods.flatMap((food) =>
        lineOf({ ...read, name: food.name, preparation: prepared(read, food) }, food.food, told, doubts),
      )
    }
    doubts.push({ line: told, why: `we don’t know “${read.name.slice(0, 60)}”, and ask what it is once you save` })
  } else if (!matched.isExact) {
    doubts.push({ line: told, why: `we read it as ${matched.name}` })
  }
  const name = matched?.name ?? read.name.toLowerCase()
  return lineOf({ ...read, name, preparation: prepared(read, matched) }, matched?.food ?? null, told, doubts)
}

/** Joins the cutting words found in the name with the preparation. */
const prepared = ({ preparation }: { preparation: string }, matched: { cut: string } | null): string =>
  [matched?.cut, preparation].filter(Boolean).join(', ')

function lineOf(
  { amount, measure, name, preparation }: NonNullable<ReturnType<typeof readIngredientLine>>,
  food: Portion['food'] | null,
  told: string,
  doubts: Doubt[],
): Line[] {
  const doubt = (why: string) => doubts.push({ line: told, why })
  const line = { name: name.slice(0, 60), preparation: preparation.replace(/[{}()@#~%]/g, ' ').trim() }
  if (amount === null) {
    const few = food && gramsOf({ food, amount: 1, unit: 'tsp' } as Portion) !== null
    doubt(`no amount is said, we took ${few ? '1 tsp' : '10 g'}`)
    return [{ ...line, ...(few ? { amount: 1, unit: 'tsp' } : { amount: 10, unit: 'g' }) }]
  }
  const times = Math.round(amount * (measure?.times ?? 1) * 1000) / 1000
  const unit = measure?.unit ?? null
  if (measure?.isRough) doubt(`we took ${times} ${unit ?? 'pieces'}`)
  // A piece or cup of unknown weight cannot be computed, so it becomes an estimate in grams.
  if (food && gramsOf({ food, amount: times, unit } as Portion) === null) {
    const grams =
      Math.round(
        times * (unit === 'cup' ? 150 : unit === 'tbsp' ? 10 : unit === 'tsp' ? 4 : unit === 'pinch' ? 0.5 : 50) * 10,
      ) / 10
    doubt(`we don’t know its weight, and took ${grams} g`)
    return [{ ...line, amount: Math.max(0.1, grams), unit: 'g' }]
  }
  return [{ ...line, amount: Math.max(0.001, times), unit: unit ?? '' }]
}

function servesOf(text: string): number | null {
  const [number] = /\d+/.exec(text) ?? []
  const serves = Number(number)
  return number !== undefined && serves >= 1 && serves <= 40 ? serves : null
}

const courses: readonly [RegExp, Course][] = [
  [/dessert|sweet|mithai|halwa|kheer|cake|ladoo/i, 'sweet'],
  [/drink|beverage|juice|smoothie|lassi|chai/i, 'drink'],
  [/soup|shorba/i, 'soup'],
  [/salad|kachumber/i, 'salad'],
  [/raita/i, 'raita'],
  [/chutney|dip|sauce/i, 'chutney'],
  [/pickle|achaar/i, 'pickle'],
  [/\brice|pulao|biryani|khichdi/i, 'rice'],
  [/bread|roti|paratha|naan/i, 'bread'],
  [/\bdal\b|lentil/i, 'dal'],
  [/chaat/i, 'chaat'],
  [/snack|starter|appetizer|pakora/i, 'snack'],
  [/breakfast|nashta/i, 'breakfast dish'],
]

const meals: readonly [RegExp, Meal][] = [
  [/breakfast|nashta|brunch/i, 'breakfast'],
  [/lunch|main course|main dish/i, 'lunch'],
  [/dinner|supper|main course|main dish/i, 'dinner'],
  [/snack|starter|appetizer|tea time|chaat|dessert|sweet|drink|beverage/i, 'snack'],
]

function kindOf(words: string): Pick<OwnForm, 'meals' | 'course' | 'role'> {
  const course = courses.find(([pattern]) => pattern.test(words))?.[1] ?? 'curry'
  const found = meals.filter(([pattern]) => pattern.test(words)).map(([, meal]) => meal)
  const role =
    course === 'sweet'
      ? 'sweet'
      : course === 'drink'
        ? 'drink'
        : course === 'snack' || course === 'chaat'
          ? 'snack'
          : 'main'
  return { meals: found.length > 0 ? found : ['lunch', 'dinner'], course, role }
}
