import type { Macros } from '../nutrition/nutrition.ts'

/** A recipe from a language model or a person, unverified. All fields are untrusted text and only ever parsed. */
export type SubmittedRecipe = {
  title: string
  /** "Veg", "Vegetarian", "Non-Veg", "Egg": the claim, not the fact. */
  type?: string
  is_vegetarian?: boolean
  tags?: readonly string[]
  /** Free-form lines: "2 cups basmati rice, washed". */
  ingredients: readonly string[]
  instructions: readonly string[]
  tips?: readonly string[]
  serves?: number
  prep_time?: string
  cook_time?: string
  /** Claimed figures per serving, as numbers or as lines such as "Calories: 320 kcal". */
  nutrition?: Partial<Macros> | readonly string[]
}

export type DietClaim = 'veg' | 'nonveg' | undefined

/** Returns the diet a submitted recipe claims. When its fields disagree, the stricter claim applies. */
export function claimedDiet({ type = '', is_vegetarian }: SubmittedRecipe): DietClaim {
  const says = type.toLowerCase()
  if (/non|egg|meat|fish|chicken/.test(says)) return is_vegetarian === true ? 'veg' : 'nonveg'
  return /veg|vrat|jain/.test(says) || is_vegetarian === true ? 'veg' : is_vegetarian === false ? 'nonveg' : undefined
}

const lines: [keyof Macros, RegExp][] = [
  ['calories', /(?:calorie|energy|kcal)\D{0,24}?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*k?cal/i],
  ['protein', /protein\D{0,12}(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*g(?:rams?)?\s+(?:of\s+)?protein/i],
  ['carbohydrate', /carb\w*\D{0,12}(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*g(?:rams?)?\s+(?:of\s+)?carb/i],
  ['fat', /\bfat\D{0,12}(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*g(?:rams?)?\s+(?:of\s+)?fat/i],
]

/** Returns the figures a submitted recipe claims per serving. */
export function claimedFigures({ nutrition }: SubmittedRecipe): Partial<Macros> {
  if (!nutrition) return {}
  if (!isLines(nutrition)) return nutrition
  const found: Partial<Macros> = {}
  for (const line of nutrition)
    for (const [key, pattern] of lines) {
      const match = pattern.exec(line)
      if (match && found[key] === undefined) found[key] = Number(match[1] ?? match[2])
    }
  return found
}

const isLines = (nutrition: NonNullable<SubmittedRecipe['nutrition']>): nutrition is readonly string[] =>
  Array.isArray(nutrition)
