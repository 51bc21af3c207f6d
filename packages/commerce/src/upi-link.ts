import type { Paise } from './money.ts'

/**
 * The link that opens a UPI app with payee, amount and note filled in (NPCI, UPI Linking Specification 1.6). Nobody but the
 * payee learns whether it was paid.
 *
 * @param amount whole paise, more than zero.
 */
export function upiLink({ to, name, amount, note }: { to: string; name: string; amount: Paise; note: string }): string {
  const rupees = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
  const fields = [
    ['pa', to],
    ['pn', name],
    ['am', rupees],
    ['cu', 'INR'],
    ['tn', note],
  ]
  return `upi://pay?${fields.map(([key, value]) => `${key}=${encodeURIComponent(value!)}`).join('&')}`
}
