import { prices } from '@planner/contract/constants/orders'
import type { VendorCategory } from '@planner/contract/vendors'

/** Rupees: what a line with this vendor's help costs (docs/product/decisions.md#21): a service by the vendor's tier, else the usual price. */
export const priceByTier = ({ category, tier }: { category: VendorCategory; tier: number }): number =>
  category === 'service' ? prices.serviceTiers[tier - 1]! : prices.product
