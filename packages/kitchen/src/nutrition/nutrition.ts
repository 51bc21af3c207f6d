import { knownShopItem } from '../knowledge/shop-items.ts'

export type Macros = { calories: number; protein: number; carbohydrate: number; fat: number; fibre: number }

export type Weighed = { id: string; grams: number }

/**
 * Returns the cost in rupees of what has to be bought. Prices are per weight as sold, so the inedible part counts too.
 */
export function costOf(parts: readonly Weighed[]): number {
  const rupees = parts.reduce((sum, { id, grams }) => {
    const row = knownShopItem(id)
    return sum + (row.rupeesPerKg * grams) / 1000 / row.edible
  }, 0)
  return Math.round(rupees * 10) / 10
}

/** The disclaimer shown with a cost. */
export const costLabel = 'estimate 2026, ±25 percent'

/** The source of the nutrition data; the table gives the source of each row. */
export const nutritionSource = 'Computed from the ingredients: IFCT 2017 (ICMR-NIN), USDA SR28, NVIF 1989'

/**
 * The minimum share of a dish's energy that must come from protein to claim it is a source of protein (as in EU
 * 1924/2006).
 */
const leastShare = 0.12

/** The most fat in grams per serving for which a dish may be called low in fat. */
const lowFatServing = 6

/** Formats the nutrition figures of a serving in one line. */
export const figuresOf = ({ calories, protein, carbohydrate, fat, fibre }: Macros): string =>
  `About ${calories} kcal a serving: protein ${protein} g, carbohydrate ${carbohydrate} g, fat ${fat} g, fibre ${fibre} g.`

/**
 * Returns nutrient claims by rule: "source" at 10% of the daily value in 100 g (protein 5.4 g), "high" at 20%; fibre at
 * 3 and 6 g; "low in fat" up to 3 g in 100 g, 1.5 g for drinks (FSSAI, Advertising and Claims Regulations 2018,
 * schedule I). A claim appears beside the figures of the serving, so the serving must meet it too: a bite of mathri is
 * no source of protein, and a large plate with 10 g of fat is not low in fat. No claim mentions a disease.
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
