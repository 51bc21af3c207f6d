import type { ShopKind } from '@planner/contract/shops'

export const shopWords = {
  lastPaid: (price: string, shop: string) => `Last ${price} at ${shop}`,
  title: 'My shops',
  text: 'Where you buy anyway. They come first wherever you choose a shop, and get your list on their number.',
  none: 'No shops yet.',
  failed: 'Couldn’t save the shop. Please try again.',
} as const

export const kindNames: Record<ShopKind, string> = {
  kirana: 'Kirana',
  milk: 'Milk',
  vegetables: 'Vegetables',
  chemist: 'Chemist',
  cook: 'Cook',
}
