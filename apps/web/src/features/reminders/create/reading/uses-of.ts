import type { Details } from '@planner/reminder-language/details'

/** Links for the details of a text; null where information is missing. */
export type Uses = { call: string | null; map: string | null; open: string | null; pay: string | null }

/** A UPI address such as 'sunita@okhdfc'. Email addresses are excluded by the dot after '@'. */
const upiAddress = /(?<![\w.@-])[a-z0-9][\w.-]{1,63}@[a-z]{3,32}(?![\w@-]|\.\w)/i

/** Returns the links for the details of a text. A payment needs a UPI address: an amount alone has no link. */
export function usesOf({ amount, phone, place, link }: Details, text: string): Uses {
  const [payee] = upiAddress.exec(text) ?? []
  const payment = payee && amount && new URLSearchParams({ pa: payee, am: amount.value, cu: 'INR' })

  return {
    call: phone && `tel:${phone.value}`,
    map: place && `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place.value })}`,
    open: link?.value ?? null,
    pay: payment ? `upi://pay?${payment}` : null,
  }
}
