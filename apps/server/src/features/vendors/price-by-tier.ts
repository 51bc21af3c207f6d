import { prices } from '@planner/contract/constants/orders'
import type { VendorCategory } from '@planner/contract/vendors'

/**
 * Returns the price in rupees of a line with this vendor (docs/product/decisions.md#21): a service by the vendor's
 * tier, a product at the default price.
 */
export const priceByTier = ({ category, tier }: { category: VendorCategory; tier: number }): number =>
  category === 'service' ? prices.serviceTiers[tier - 1]! : prices.product
