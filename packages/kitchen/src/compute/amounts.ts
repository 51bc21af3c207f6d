import { pluralize } from 'inflection'
import type { Portion } from '../read/dish.ts'
import type { Unit } from '../read/vocabulary.ts'
import { kitchenNumber, roundGrams } from '../recipe/household.ts'

const weights: readonly (Unit | null)[] = ['g', 'kg', 'ml', 'l']

/** A portion for other servings: grams rounded as scales are read, spoons and pieces to a quarter. */
export function amountOf({ amount, unit, food }: Pick<Portion, 'amount' | 'unit' | 'food'>, scale: number): string {
  const value = amount * scale
  if (unit === 'g' || unit === 'ml') {
    const rounded = scale === 1 ? tenth(value) : roundGrams(value)
    return rounded >= 1000 ? `${hundredth(rounded / 1000)} ${unit === 'g' ? 'kg' : 'litre'}` : `${rounded} ${unit}`
  }
  if (unit === 'kg' || unit === 'l') {
    if (value < 1) return amountOf({ amount: value * 1000, unit: unit === 'l' ? 'ml' : 'g', food }, 1)
    return `${hundredth(value)} ${unit === 'l' ? 'litre' : 'kg'}`
  }
  if (unit === null || unit === 'piece' || unit === 'clove') {
    // Nobody takes two thirds of a clove; a larger thing is halved.
    const isSmall = food.aisle === 'spices' || (food.piece_g ?? 0) < 15
    const count =
      scale === 1 ? value : isSmall ? Math.max(1, Math.round(value)) : Math.max(0.5, Math.round(value * 2) / 2)
    return unit === 'clove' ? `${kitchenNumber(count)} ${count > 1 ? 'cloves' : 'clove'}` : kitchenNumber(count)
  }
  if (scale !== 1 && unit === 'tsp' && value >= 3) return amountOf({ amount: value / 3, unit: 'tbsp', food }, 1)
  if (scale !== 1 && unit === 'tbsp' && value < 0.9) return amountOf({ amount: value * 3, unit: 'tsp', food }, 1)
  if (unit === 'tsp' && value < 0.19) return value < 0.09 ? 'a pinch' : '⅛ tsp'
  const number = kitchenNumber(value)
  if (unit === 'pinch') return value > 1.5 ? `${Math.round(value)} pinches` : 'a pinch'
  return `${number} ${value > 1 && unit === 'cup' ? 'cups' : unit}`
}

/** A portion as a step or a list names it: '200 g paneer', '2 tbsp ghee', '4 green cardamoms', 'a pinch of asafoetida'. */
export function portionInWords(portion: Portion, scale: number): string {
  const { name, unit } = portion
  const words = amountOf(portion, scale)
  if (unit === 'clove' || words.endsWith('pinch') || words.endsWith('pinches')) return `${words} of ${name}`
  if (unit !== null && unit !== 'piece') return `${words} ${name}`
  // As it is written: 1⅓ chillies are rounded to one.
  const isMany = !/^(1|[¼½¾⅓⅔])$/.test(words)
  const piece = pieceOf[name]
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
  return name.endsWith('leaf') ? `${name.slice(0, -1)}ves` : pluralize(name)
}

/** Whether a portion is weighed or poured by a scale. */
export const isWeighed = ({ unit }: Pick<Portion, 'unit'>): boolean => weights.includes(unit)

const tenth = (value: number): number => Math.round(value * 10) / 10
const hundredth = (value: number): number => Math.round(value * 100) / 100
