import type { ShopKind } from '@planner/contract/shops'

export const shopWords = {
  lastPaid: (price: string, shop: string) => `Last paid ${price} at ${shop}`,
  title: 'My shops',
  text: 'The shops you already use. They’re listed first, and you can send them your list.',
  none: 'No shops yet.',
  copied: 'List copied',
  copyFailed: 'Couldn’t copy in this browser. Select the text and copy it.',
  failed: 'Couldn’t save the shop. Please try again.',
} as const

export const kindNames: Record<ShopKind, string> = {
  kirana: 'Kirana',
  milk: 'Milk',
  vegetables: 'Vegetables',
  chemist: 'Chemist',
  cook: 'Cook',
}
