import { canSupply } from '@planner/commerce/can-supply'
import type { Line } from '#platform/db/tables/cart.ts'
import type { VendorRow } from '#platform/db/tables/vendors.ts'

/** Whether a vendor can supply such a line in its own city: only the page knows the delivery city. */
export const suppliesLine = (vendor: VendorRow, line: Pick<Line, 'type'>): boolean =>
  canSupply(vendor, line, { city: vendor.location })
