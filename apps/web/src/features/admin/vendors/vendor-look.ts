import type { VendorCategory } from '@planner/contract/vendors'

export const categoryNames: Record<VendorCategory, string> = {
  grocery: 'Grocery',
  restaurant: 'Restaurant',
  service: 'Service',
  gift: 'Gift Shop',
}

/** The price ranges in the form; shoppers see the same number of ₹ signs (docs/product/decisions.md#26). */
export const priceRanges = [
  { value: '$', label: '$ (Budget)' },
  { value: '$$', label: '$$ (Mid-range)' },
  { value: '$$$', label: '$$$ (Premium)' },
] as const
