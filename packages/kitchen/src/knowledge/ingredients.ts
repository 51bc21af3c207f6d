import { ingredientTable } from './ingredient-table.ts'

export type IngredientDiet = 'veg' | 'egg' | 'meat' | 'fish'

export type Ingredient = {
  id: string
  english: string
  /** The word recipes use for it. */
  word: string
  hindi: string[]
  aisle: string
  /** How it behaves in cooking: a key of the step grammar, or '-' for a seasoning. */
  nature: string
  /**
   * Its role in a masala: temper, aromatic, powder, paste and so on, or '-' for a food that is only ever a main
   * ingredient.
   */
  role: string
  allergens: string[]
  diet: IngredientDiet
  vegan: boolean
  protein: number
  carbohydrate: number
  fat: number
  fibre: number
  rupeesPerKg: number
  cupG: number
  tbspG: number
  tspG: number
  pieceG: number
  edible: number
  vrat: boolean
  jain: boolean
}

const animal: Record<string, IngredientDiet> = { egg: 'egg', meat: 'meat', fish: 'fish' }
const notVegan = /^(honey|ghee|varq|mayo)$/

function readRow(line: string): Ingredient {
  const [id, english, word, hindi, aisle, nature, role, allergens, macros, price, units, edible, flags] = line.split(
    '|',
  ) as [string, ...string[]]
  const [protein, carbohydrate, fat, fibre] = macros!.split(' ').map(Number)
  const [cupG, tbspG, tspG, pieceG] = units!.split(',').map((unit) => (unit === '-' ? 0 : Number(unit)))
  const diet = animal[aisle!] ?? 'veg'
  return {
    id,
    english: english!,
    word: word!,
    hindi: hindi!.split('/').map((name) => name.trim()),
    aisle: aisle!,
    nature: nature!,
    role: role!,
    allergens: allergens === '-' ? [] : allergens!.split(','),
    diet,
    vegan: diet === 'veg' && aisle !== 'dairy' && !notVegan.test(id),
    protein: protein!,
    carbohydrate: carbohydrate!,
    fat: fat!,
    fibre: fibre!,
    rupeesPerKg: Number(price),
    cupG: cupG!,
    tbspG: tbspG!,
    tspG: tspG!,
    pieceG: pieceG!,
    edible: Number(edible),
    vrat: flags![0] === 'Y',
    jain: diet === 'veg' && flags![1] === 'Y',
  }
}

export const ingredients: ReadonlyMap<string, Ingredient> = new Map(
  ingredientTable
    .trim()
    .split('\n')
    .map((line) => {
      const row = readRow(line)
      return [row.id, row]
    }),
)

/**
 * Returns an ingredient by id.
 *
 * @throws when there is no such ingredient, because a table refers to an unknown id.
 */
export function ingredient(id: string): Ingredient {
  const found = ingredients.get(id)
  if (!found) throw new Error(`no ingredient ${id}`)
  return found
}
