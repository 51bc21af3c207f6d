import type { Paise } from './money.ts'

/**
 * Returns a link that opens a UPI app with payee, amount and note filled in (NPCI, UPI Linking Specification 1.6). Only
 * the payee learns whether it was paid.
 *
 * @param amount whole paise, more than zero; null if no amount is agreed, so that the payer enters it.
 */
export function upiLink({
  to,
  name,
  amount,
  note,
}: {
  to: string
  name: string
  amount: Paise | null
  note: string
}): string {
  const fields = [
    ['pa', to],
    ['pn', name],
    ...(amount === null ? [] : [['am', rupeesOf(amount)]]),
    ['cu', 'INR'],
    ['tn', note],
  ]
  return `upi://pay?${fields.map(([key, value]) => `${key}=${encodeURIComponent(value!)}`).join('&')}`
}

const rupeesOf = (amount: Paise): string => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
