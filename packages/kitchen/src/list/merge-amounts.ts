import type { Ingredient } from '../knowledge/ingredients.ts'
import { shopItem } from '../knowledge/shop-items.ts'
import { bunchGrams } from '../recipe/kitchen-measures.ts'
import { isPoured } from '../shopping/packs.ts'
import type { Amount, ListUnit } from './read-amount.ts'

/** Returns an amount of a food in grams, as bought; null when its weight is unknown. */
export function gramsOfAmount({ amount, unit }: Amount, food: string | null): number | null {
  if (unit === 'g') return amount
  const item = food === null ? undefined : shopItem(food)
  const each = item && gramsEach(item, unit)
  return each ? amount * each : null
}

function gramsEach(item: Ingredient, unit: ListUnit): number {
  if (unit === 'ml') return item.tbspG > 0 ? item.tbspG / 15 : item.cupG > 0 ? item.cupG / 240 : 1
  if (unit === 'piece') return item.pieceG
  if (unit === 'bunch') return bunchGrams(item)
  return 0
}

/**
 * Merges the amounts of one item: equal units are added up; grams, millilitres, pieces and bunches of a food are
 * converted to weight; amounts that cannot be converted (2 kg and a packet) stay separate. The result does not depend
 * on the order.
 */
export function mergeAmounts(amounts: readonly Amount[], food: string | null): Amount[] {
  const sums = new Map<ListUnit, number>()
  for (const { amount, unit } of amounts) sums.set(unit, (sums.get(unit) ?? 0) + amount)
  if (sums.size > 1) {
    const weighed = [...sums].map(([unit, amount]) => ({ unit, grams: gramsOfAmount({ amount, unit }, food) }))
    const known = weighed.filter(({ grams }) => grams !== null)
    if (known.length > 1) {
      // Amounts only in millilitres stay as they are; a liquid mixed with weights is converted to millilitres.
      if (!known.every(({ unit }) => unit === 'ml')) {
        for (const { unit } of known) sums.delete(unit)
        const grams = known.reduce((sum, one) => sum + one.grams!, 0)
        const each = food !== null && isPoured(food) && gramsOfAmount({ amount: 1, unit: 'ml' }, food)
        const isInLitres = each && known.some(({ unit }) => unit === 'ml')
        if (isInLitres) sums.set('ml', grams / each)
        else sums.set('g', grams)
      }
    }
  }
  return [...sums]
    .map(([unit, amount]) => ({ unit, amount: Math.round(amount * 1000) / 1000 }))
    .sort((one, other) => rank(one.unit) - rank(other.unit) || (one.unit < other.unit ? -1 : 1))
}

/**
 * Returns the amount of something that is bought by number: pieces, packets, bottles. Null if it is weighed, mixed or
 * not whole.
 */
export function countOf(amounts: readonly Amount[], food: string | null): Amount | null {
  const [sum, ...more] = mergeAmounts(amounts, food)
  if (!sum || more.length > 0 || !Number.isInteger(sum.amount)) return null
  return sum.unit === 'g' || sum.unit === 'ml' || sum.unit === 'rupee' ? null : sum
}

/** The share of a bought amount that an additional need may have to be ignored: 280 g beside 10 kg. */
const smallShare = 0.05

/** Whether the amount bought anyway also covers what recipes need; both in grams. */
export const isCovered = (bought: number, needed: number): boolean => needed <= bought * smallShare

/** The step a sum is rounded up to, by its size: '10.5 kg', '1.3 kg', '350 g'. */
const steps = [
  { from: 5000, step: 500 },
  { from: 1000, step: 100 },
  { from: 250, step: 50 },
  { from: 100, step: 10 },
  { from: 0, step: 5 },
] as const

/**
 * Sums up the amounts a person typed and those recipes need, in words: 10 kg also cover another 280 g, while 10 kg and
 * 400 g become 10.5 kg. If there is only one kind, it is not rounded.
 */
export function sumInWords(typed: readonly Amount[], needed: readonly Amount[], food: string | null): string {
  const all = mergeAmounts([...typed, ...needed], food)
  if (typed.length === 0 || needed.length === 0) return amountsInWords(all)
  const grams = (amounts: readonly Amount[]) => amounts.reduce((sum, one) => sum + (gramsOfAmount(one, food) ?? 0), 0)
  if (isCovered(grams(typed), grams(needed))) return amountsInWords(mergeAmounts(typed, food))
  return amountsInWords(all.map((one) => (one.unit === 'g' || one.unit === 'ml' ? stepped(one) : one)))
}

function stepped({ amount, unit }: Amount): Amount {
  const { step } = steps.find(({ from }) => amount >= from)!
  return { amount: Math.ceil(amount / step - 1e-9) * step, unit }
}

const rank = (unit: ListUnit): number => ['g', 'ml', 'piece'].indexOf(unit) >>> 0

const plurals: Partial<Record<ListUnit, string>> = { box: 'boxes', bunch: 'bunches', loaf: 'loaves' }

/** Formats an amount: '2 kg', '750 g', '1.5 litres', '12', '2 packets', '₹10 worth'. */
export function amountInWords({ amount, unit }: Amount): string {
  if (unit === 'g') return amount >= 1000 ? `${number(amount / 1000)} kg` : `${number(amount)} g`
  if (unit === 'ml')
    return amount >= 1000 ? `${number(amount / 1000)} ${amount === 1000 ? 'litre' : 'litres'}` : `${number(amount)} ml`
  if (unit === 'piece') return number(amount)
  if (unit === 'rupee') return `₹${number(amount)} worth`
  return `${number(amount)} ${amount > 1 ? (plurals[unit] ?? `${unit}s`) : unit}`
}

/** Formats several amounts: '2 kg + 1 packet'; empty when there are none. */
export const amountsInWords = (amounts: readonly Amount[]): string => amounts.map(amountInWords).join(' + ')

const number = (value: number): string => String(Math.round(value * 100) / 100)
