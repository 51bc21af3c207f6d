import { formatRupees, inLakhs, toPaise } from '@planner/commerce/money'

/** '₹1,23,456.50': rupees as the contract carries them, in the way India writes money. */
export const inRupees = (rupees: number): string => formatRupees(toPaise(rupees))

/** '₹2,999': an amount without paise, as India writes it. */
export const inWholeRupees = (rupees: number): string => `₹${inLakhs(Math.round(rupees))}`
