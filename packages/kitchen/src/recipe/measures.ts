import { familyOf } from '../knowledge/families.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import type { Recipe } from './types.ts'

/** Rupees a serving may cost, by kind: mains as on a home table, snacks and sides without what is eaten beside them. */
const bands: Record<string, [number, number]> = {
  side: [2, 60],
  breakfast: [4, 60],
  sweet: [5, 80],
  snack: [4, 70],
  main: [8, 90],
  'egg main': [15, 60],
  'egg light': [6, 60],
  'chicken main': [35, 130],
  'chicken light': [14, 90],
  'mutton main': [75, 280],
  'mutton light': [25, 190],
  'fish main': [25, 310],
  'fish light': [14, 200],
}

const sides = new Set([
  'chutney',
  'pickle',
  'podi',
  'preserve',
  'flavourbread',
  'fries',
  'raita',
  'rasam',
  'roti',
  'namkeen',
  'drink',
  'hotdrink',
  'chips',
  'roasted',
  'soup',
])
const stews = new Set([
  'kuzhambu',
  'kanji',
  'puttu',
  'appam',
  'breakfaststew',
  'nvtiffin',
  'porkduck',
  'kebab',
  'fishfry',
  'dryroast',
  'protein',
])

/** The least and the most a serving of this kind of dish plausibly costs, in rupees of 2026. */
export function costBand(one: Recipe): [number, number] {
  const id = one.id.split('.')[0]!
  const family = familyOf(id)!
  const meat = one.quantities.map((part) => ({ ...part, row: ingredient(part.id) }))
  const has = (pattern: RegExp) => meat.some(({ id: part, row }) => row.aisle === 'meat' && pattern.test(part))
  const isMain = (/^[LD]+$/.test(family.meal) || stews.has(id)) && !sides.has(id)
  const size = isMain && family.main >= 100 ? 'main' : 'light'
  if (has(/mutton|lamb|chops|paya|liver|pork|duck|chorizo/) && !has(/chicken-liver/)) return bands[`mutton ${size}`]!
  if (meat.some(({ row }) => row.aisle === 'meat')) return bands[`chicken ${size}`]!
  if (meat.some(({ row }) => row.aisle === 'fish')) return bands[`fish ${size}`]!
  if (one.diet.egg) return bands[`egg ${size}`]!
  if (family.sweet) return bands.sweet!
  if (sides.has(id)) return bands.side!
  if (/B/.test(family.meal)) return bands.breakfast!
  return /^[LD]+$/.test(family.meal) ? bands.main! : bands.snack!
}

/** Whether fried food holds more fat than frying leaves in it: 30% of its weight, 40% in chips and mathri. */
export function isFriedTooRich(one: Recipe): boolean {
  const id = one.id.split('.')[0]!
  if (!familyOf(id)?.uptake) return false
  return one.perServing.fat / one.servingGrams > (id === 'chips' || id === 'namkeen' ? 0.4 : 0.3)
}

/** What a cook is told to do; a step without one of these words says nothing to do. */
const verbs = new Set(
  'add arrange bake balance bathe beat bind blanch blend bloom boil break bring brown brush build butter chill chop churn clap clean coat cook cool cover crack crackle crisp crumble crush cut devein dip divide drain dredge dress drizzle drop dry dry-roast dust eat enrich ferment fill finish fit flash fold form freeze fry give grate grease grill grind halve hang heat keep knead ladle lay layer leave let lift line loosen lower make marinate mark mash measure melt mix oil open pack pat peel perfume pick pinch pit plate poach pop pound pour prepare press pressure-cook prick pull puree push put quarter rain reduce rest rinse roast roll rub salt scald scatter scoop score scrape scrub seal sear season serve set shape sharpen shred sift simmer sizzle skim skin slice slide slip slit smear soak soften sort splash spoon spread sprinkle squeeze stack stand steam stir stir-fry stone store strain stretch strew string strip stuff sweat sweeten swell swirl take taste temper thaw thicken thin thread tip toast top toss trim turn unmould warm wash wet whisk wipe work wrap'.split(
    ' ',
  ),
)

/** Whether a step tells the cook to do something. */
export const hasCookingVerb = (text: string): boolean =>
  (text.toLowerCase().match(/[a-z]+(?:-[a-z]+)?/g) ?? []).some((word) => verbs.has(word))

/** Steps at the fire, and how many of them tell by eye, nose, ear or clock when they are done. */
export function heatCues(recipes: readonly Recipe[]): { heat: number; cued: number } {
  const steps = recipes.flatMap((one) => one.steps).filter(({ kind }) => kind === 'cook')
  return {
    heat: steps.length,
    cued: steps.filter(({ text }) => /\b(until|till|when|whistles|minutes?)\b/.test(text)).length,
  }
}

/** The medians of |A and B| / |A or B| over runs of five words of the steps, for pairs of different families and of one. */
export function alikeMedian(recipes: readonly Recipe[]): { different: number; same: number } {
  const told = recipes.map((one) => ({ family: one.id.split('.')[0]!, runs: runsOf(one) }))
  const different: number[] = []
  const same: number[] = []
  for (const [at, one] of told.entries()) {
    const other = told[(at + 1) % told.length]!
    if (other.family !== one.family) different.push(alike(one.runs, other.runs))
    const brother = told.slice(at + 1).find(({ family }) => family === one.family)
    if (brother) same.push(alike(one.runs, brother.runs))
  }
  return { different: median(different), same: median(same) }
}

function runsOf(one: Recipe): Set<string> {
  const words = one.steps.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
}

function alike(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let both = 0
  for (const run of left) if (right.has(run)) both++
  return both / Math.max(1, left.size + right.size - both)
}

const median = (values: number[]): number => values.sort((left, right) => left - right)[values.length >> 1] ?? 0
