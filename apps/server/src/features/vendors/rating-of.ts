import type { VendorRow } from '#platform/db/tables/vendors.ts'

/** Returns the average rating to one decimal; null without ratings. */
export const ratingOf = ({ stars, ratings }: VendorRow): number | null =>
  ratings === 0 ? null : Math.round((stars / ratings) * 10) / 10
