import { ingredient } from '../knowledge/ingredients.ts'
import { counted } from './household.ts'
import type { Quantity } from './types.ts'

/** An ingredient as a cook reads it: "120 g onion (pyaz), about 1½"; counted spices by their count alone. */
export function ingredientLine({ id, name, grams, buyGrams, measure }: Quantity): string {
  if (measure === 'for deep frying')
    return `${buyGrams} ml ${name} for deep frying (about ${Math.round(grams)} g is taken up)`
  const row = ingredient(id)
  if (measure === 'for the syrup')
    return `${buyGrams} g ${withHindi(id, name)} for the syrup (about ${Math.round(grams)} g is taken up)`
  if (row.role === 'water') return `${Math.round(grams / 10) * 10} ml water${measure ? `, ${measure}` : ''}`
  if (row.role === 'salt') return /pinch/.test(measure) ? `${measure} of ${name}` : `${measure} ${name}, or to taste`
  if (counted.has(id) && /^\d/.test(measure)) return measure
  const label = withHindi(id, name)
  if (/pinch|drops/.test(measure)) return `${measure} of ${label}`
  if (row.aisle === 'egg') return `${measure} ${measure === '1' ? label.replace(/eggs\b/, 'egg') : label}`
  if (buyGrams < 5) return `${measure}${measure.endsWith('ball') ? ' of' : ''} ${label}`
  return measure === '' ? `${buyGrams} g ${label}` : `${buyGrams} g ${label}, ${measure}`
}

/** The Hindi word beside the English one, where it says more. */
function withHindi(id: string, name: string): string {
  const row = ingredient(id)
  const english = row.english.replace(/\s*\(.*/, '').toLowerCase()
  const hindi = row.hindi[0]!.replace(/\s*\(.*/, '')
  const known = english.includes(hindi.toLowerCase()) || name.toLowerCase().includes(hindi.toLowerCase())
  return known ? name : `${name} (${hindi})`
}
