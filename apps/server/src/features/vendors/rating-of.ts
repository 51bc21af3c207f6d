import type { VendorRow } from '#platform/db/tables/vendors.ts'

/** The mean of what people gave, one decimal; null until someone did. */
export const ratingOf = ({ stars, ratings }: VendorRow): number | null =>
  ratings === 0 ? null : Math.round((stars / ratings) * 10) / 10
