import type { Draft } from '../compose/draft.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import type { Quantity } from './types.ts'

const milks = new Set(['milk', 'full-milk', 'coconut-milk'])

/** The share of its milk that is left when a dish is done, by family or family.base; the rest has boiled away. */
const milkLeft: Record<string, number> = {
  kheer: 0.65,
  'kheer.payasam': 0.95,
  'kheer.prathaman': 0.95,
  'kheer.khurma': 0.8,
  'kheer.rabri': 0.4,
  'kheer.basundi': 0.5,
  'dairysweet.basundi': 0.5,
  'dairysweet.kulfi': 0.65,
  'dairysweet.ice-cream': 0.75,
  'dairysweet.rasmalai': 0.67,
  'dairysweet.mishti-doi': 0.75,
  'candied.milk-cake': 0.22,
  'candied.dodol': 0.3,
  'candied.seviyan-barfi': 0.3,
  breadsweet: 0.55,
  'breadsweet.bread-halwa': 0.3,
  halwa: 0.3,
  mithai: 0.3,
  porridge: 0.8,
  'pudding.lagan-nu-custard': 0.7,
}

/** The share of its water that is left; of a gravy a quarter boils off. */
const waterLeft: Record<string, number> = { dryroast: 0.1, halwa: 0.3, noodles: 1 }

/** Styles that are dried off in the pan at the end. */
const driedStyles = new Set(['sukka', 'andhra', 'varuval', 'gheeroast', 'pepperroast', 'stirfry'])
const dried = new Set(['chickencurry', 'muttoncurry', 'fishcurry', 'shellfish', 'tofucurry', 'porkduck'])

/** Ground from the soak, a pulse keeps most of the water that it has drunk. */
const swollen = 1.7
const swelling = new Set(['whole', 'split'])
/** Soya chunks and granules, soaked apart and squeezed, hold nearly twice their weight of water. */
const soaked = 2.8

const roasted = new Set(['podi', 'namkeen', 'roasted', 'chutney'])

/** Families that cook leaves down by themselves, until their water is gone: half of them is left. */
const cookedDown = new Set(['sabzi', 'thoran', 'easternveg'])
const wilted = 0.5

/** Boiled in plenty of water and drained, rice weighs somewhat more than twice what it did. */
const boiled = 2.4

const strands = new Set(['noodle', 'coarse', 'flour'])

/** Boiled and drained, dry noodles and pasta hold somewhat more than their own weight of water. */
const drunk = 1.3

/** What a serving weighs on the plate, in grams: what boils away is off, what is drained counts as it was drunk. */
export function servingWeight(
  { family, base, style, parts }: Draft,
  rows: readonly Quantity[],
  serves: number,
): number {
  const byBase = `${family.id}.${base.slug}`
  const isDried = dried.has(family.id) && driedStyles.has(style?.id ?? '')
  // Of a syrup most stays in the pot.
  const inSyrup = parts.some(({ inPot }) => inPot)
  const water = inSyrup ? 0.25 : isDried ? 0.2 : (waterLeft[family.id] ?? 0.75)
  const milk = milkLeft[byBase] ?? milkLeft[family.id] ?? 1
  const noodles = rows
    .filter(({ id, aisle }) => aisle === 'grain' && strands.has(ingredient(id).nature))
    .reduce((sum, { grams }) => sum + grams, 0)
  const isDrained = family.id === 'noodles' && noodles > 0 && base.slug !== 'thukpa'
  const isDry = !rows.some(({ id }) => id === 'water') && !roasted.has(family.id)
  const onPlate = ({ id, grams, aisle }: Quantity): number => {
    if (ingredient(id).nature === 'soya') return roasted.has(family.id) ? grams : grams * soaked
    if (isDry && aisle === 'pulse' && grams / serves >= 12 && swelling.has(ingredient(id).nature))
      return grams * swollen
    if (isDry && family.id === 'biryani' && aisle === 'grain') return grams * boiled
    if (id === 'water') return isDrained ? Math.min(grams, drunk * noodles) : grams * water
    const isLeaf = aisle === 'vegetable' && ingredient(id).nature === 'leafy' && grams / serves > 30
    if (isLeaf && cookedDown.has(family.id)) return grams * wilted
    return milks.has(id) ? grams * milk : grams
  }
  return Math.round(rows.reduce((sum, row) => sum + onPlate(row), 0) / serves)
}
