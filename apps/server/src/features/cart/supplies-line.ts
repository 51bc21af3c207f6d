import { fits } from '@planner/commerce/vendor-fit'
import type { Line, VendorRow } from '#platform/db/tables.ts'

/** Whether a vendor can supply such a line, in any city: only the page knows the delivery city. */
export const suppliesLine = (vendor: VendorRow, line: Pick<Line, 'type'>): boolean =>
  fits(vendor, line, { city: vendor.location })
