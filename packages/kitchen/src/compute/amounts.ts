import { pluralize, singularize } from 'inflection'
import type { CountLead, Portion } from '../read/dish.ts'
import { isOf } from '../read/food.ts'
import type { FoodGroup, Unit } from '../read/vocabulary.ts'
import { kitchenNumber, pouredInWords, roundGrams, roundMillilitres, spoons } from '../recipe/kitchen-measures.ts'
import { batchInWords, sizeInWords } from './batches.ts'
import { isSalt, saltGrams, saltInWords } from './salt.ts'
import { isBySprig, leavesInWords } from './sprigs.ts'

/** What of a portion its amount in words hangs on. */
type Measured = Pick<Portion, 'amount' | 'unit' | 'food'> & Partial<Pick<Portion, 'preparation'>>

const weights: readonly (Unit | null)[] = ['g', 'kg', 'ml', 'l']

/** A portion for other servings: grams and millilitres as scales are read, spoons as a set has them, pieces in halves. */
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

/** Whether a food is poured, so that a jug measures much of it better than spoons do. */
export const isLiquid = ({ food }: Pick<Portion, 'food'>): boolean => isOf(food, 'poured')

const tspOf = (unit: 'tsp' | 'tbsp'): number => (unit === 'tbsp' ? 3 : 1)

/** Grams that the scales of a kitchen hardly show are measured by the spoon: '1 tsp pistachio', and not 3 g. */
const hardlyShown = 5
const mostSpoons = 3
function bySpoon({ value, unit, food, preparation }: { value: number } & Omit<Required<Measured>, 'amount'>): string {
  const isWholeNut = food.aisle === 'nuts' && preparation === ''
  if (unit !== 'g' || value >= hardlyShown || !food.tsp_g || isWholeNut || food.aisle === 'vegetables') return ''
  const tsp = value / food.tsp_g
  return tsp <= mostSpoons && tsp > 0.2 ? spoons(tsp, 'tsp') : ''
}

/** '250 g', '1.5 litres'. */
export const weightInWords = (weight: number, isPoured: boolean): string =>
  weight >= 1000
    ? `${weight / 1000} ${isPoured ? (weight > 1000 ? 'litres' : 'litre') : 'kg'}`
    : `${weight} ${isPoured ? 'ml' : 'g'}`

/**
 * Small things for other servings. Strands and nuts beyond a handful are counted by fives, spices and garlic beyond ten in
 * pairs: nobody picks out thirteen pistachios or nineteen chillies.
 */
const roundSmall = (value: number, food: Portion['food']): number => {
  const step = smallStep(value, food)
  return Math.max(1, Math.round(value / step) * step)
}

/** By how many small things are counted at this number. */
export function smallStep(value: number, { name, aisle }: Portion['food']): number {
  if ((name === 'saffron' || aisle === 'nuts') && value > mostNuts) return 5
  return (aisle === 'spices' || name === 'garlic') && value > mostSpices ? 2 : 1
}
const mostNuts = 7
const mostSpices = 10

/** From so many pieces on nobody cuts one in half to come out even. */
const mostHalved = 3
/** Pieces of what can be halved: '1½ lemons', '2½ bananas', and from three on whole ones. */
const roundPieces = (value: number): number => {
  const step = pieceStep(value)
  return Math.max(step, Math.round(value / step) * step)
}
export const pieceStep = (value: number): number => (value < mostHalved ? 0.5 : 1)

/** What is never halved: small things, eggs, whole fish and meat, leaves, bread and coals. */
export const isSmall = ({ food }: Pick<Portion, 'food'>): boolean =>
  food.diet !== 'veg' || food.aisle === 'spices' || (food.piece_g ?? 0) < 15 || isOf(food, 'whole')

/** A pinch of it would be bitter. */
const byTheGrain: ReadonlySet<string> = new Set(['edible camphor'])

/**
 * A portion as a step or a list names it: '200 g paneer', '2 tbsp ghee', '4 green cardamoms', 'a pinch of asafoetida'.
 *
 * @param words its amount, as `amountOf` or `sharesOf` says it.
 */
export function portionInWords(portion: Portion, words: string): string {
  const { food, name, unit } = portion
  if (unit === 'pinch' && byTheGrain.has(food.name))
    return `${words.replace('pinches', 'grains').replace('pinch', 'grain')} of ${name}`
  if (unit === 'clove' || words.endsWith('pinch') || words.endsWith('pinches')) return `${words} of ${name}`
  if (words.endsWith('sprig') || words.endsWith('sprigs')) return `${words} of ${pluralOf(food.name)}`
  if (unit !== null && unit !== 'piece') return `${words} ${name}`
  // As it is written: 1⅓ chillies are rounded to one.
  const isMany = !/^(1|[¼½¾⅓⅔])$/.test(words)
  const piece = Object.hasOwn(pieceOf, name) ? pieceOf[name] : undefined
  if (piece !== undefined) return `${words} ${isMany ? pluralOf(piece) : piece} of ${name}`
  return `${words} ${isMany ? pluralOf(name) : singularOf(portion)}`
}

/** A file may write 'green chillies' of a single one. */
const singularOf = ({ name, food }: Portion): string => (pluralOf(food.name) === name ? food.name : name)

/** What is counted by another word than its own. */
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

const plurals = new Map<string, string>()

/** The library tries a hundred rules on a word, and foods are few: each is asked for once. */
function pluralOf(name: string): string {
  const known = plurals.get(name)
  if (known !== undefined) return known
  const plural = pluralIn(name)
  plurals.set(name, plural)
  return plural
}

/** As Indian English writes it; the library knows the rest. */
function pluralIn(name: string): string {
  if (name.endsWith('chilli') || name.endsWith('mango')) return `${name}es`
  // The library takes slices for lice.
  if (name.endsWith('slice')) return `${name}s`
  return name.endsWith('leaf') ? `${name.slice(0, -1)}ves` : pluralize(name)
}

/** Of 'large thin leaves' one: the library knows most words. */
function oneOf(names: string): string {
  const odd = /(?:leaves|loaves|pies|cookies)$/.exec(names)?.[0]
  if (odd !== undefined) return names.slice(0, -odd.length) + singulars[odd]!
  return singularize(names)
}

const singulars: Readonly<Record<string, string>> = { leaves: 'leaf', loaves: 'loaf', pies: 'pie', cookies: 'cookie' }

/** Grams or millilitres of what is weighed, as they are shown: a file's own whole numbers stay. */
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

/** A number of a sentence for other servings: '12 small balls', '1 small ball', '400 ml', '1½ spoons', 'two lots'. */
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
    return `${kitchenNumber(half)} ${half > 1 ? pluralOf(of) : oneOf(of)}`
  }
  const whole = Math.max(1, Math.round(value))
  return of === '' ? String(whole) : `${whole} ${whole === 1 ? oneOf(of) : of}`
}

/** Of a measure alone, whatever it measures. */
const anything = { name: '', aisle: 'other', piece_g: null, groups: [] as FoodGroup[] } as Portion['food']

/** Whether a portion is weighed or poured by a scale. */
export const isWeighed = ({ unit }: Pick<Portion, 'unit'>): boolean => weights.includes(unit)
