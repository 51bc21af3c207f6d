import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { Fault } from '../read/fault.ts'
import { list, rowsOf } from '../read/table-rows.ts'

export type IngredientDiet = 'veg' | 'egg' | 'meat' | 'fish'

export type Ingredient = {
  id: string
  english: string
  /** The word recipes use for it. */
  word: string
  hindi: string[]
  aisle: string
  /** How it behaves in cooking: 'grain', 'leafy'; '-' for a seasoning. */
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

/** A row of the table: also with other names of foods that are sold as it, and the energy that its source states. */
export type SoldIngredient = Ingredient & { also: string[]; kcal: number; source: string }

const animal: Readonly<Record<string, IngredientDiet>> = { egg: 'egg', meat: 'meat', fish: 'fish' }

const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((word) => word === 'yes')
const figure = z.coerce.number('must be a number').min(0)
const orDash = z.string().transform((word) => word || '-')

/** A row of shops/ingredients.csv; shops/README.md describes the columns. */
const Row = z
  .object({
    name: z.string().min(2),
    english: z.string().min(2),
    word: z.string().min(2),
    hindi: list.pipe(z.array(z.string()).min(1, 'must not be empty')),
    also: list,
    aisle: z.string().min(2),
    nature: orDash,
    role: orDash,
    allergens: list,
    protein: figure,
    carbohydrate: figure,
    fat: figure,
    fibre: figure,
    kcal: figure,
    source: z.string().min(3, 'must name a source, or "ESTIMATE: as …"'),
    rupees_per_kg: figure,
    cup_g: figure,
    tbsp_g: figure,
    tsp_g: figure,
    piece_g: figure,
    edible: figure.max(1),
    vegan: yesOrNo,
    vrat: yesOrNo,
    jain: yesOrNo,
  })
  .transform(
    ({ name, rupees_per_kg, cup_g, tbsp_g, tsp_g, piece_g, ...row }): SoldIngredient => ({
      ...row,
      id: name,
      diet: animal[row.aisle] ?? 'veg',
      rupeesPerKg: rupees_per_kg,
      cupG: cup_g,
      tbspG: tbsp_g,
      tspG: tsp_g,
      pieceG: piece_g,
    }),
  )

const ingredientsFile = 'ingredients.csv'

/** Parses shops/ingredients.csv. */
export function readIngredients(text: string): {
  byId: ReadonlyMap<string, SoldIngredient>
  faults: readonly Fault[]
} {
  const { rows, faults } = rowsOf(ingredientsFile, text, Row)
  const byId = new Map<string, SoldIngredient>()
  for (const { row, line } of rows) {
    if (byId.has(row.id)) faults.push({ file: ingredientsFile, line, text: `${row.id} is listed twice` })
    else byId.set(row.id, row)
  }
  return { byId, faults }
}

/** Reads the ingredients from their file. */
export const readIngredientFile = (): ReturnType<typeof readIngredients> =>
  readIngredients(readFileSync(path.resolve(import.meta.dirname, '../../shops', ingredientsFile), 'utf8'))

/** All ingredients, by id; faulty rows, which `npm run dish -- check` reports, are left out. */
export const ingredients: ReadonlyMap<string, SoldIngredient> = readIngredientFile().byId

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
