import { formatRupees } from '@planner/commerce/money'
import type { ShopLanguage } from '@planner/contract/new-vendor'
import type { Line } from '#platform/db/tables/cart.ts'
import type { OrderRemarkRow, OrderRow } from '#platform/db/tables/orders.ts'

/** Maximum length of a name in a message about an order. */
const nameMax = 40

/** Returns the start of a text, cut between characters. */
export function shortened(text: string, max: number): string {
  const letters = Array.from(text)
  return letters.length <= max ? text : `${letters.slice(0, max - 1).join('')}…`
}

/** Returns text typed on the vendor's page, as a single line. */
export const asOneLine = (typed: string, max: number): string =>
  Array.from(typed.replaceAll(/[\p{C}\s]+/gu, ' ').trim())
    .slice(0, max)
    .join('')

const lineOf = ({ lines }: Pick<OrderRow, 'lines'>, { line }: OrderRemarkRow): Line => lines[line!]!

const sayings: Record<
  ShopLanguage,
  Record<Exclude<OrderRemarkRow['kind'], 'message'>, (name: string, billed: string) => string>
> = {
  en: {
    missing: (name) => `${name} is missing`,
    damaged: (name) => `${name} is damaged or spoiled`,
    wrong_item: (name) => `the wrong item came instead of ${name}`,
    wrong_price: (name, billed) => `${name} was billed at ${billed} each`,
    other: (name) => `there is a problem with ${name}`,
    late: () => 'late, the customer asks where it is',
  },
  hi: {
    missing: (name) => `${name} नहीं मिला`,
    damaged: (name) => `${name} खराब या टूटा निकला`,
    wrong_item: (name) => `${name} की जगह कुछ और आया`,
    wrong_price: (name, billed) => `${name} का दाम ${billed} लगा`,
    other: (name) => `${name} में कुछ गड़बड़ है`,
    late: () => 'देर हो गई, ग्राहक पूछ रहे हैं कि कब आएगा',
  },
}

/** Returns a short description of a line's problem, without the customer's own words. */
export function problemInWords(
  order: Pick<OrderRow, 'lines'>,
  remark: OrderRemarkRow,
  language: ShopLanguage = 'en',
): string {
  const name = shortened(lineOf(order, remark).name, nameMax)
  if (remark.kind === 'message') return name
  return sayings[language][remark.kind](name, formatRupees(remark.billed_paise ?? 0))
}

/** Returns the text of a step for a report; the problems themselves are shown separately. */
export const problemsInWords = (count: number): string =>
  count === 1 ? '1 problem reported' : `${count} problems reported`

/** Returns what was ordered, for a shop whose part was cancelled. */
export function itemsInWords(items: readonly { name: string; quantity: number }[], language: ShopLanguage): string {
  const named = items.slice(0, 3).map(({ name, quantity }) => `${quantity} × ${shortened(name, nameMax)}`)
  const rest = items.length - named.length
  if (rest === 0) return named.join(', ')
  return `${named.join(', ')}${language === 'hi' ? ` और ${rest}` : ` and ${rest} more`}`
}
