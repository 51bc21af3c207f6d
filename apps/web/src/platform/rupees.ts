import { formatRupees, inLakhs, toPaise } from '@planner/commerce/money'

/**
 * Formats rupees as in the contract with Indian digit grouping: '₹1,23,456.50'. A negative amount is shown too, since
 * one wrong amount must not take a whole page down.
 */
export const inRupees = (rupees: number): string =>
  rupees < 0 ? formatRupees(-toPaise(-rupees)) : formatRupees(toPaise(rupees))

/** Formats rupees without paise: '₹2,999'. */
export const inWholeRupees = (rupees: number): string => `₹${inLakhs(Math.round(rupees))}`
