import { pluralize, singularize } from 'inflection'
import type { CountLead, Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import type { FoodGroup, Unit } from '../read/vocabulary.ts'
import { kitchenNumber, pouredInWords, roundGrams, roundMillilitres, spoons } from '../recipe/kitchen-measures.ts'
import { batchInWords, sizeInWords } from './batches.ts'
import { isSalt, saltGrams, saltInWords } from './salt.ts'
import { isBySprig, leavesInWords } from './sprigs.ts'

/** The fields of a portion that its amount in words depends on. */
type Measured = Pick<Portion, 'amount' | 'unit' | 'food'> & Partial<Pick<Portion, 'preparation'>>

const weights: readonly (Unit | null)[] = ['g', 'kg', 'ml', 'l']

/**
 * Formats the amount of a portion for other servings: grams and millilitres rounded to what scales show, spoons as in a
 * set, pieces in halves.
 */
export function amountOf({ amount, unit, food, preparation = '' }: Measured, scale: number): string {
  const value = amount * scale
  if (isBySprig({ food, unit })) return leavesInWords(value)
  if (scale !== 1 && isSalt({ food }) && (unit === 'tsp' || unit === 'tbsp') && value * tspOf(unit) >= 0.19)
    return saltInWords(value * tspOf(unit))
  const small = scale === 1 ? '' : bySpoon({ value, unit, food, preparation })
  if (small !== '') return small
  if (isWeighed({ unit })) return weightInWords(weightOf({ amount, unit, food }, scale), unit === 'ml' || unit === 'l')
  if (unit === null || unit === 'piece' || unit === 'clove') {
    const count = scale === 1 ? value : isSmall({ food }) ? roundSmall(value, food) : roundPieces(value)
    return unit === 'clove' ? `${kitchenNumber(count)} ${count > 1 ? 'cloves' : 'clove'}` : kitchenNumber(count)
  }
  if (unit === 'tsp' && value < 0.19) return value < 0.09 ? 'a pinch' : '⅛ tsp'
  if (unit === 'tsp' || unit === 'tbsp')
    return pouredInWords(value * tspOf(unit), isLiquid({ food })) ?? spoons(value, unit)
  const number = kitchenNumber(value)
  if (unit === 'pinch') return value > 1.5 ? `${Math.round(value)} pinches` : 'a pinch'
  return `${number} ${value > 1 && unit === 'cup' ? 'cups' : unit}`
}

/** Whether a food is poured, so that a larger amount is measured with a jug rather than spoons. */
export const isLiquid = ({ food }: Pick<Portion, 'food'>): boolean => isOf(food, 'poured')

const tspOf = (unit: 'tsp' | 'tbsp'): number => (unit === 'tbsp' ? 3 : 1)

/**
 * Grams below which kitchen scales are too coarse, so the food is measured in spoons: "1 tsp pistachio" instead of 3 g.
 */
const minScaleGrams = 5
const maxSpoons = 3
function bySpoon({ value, unit, food, preparation }: { value: number } & Omit<Required<Measured>, 'amount'>): string {
  const isWholeNut = food.aisle === 'nuts' && preparation === ''
  if (unit !== 'g' || value >= minScaleGrams || !food.tsp_g || isWholeNut || food.aisle === 'vegetables') return ''
  const tsp = value / food.tsp_g
  return tsp <= maxSpoons && tsp > 0.2 ? spoons(tsp, 'tsp') : ''
}

/** Formats a weight or volume: '250 g', '1.5 litres'. */
export const weightInWords = (weight: number, isPoured: boolean): string =>
  weight >= 1000
    ? `${weight / 1000} ${isPoured ? (weight > 1000 ? 'litres' : 'litre') : 'kg'}`
    : `${weight} ${isPoured ? 'ml' : 'g'}`

/**
 * Rounds small pieces for other servings: saffron strands and nuts beyond a handful to fives, spices and garlic beyond
 * ten to pairs, because nobody counts out thirteen pistachios or nineteen chillies.
 */
const roundSmall = (value: number, food: Portion['food']): number => {
  const step = smallStep(value, food)
  return Math.max(1, Math.round(value / step) * step)
}

/** Returns the step small pieces are rounded to at this number. */
export function smallStep(value: number, { name, aisle }: Portion['food']): number {
  if ((name === 'saffron' || aisle === 'nuts') && value > maxExactNuts) return 5
  return (aisle === 'spices' || name === 'garlic') && value > maxExactSpices ? 2 : 1
}
const maxExactNuts = 7
const maxExactSpices = 10

/** The number of pieces from which they are no longer halved. */
const wholePiecesFrom = 3
/** Rounds divisible pieces: "1½ lemons", "2½ bananas", and whole ones from three on. */
const roundPieces = (value: number): number => {
  const step = pieceStep(value)
  return Math.max(step, Math.round(value / step) * step)
}
export const pieceStep = (value: number): number => (value < wholePiecesFrom ? 0.5 : 1)

/** Whether a food is never halved: small pieces, eggs, whole fish and meat, leaves, bread and coals. */
export const isSmall = ({ food }: Pick<Portion, 'food'>): boolean =>
  food.diet !== 'veg' || food.aisle === 'spices' || (food.piece_g ?? 0) < 15 || isOf(food, 'whole')

/** Foods added by the grain, because a pinch would make the dish bitter. */
const countedInGrains: ReadonlySet<string> = new Set(['edible camphor'])

/**
 * Formats a portion for a step or the ingredient list: '200 g paneer', '2 tbsp ghee', '4 green cardamoms', 'a pinch of
 * asafoetida'.
 *
 * @param words the amount, as formatted by `amountOf` or `sharesOf`.
 */
export function portionInWords(portion: Portion, words: string): string {
  const { food, name, unit } = portion
  if (unit === 'pinch' && countedInGrains.has(food.name))
    return `${words.replace('pinches', 'grains').replace('pinch', 'grain')} of ${name}`
  if (unit === 'clove' || words.endsWith('pinch') || words.endsWith('pinches')) return `${words} of ${name}`
  if (words.endsWith('sprig') || words.endsWith('sprigs')) return `${words} of ${pluralOf(food.name)}`
  if (unit !== null && unit !== 'piece') return `${words} ${name}`
  // Based on the formatted number: 1⅓ chillies are rounded to one.
  const isMany = !atMostOne.has(words)
  const piece = Object.hasOwn(pieceOf, name) ? pieceOf[name] : undefined
  if (piece !== undefined) return `${words} ${isMany ? pluralOf(piece) : piece} of ${name}`
  return `${words} ${isMany ? pluralOf(name) : onePiece(portion)}`
}

/** Returns the singular, also when the file uses the plural name for a single piece. */
const onePiece = ({ name, food }: Portion): string => (pluralOf(food.name) === name ? food.name : name)

/** Foods counted in pieces with a word of their own. */
const pieceOf: Readonly<Record<string, string>> = {
  bread: 'slice',
  'brown bread': 'slice',
  cinnamon: 'stick',
  saffron: 'strand',
  kokum: 'piece',
  'dried mango': 'piece',
  charcoal: 'piece',
  'instant noodles': 'packet',
  'instant noodle': 'packet',
  'noodle masala': 'sachet',
  'sweet corn': 'cob',
  mace: 'blade',
}

const atMostOne: ReadonlySet<string> = new Set(['1', '¼', '½', '¾', '⅓', '⅔'])

const plurals = new Map<string, string>()

/** Returns the plural, cached per food, because the library tries a hundred rules per word. */
export function pluralOf(name: string): string {
  const known = plurals.get(name)
  if (known !== undefined) return known
  const plural = pluralIn(name)
  plurals.set(name, plural)
  return plural
}

/** Returns the plural as spelled in Indian English; the library handles the rest. */
function pluralIn(name: string): string {
  if (name.endsWith('chilli') || name.endsWith('mango')) return `${name}es`
  // The library treats "slices" like "lice".
  if (name.endsWith('slice')) return `${name}s`
  return name.endsWith('leaf') ? `${name.slice(0, -1)}ves` : pluralize(name)
}

/** Returns the singular of a phrase such as "large thin leaves"; the library handles most words. */
export function singularOf(names: string): string {
  const odd = Object.keys(singulars).find((many) => names.endsWith(many))
  return odd === undefined ? singularize(names) : names.slice(0, -odd.length) + singulars[odd]!
}

const singulars: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  pies: 'pie',
  cookies: 'cookie',
  chillies: 'chilli',
}

/** Returns the displayed grams or millilitres of a weighed portion; whole numbers of a file are kept. */
export function weightOf({ amount, unit, food }: Pick<Portion, 'amount' | 'unit' | 'food'>, scale: number): number {
  const value = amount * scale * (unit === 'kg' || unit === 'l' ? 1000 : 1)
  const salt = isSalt({ food }) ? saltGrams(value) : undefined
  if (salt !== undefined) return salt
  const round = unit === 'ml' || unit === 'l' ? roundMillilitres : roundGrams
  return scale === 1 && Number.isInteger(Math.round(value * 10) / 10) ? Math.round(value) : round(value)
}

const measures: Readonly<Record<string, Unit>> = {
  g: 'g',
  ml: 'ml',
  kg: 'kg',
  litre: 'l',
  litres: 'l',
  tsp: 'tsp',
  teaspoon: 'tsp',
  teaspoons: 'tsp',
  tbsp: 'tbsp',
  tablespoon: 'tbsp',
  tablespoons: 'tbsp',
}
const byHalves: ReadonlySet<string> = new Set(['cup', 'spoon', 'spoonful', 'ladle'].flatMap((one) => [one, `${one}s`]))

/** Whether a count measures a food: '400 ml', '2 spoons'. */
export const isMeasure = ({ of }: { of: string }): boolean => measures[of] !== undefined || byHalves.has(of)

/**
 * Formats a number in a sentence for other servings: '12 small balls', '1 small ball', '400 ml', '1½ spoons', 'two
 * lots'.
 */
export function countOf(count: { amount: number; of: string; lead?: CountLead }, scale: number): string {
  const { amount, of } = count
  const batch = batchInWords(count, scale)
  if (batch !== undefined) return batch
  const size = sizeInWords(count, scale)
  if (size !== undefined) return size
  const unit = measures[of]
  if (unit !== undefined) return amountOf({ amount, unit, food: anything }, scale)
  const value = amount * scale
  if (byHalves.has(of)) {
    const half = Math.max(0.5, Math.round(value * 2) / 2)
    return `${kitchenNumber(half)} ${half > 1 ? pluralOf(of) : singularOf(of)}`
  }
  const whole = Math.max(1, Math.round(value))
  return of === '' ? String(whole) : `${whole} ${whole === 1 ? singularOf(of) : of}`
}

/** A stand-in food for a measure in a sentence, where the food is unknown. */
const anything = { name: '', aisle: 'other', piece_g: null, groups: [] as FoodGroup[] } as Portion['food']

/** Whether a portion is measured by weight or volume. */
export const isWeighed = ({ unit }: Pick<Portion, 'unit'>): boolean => weights.includes(unit)
