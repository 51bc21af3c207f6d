import { knownShopItem } from '../knowledge/shop-items.ts'

export type Macros = { calories: number; protein: number; carbohydrate: number; fat: number; fibre: number }

export type Weighed = { id: string; grams: number }

/** Rupees for what must be bought: the price is by weight as sold, so the inedible part is paid for too. */
export function costOf(parts: readonly Weighed[]): number {
  const rupees = parts.reduce((sum, { id, grams }) => {
    const row = knownShopItem(id)
    return sum + (row.rupeesPerKg * grams) / 1000 / row.edible
  }, 0)
  return Math.round(rupees * 10) / 10
}

/** What a cost says of itself. */
export const costLabel = 'estimate 2026, ±25 percent'

/** Where the composition of ingredients comes from; the table names the source of each row. */
export const nutritionSource = 'Computed from the ingredients: IFCT 2017 (ICMR-NIN), USDA SR28, NVIF 1989'

/** The least share of a dish's energy that must be protein where it is called a source of it (as in EU 1924/2006). */
const leastShare = 0.12

/** Grams of fat in a serving above which no one reads it as low in fat. */
const lowFatServing = 6

/** A serving's figures in a line. */
export const figuresOf = ({ calories, protein, carbohydrate, fat, fibre }: Macros): string =>
  `About ${calories} kcal a serving: protein ${protein} g, carbohydrate ${carbohydrate} g, fat ${fat} g, fibre ${fibre} g.`

/**
 * Nutrient claims by rule: a source at 10% of the daily value in 100 g (protein 5.4 g), high at 20%; fibre 3 and 6 g; low
 * in fat to 3 g in 100 g, 1.5 g in what is drunk (FSSAI, Advertising and Claims Regulations 2018, schedule I). A claim is
 * read beside the figures of the serving, so the serving has to bear it out too: a bite of mathri is no source of
 * protein, nor a large plate with 10 g of fat low in it. No claim speaks of a disease.
 */
export function benefitsOf(macros: Macros, servingG: number, isLiquid: boolean): string[] {
  const per100 = (value: number) => (value * 100) / servingG
  const protein = Math.min(per100(macros.protein), macros.protein)
  const fibre = Math.min(per100(macros.fibre), macros.fibre)
  const lines: string[] = []
  const isProtein = 4 * macros.protein >= leastShare * macros.calories
  if (isProtein && protein >= 10.8) lines.push('High in protein.')
  else if (isProtein && protein >= 5.4) lines.push('A source of protein.')
  if (fibre >= 6) lines.push('High in fibre.')
  else if (fibre >= 3) lines.push('A source of fibre.')
  if (macros.fat <= lowFatServing && per100(macros.fat) <= (isLiquid ? 1.5 : 3)) lines.push('Low in fat.')
  return lines
}
