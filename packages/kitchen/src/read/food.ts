import * as z from 'zod'
import type { Fault } from './fault.ts'
import { preparationsFile, readPreparations } from './preparations.ts'
import { list, rowsOf } from './table-rows.ts'
import { allergens, type FoodGroup, foodGroups } from './vocabulary.ts'

const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((word) => word === 'yes')
const figure = (max: number) => z.coerce.number('must be a number').min(0).max(max, `must be at most ${max}`)
const weight = z
  .literal('')
  .transform(() => null)
  .or(figure(20_000))

const usualBoil = 5

/**
 * A row of foods/*.csv. Figures are per 100 g of the edible part; carbohydrate is the available part, without fibre.
 */
const Row = z.object({
  name: z.string().regex(/^[a-z][a-z' -]*$/, 'must be lower-case words'),
  names: list,
  hindi: list,
  aisle: z.enum(['vegetables', 'dairy', 'meat', 'pulses', 'grains', 'spices', 'oils', 'nuts', 'other']),
  diet: z.enum(['veg', 'egg', 'meat', 'fish'], 'must be veg, egg, meat or fish'),
  allergens: list.pipe(z.array(z.enum(allergens, 'is no allergen that we know'))),
  vegan: yesOrNo,
  jain: yesOrNo,
  vrat: yesOrNo,
  protein: figure(100),
  carbohydrate: figure(100),
  fat: figure(100),
  fibre: figure(100),
  source: z.string().min(3, 'must name a source, or "ESTIMATE: as …"'),
  rupees_per_kg: figure(1_000_000),
  cup_g: weight,
  tbsp_g: weight,
  tsp_g: weight,
  piece_g: weight,
  edible: figure(1),
  /** Grams of water that a gram absorbs when soaked, or boiled in water the file does not measure. */
  absorbs: z
    .literal('')
    .transform(() => 0)
    .or(figure(10)),
  /**
   * Onion, garlic and their relatives, or a mixture that contains them. A table without such foods may omit the column.
   */
  onion_garlic: z
    .enum(['yes', ''], 'must be yes or empty')
    .default('')
    .transform((word) => word === 'yes'),
  /** For ready-made foods: the ingredients that matter for diets, such as the asafoetida in a masala. */
  made_of: list.default([]),
  /**
   * Grams of salt in foods sold salted: USDA SR28's sodium times 2.54, otherwise from the label. Empty when cooks add
   * the salt.
   */
  salt: z
    .literal('')
    .transform(() => 0)
    .or(figure(40))
    .default(0),
  /** Meats that some households exclude specifically. */
  kind: z.enum(['pork', 'beef', ''], 'must be pork, beef or empty').default(''),
  /** Its groups in cooking: `foodGroups` of vocabulary.ts. */
  groups: list.pipe(z.array(z.enum(foodGroups, `holds a word that is none of: ${foodGroups.join(', ')}`))).default([]),
  /** Minutes of boiling on another burner when a dish lists it as boiled: 'potato, boiled'. */
  boil_minutes: z
    .literal('')
    .transform(() => usualBoil)
    .or(figure(180))
    .default(usualBoil),
  /** Its allergens that the name does not reveal: the wheat in asafoetida. */
  unseen: list.pipe(z.array(z.enum(allergens, 'is no allergen that we know'))).default([]),
})

export type Food = z.output<typeof Row>

/** Foods by all their names, and the faults of the tables. */
export type Foods = { byName: ReadonlyMap<string, Food>; all: readonly Food[]; faults: readonly Fault[] }

/**
 * Parses the food tables.
 *
 * @param tables the content of each file of `foods/`, by its path.
 */
export function readFoods(tables: ReadonlyMap<string, string>): Foods {
  const byName = new Map<string, Food>()
  const all: Food[] = []
  const faults: Fault[] = []
  for (const [file, text] of tables) {
    if (file === preparationsFile) {
      faults.push(...readPreparations(text).faults)
      continue
    }
    const read = rowsOf(file, text, Row)
    faults.push(...read.faults)
    for (const { row: food, line } of read.rows) {
      for (const text of doubtsOf(food)) faults.push({ file, line, text: `${food.name}: ${text}` })
      all.push(food)
      for (const name of new Set([food.name, ...food.names])) {
        const other = byName.get(name)
        if (other) faults.push({ file, line, text: `'${name}' already names ${other.name}` })
        else byName.set(name, food)
      }
    }
  }
  for (const food of all) {
    for (const text of faultsOfParts(food, byName)) {
      const [file = '', table = ''] = [...tables].find(([, rows]) => rows.includes(`\n${food.name},`)) ?? []
      const line = table.slice(0, table.indexOf(`\n${food.name},`) + 1).split('\n').length
      faults.push({ file, line, text: `${food.name}: ${text}` })
    }
  }
  return { byName, all, faults }
}

/** Whether a food belongs to a group. */
export const isOf = ({ groups }: Pick<Food, 'groups'>, group: FoodGroup): boolean => groups.includes(group)

/**
 * Returns contradictions between a mixture's row and its parts. Compounded asafoetida, as sold in shops, is bound with
 * wheat flour (FSSAI, Food Products Standards and Food Additives Regulations 2011, 2.9: 'edible starch or edible cereal
 * flour'), so it and every mixture that contains it has gluten. See docs/decisions/0058.
 */
function faultsOfParts(food: Food, byName: ReadonlyMap<string, Food>): string[] {
  return food.made_of.flatMap((name) => {
    const part = byName.get(name)
    if (!part) return [`made_of: unknown food '${name}'`]
    const missing = part.allergens.filter((one) => !food.allergens.includes(one))
    return [
      ...(missing.length > 0 ? [`holds ${name}, so allergens must name ${missing.join(' and ')}`] : []),
      ...(food.jain && !part.jain ? [`holds ${name}, so jain must be no`] : []),
      ...(food.vegan && !part.vegan ? [`holds ${name}, so vegan must be no`] : []),
      ...(food.vrat && !part.vrat ? [`holds ${name}, so vrat must be no`] : []),
      ...(part.onion_garlic && !food.onion_garlic ? [`holds ${name}, so onion_garlic must be yes`] : []),
    ]
  })
}

/** Returns contradictions between a row and its own name, because diets depend on the row. */
function doubtsOf({ name, jain, onion_garlic, kind, diet, aisle, made_of, allergens, unseen }: Food): string[] {
  const doubts = unseen
    .filter((one) => !allergens.includes(one))
    .map((one) => `unseen: '${one}' is not among its allergens`)
  if (/\b(onion|garlic|shallot|leek|chives)\b/.test(name) && !onion_garlic) doubts.push('onion_garlic must be yes')
  // For the food by itself; what yeast raises is left out of a dish (docs/decisions/0063). Alcohol is never allowed.
  if (/\b(yeast|curd|bread|pav|bun|kulcha)\b/.test(name) && diet === 'veg' && !onion_garlic && !jain)
    doubts.push('jain must be yes: yeast and curd are taken')
  if (/\b(beer|wine|rum|toddy|liquor|starter)\b/.test(name) && jain) doubts.push('holds alcohol, so jain must be no')
  if (
    aisle === 'spices' &&
    !jain &&
    !onion_garlic &&
    !/\b(ginger|turmeric|root|ganthoda|poppy)\b/.test(name) &&
    made_of.length === 0
  )
    doubts.push(
      'a spice is Jain unless it holds onion, garlic, a root or poppy seed: onion_garlic or made_of must say so',
    )
  if (onion_garlic && jain) doubts.push('holds onion or garlic, so jain must be no')
  if (diet === 'meat' && /\b(pork|ham|bacon|chorizo)\b/.test(name) && kind !== 'pork') doubts.push('kind must be pork')
  if (diet === 'meat' && /\b(beef|buffalo)\b/.test(name) && kind !== 'beef') doubts.push('kind must be beef')
  return doubts
}
