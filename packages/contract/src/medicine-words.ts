import type { Food, Unit } from './medicines.ts'

const food: Record<Food, string> = { before: 'before food', with: 'with food', after: 'after food' }

/** Writes an amount with its unit: '1 tablet', '2.5 ml', '½ tablet'. */
export function unitsInWords(amount: number, unit: Unit): string {
  const whole = Math.floor(amount)
  const fraction = { 0.25: '¼', 0.5: '½', 0.75: '¾' }[amount - whole]
  const number = fraction ? `${whole === 0 ? '' : whole}${fraction}` : String(Number(amount.toFixed(2)))
  return `${number} ${unit}${amount > 1 && unit !== 'ml' ? 's' : ''}`
}

/** Writes a dose: '1 tablet after food'. */
export const doseInWords = (dose: { amount: number; unit: Unit; food: Food | null }): string =>
  dose.food ? `${unitsInWords(dose.amount, dose.unit)} ${food[dose.food]}` : unitsInWords(dose.amount, dose.unit)
