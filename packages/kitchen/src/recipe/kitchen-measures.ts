import type { Ingredient } from '../knowledge/ingredients.ts'

const fractions: [number, string][] = [
  [0, ''],
  [0.25, '¼'],
  [1 / 3, '⅓'],
  [0.5, '½'],
  [2 / 3, '⅔'],
  [0.75, '¾'],
  [1, ''],
]

/** Formats a number for the kitchen: 1½, ¾, 3; never 22.992. */
export function kitchenNumber(value: number): string {
  if (value >= 6) return String(Math.round(value))
  const whole = Math.floor(value)
  const rest = value - whole
  const [nearest, sign] = fractions.reduce((best, one) =>
    Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best,
  )
  const full = whole + (nearest === 1 ? 1 : 0)
  if (full === 0 && sign === '') return '¼'
  return `${full === 0 ? '' : full}${sign}`
}

/** Formats spoons as in a set: teaspoons in quarters, above two in halves, tablespoons in halves. */
export function spoons(value: number, unit: 'tsp' | 'tbsp'): string {
  if (unit === 'tbsp' && value < 0.9 && Math.abs(value - 0.5) > 0.01) return spoons(value * 3, 'tsp')
  const step = value >= 6 ? 1 : unit === 'tbsp' || value >= 2 ? 0.5 : 0.25
  const shown = Math.max(step, Math.round(value / step) * step)
  // Uses tablespoons as soon as they measure the same: for 3 tsp, or 2.9 rounded to that.
  if (unit === 'tsp' && shown >= 3 && shown % 3 === 0) return spoons(shown / 3, 'tbsp')
  return `${kitchenNumber(shown)} ${unit}`
}

/** Tablespoons above which a liquid is given in millilitres, and the millilitres of one. */
const mostCounted = 6
const tbspMl = 15

/**
 * Formats a large amount of a liquid: '160 ml' of oil for 10 tbsp and 2 tsp; undefined for few spoons, or foods that
 * are not poured.
 */
export function pouredInWords(tsp: number, isPoured: boolean): string | undefined {
  if (!isPoured || tsp <= mostCounted * 3 + 0.01) return undefined
  const ml = roundMillilitres((tsp / 3) * tbspMl)
  return ml < 1000 ? `${ml} ml` : `${ml / 1000} ${ml === 1000 ? 'litre' : 'litres'}`
}

/** Rounds grams to what scales show: to 0.5 below 2, to 1 below 10, to 5 below 250, to 10 below 1000, then to 50. */
export function roundGrams(grams: number): number {
  const step = gramStep(grams)
  return Math.max(0.5, Math.round(grams / step) * step)
}

/**
 * Rounds millilitres to what spoons and jugs measure: to 1 below 5, then to 5, to 10 from 250 on, and litres to tenths.
 */
export function roundMillilitres(millilitres: number): number {
  const step = millilitreStep(millilitres)
  return Math.max(step, Math.round(millilitres / step) * step)
}

/** Returns the precision of scales at this many grams. */
export const gramStep = (grams: number): number =>
  grams < 2 ? 0.5 : grams < 10 ? 1 : grams < 250 ? 5 : grams < 1000 ? 10 : 50

/** Returns the precision of a jug at this many millilitres. */
export const millilitreStep = (millilitres: number): number =>
  millilitres < 5 ? 1 : millilitres < 250 ? 5 : millilitres < 1000 ? 10 : 100

const pieceWords: Record<string, [number, string, string]> = {
  cloves: [0.1, 'clove', 'cloves'],
  cardamom: [0.2, 'green cardamom pod', 'green cardamom pods'],
  'black-cardamom': [1, 'black cardamom pod', 'black cardamom pods'],
  'bay-leaf': [0.3, 'bay leaf', 'bay leaves'],
  'star-anise': [0.8, 'star anise', 'star anise'],
  'dry-chilli': [0.8, 'dried red chilli', 'dried red chillies'],
  cinnamon: [1.2, 'small stick of cinnamon', 'small sticks of cinnamon'],
  'curry-leaves': [1.5, 'sprig of curry leaves', 'sprigs of curry leaves'],
  'green-chilli': [4, 'green chilli', 'green chillies'],
  garlic: [4, 'clove', 'cloves'],
  golgappa: [5, 'puri shell', 'puri shells'],
}

/** Foods that are counted rather than weighed, so the count is the whole line. */
export const counted = new Set([
  'cloves',
  'cardamom',
  'black-cardamom',
  'bay-leaf',
  'star-anise',
  'dry-chilli',
  'cinnamon',
  'curry-leaves',
  'green-chilli',
])

/** Foods used by the pinch, which does not grow with the amount. */
const pinch = new Set(['hing', 'saffron', 'baking-soda', 'nutmeg', 'mace', 'varq', 'kewra', 'rose-water', 'charcoal'])

/** Breads counted in slices. */
const sliced = new Set(['bread', 'brown-bread'])

/** Leaves sold by the stalk rather than the bunch. */
const stalks = new Set(['spring-onion', 'green-garlic'])

/** Returns the grams of a bunch as sold; 0 for other foods, and for leaves counted by the leaf, sprig or stalk. */
export const bunchGrams = ({ nature, pieceG }: Ingredient): number => (nature === 'leafy' && pieceG >= 30 ? pieceG : 0)

/** An amount in kitchen measures; with `count` it is a bare number of pieces, which a sentence may name. */
export type Measured = { words: string; isAbout?: true; count?: number }

/** Formats an amount in kitchen measures: pieces, cups, spoons or a pinch; empty when only scales will do. */
export function kitchenMeasure(item: Ingredient, grams: number): string {
  const { words, isAbout } = measured(item, grams)
  return isAbout ? `about ${words}` : words
}

/** Returns an amount in kitchen measures: pieces, cups, spoons or a pinch; empty when only scales will do. */
export function measured(item: Ingredient, grams: number): Measured {
  if (item.id === 'charcoal') return { words: '1 piece' }
  if (item.id === 'banana-leaf') return { words: grams > 80 ? '2 leaves' : '1 leaf' }
  if (item.id === 'kewra' || item.id === 'rose-water') return { words: 'a few drops' }
  if (pinch.has(item.id)) return { words: grams > 1.2 ? '2 pinches' : 'a pinch' }
  const piece = pieceWords[item.id]
  if (piece) {
    const count = Math.max(1, Math.round(grams / piece[0]))
    if (item.id === 'curry-leaves' && count > 8) return { words: `${inCups(grams / item.cupG)} of curry leaves` }
    if (count <= 24) return { words: `${count} ${count === 1 ? piece[1] : piece[2]}` }
    if (counted.has(item.id)) return { words: String(count), count, isAbout: true }
  }
  if (item.id === 'ginger') return { words: `${Math.max(1, Math.round(grams / 5))} cm piece` }
  if (item.id === 'tamarind') return { words: ballOf(grams) }
  return countedPieces(item, grams) ?? { words: inSpoons(item, grams) }
}

/** Returns the number of pieces, bunches, leaves or slices; undefined for foods that are not counted. */
function countedPieces(item: Ingredient, grams: number): Measured | undefined {
  const isCounted =
    (['vegetable', 'fruit', 'egg'].includes(item.aisle) && item.id !== 'lemon') ||
    item.id === 'pav' ||
    sliced.has(item.id)
  if (stalks.has(item.id) && grams < 8) return { words: spoons(grams / 4, 'tbsp') }
  const isMany = item.aisle === 'vegetable' && grams / item.edible / item.pieceG > 12.5
  if (!isCounted || item.pieceG <= 0 || grams < item.pieceG * 0.4 || item.id === 'corn' || isMany) return undefined
  const count = grams / item.edible / item.pieceG
  const whole = Math.max(1, Math.round(count))
  if (sliced.has(item.id)) return { words: `${whole} ${whole === 1 ? 'slice' : 'slices'}` }
  if (item.aisle === 'egg' || item.id === 'pav') return { words: String(whole), count: whole }
  const shown = count > 4 ? Math.round(count) : Math.max(0.5, Math.round(count * 2) / 2)
  if (stalks.has(item.id)) return { words: `${Math.max(2, Math.round(count))} stalks` }
  const number = kitchenNumber(shown)
  if (bunchGrams(item) > 0) return { words: `${number} ${count > 1.25 ? 'bunches' : 'bunch'}`, isAbout: true }
  if (item.nature === 'leafy') return { words: `${Math.max(2, Math.round(count))} leaves`, isAbout: true }
  return { words: number, count: shown, isAbout: true }
}

function inSpoons(item: Ingredient, grams: number): string {
  if (item.cupG > 0 && grams >= item.cupG * 0.22 && !['meat', 'fish'].includes(item.aisle))
    return inCups(grams / item.cupG)
  if (item.tbspG > 0 && grams >= item.tbspG * 0.9) return spoons(grams / item.tbspG, 'tbsp')
  if (item.tspG > 0) return grams < item.tspG * 0.2 ? 'a pinch' : spoons(grams / item.tspG, 'tsp')
  return ''
}

/**
 * Returns the size of a ball of tamarind: a marble is about 5 g, a small gooseberry 8, a gooseberry 11, half a lime 15,
 * a small lime 22, a lime 30.
 */
function ballOf(grams: number): string {
  if (grams < 7) return 'a marble-sized ball'
  if (grams < 9.5) return 'a small gooseberry-sized ball'
  if (grams < 13) return 'a gooseberry-sized ball'
  if (grams < 18) return 'half a lime-sized ball'
  if (grams < 26) return 'a small lime-sized ball'
  const limes = Math.round(grams / 30)
  return limes < 2 ? 'a lime-sized ball' : `${limes} lime-sized balls`
}

/**
 * Formats cups; when the nearest measuring cup is off by an eighth, the one below plus spoons: 100 ml are ⅓ cup and 1
 * tbsp.
 */
function inCups(value: number): string {
  const whole = Math.floor(value)
  const below = fractions.findLast(([share]) => whole + share <= value)![0] + whole
  const spoons = Math.round((value - below) * 16)
  const nearest = Math.min(...fractions.map(([share]) => Math.abs(whole + share - value)))
  if (nearest > value * 0.12 && below > 0 && spoons > 0) return `${kitchenNumber(below)} cup and ${spoons} tbsp`
  const number = kitchenNumber(value)
  return `${number} cup${value > 1.1 && number !== '1' ? 's' : ''}`
}
