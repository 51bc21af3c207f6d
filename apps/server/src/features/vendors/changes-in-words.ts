import type { VendorRow } from '#platform/db/tables/vendors.ts'

/** The fields that an administrator can change, as named in the audit log. */
const names = {
  name: 'name',
  category: 'category',
  description: 'description',
  price_tier: 'price range',
  location: 'location',
  contact: 'contact',
  website: 'website',
  services: 'services',
  is_active: 'is active',
  order_channel: 'gets orders by',
  order_to: 'number or email for orders',
  upi_id: 'UPI ID',
  language: 'language of its page',
  pin_codes: 'PIN codes',
} as const satisfies Partial<Record<keyof VendorRow, string>>

/** Longer values are truncated, to keep entries readable. */
const longestValue = 60

/** Returns 'UPI ID: shop@okaxis → shop@oksbi, is active: yes → no'; '' if nothing differs. */
export function changesInWords(before: VendorRow, now: VendorRow): string {
  const fields = Object.keys(names) as (keyof typeof names)[]
  return fields
    .map((field) => ({ name: names[field], was: inWords(before[field]), is: inWords(now[field]) }))
    .filter(({ was, is }) => was !== is)
    .map(({ name, was, is }) => `${name}: ${cut(was)} → ${cut(is)}`)
    .join(', ')
}

function inWords(value: VendorRow[keyof typeof names]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return (Array.isArray(value) ? value.join(' ') : value === null ? '' : String(value)) || 'none'
}

const cut = (text: string): string => (text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text)
