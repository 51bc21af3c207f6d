import type { Ingredient } from '../knowledge/ingredients.ts'
import { household, kitchenNumber, roundGrams } from '../recipe/household.ts'

/** The amount as a cook says it, the grams beside it: "3 medium onions, about 300 g", "2 cups, about 370 g", "a pinch". */
export function kitchenQuantity(item: Ingredient, grams: number): string {
  if (grams < 0.5) return household(item, grams) || 'a pinch'
  const about = grams >= 5 ? `about ${roundGrams(grams)} g` : ''
  const said = household(item, grams).replace(/^about /, '')
  const measure = /^[\d¼½¾⅓⅔]+$/.test(said) ? `${said} ${item.word}` : said
  return [counted(item, grams) ?? measure, about].filter((part) => part !== '').join(', ')
}

/** What is bought whole is counted whole. */
function counted({ aisle, nature, pieceG, word }: Ingredient, grams: number): string | undefined {
  if (pieceG < 20 || (aisle !== 'vegetable' && aisle !== 'fruit') || nature === 'leafy') return undefined
  const count = grams / pieceG
  if (count < 0.4 || count > 24) return undefined
  const rounded = count < 1.25 ? Math.round(count * 2) / 2 : Math.round(count)
  return `${kitchenNumber(rounded)} medium ${rounded > 1 ? plural(word) : one(word)}`
}

const plural = (word: string): string => (/s$|juice|fish$/.test(word) ? word : `${word}s`)

const one = (word: string): string => word.replace(/(tomato|potato|mango)es$/, '$1').replace(/([^s])s$/, '$1')
