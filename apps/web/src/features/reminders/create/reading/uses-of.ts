import type { Details } from '@planner/reminder-language/details'

/** Addresses of what can be done with the details of a text; null where something is missing for it. */
export type Uses = { call: string | null; map: string | null; open: string | null; pay: string | null }

/** 'sunita@okhdfc', which UPI pays to. An e-mail address has a dot behind the '@'. */
const upiAddress = /(?<![\w.@-])[a-z0-9][\w.-]{1,63}@[a-z]{3,32}(?![\w@-]|\.\w)/i

/** A UPI app needs to know whom to pay: without an address in the text there is an amount, and nothing to tap. */
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
