import { fits } from '@planner/commerce/vendor-fit'
import type { Line, VendorRow } from '#platform/db/tables.ts'

/** Whether a vendor can supply such a line, wherever it is to be brought: which city that is, the page knows. */
export const suppliesLine = (vendor: VendorRow, line: Pick<Line, 'type'>): boolean =>
  fits(vendor, line, vendor.location)
