import { inLakhs } from '@planner/commerce/money'

/** '₹2,999': an amount in whole rupees, as India writes it. */
export const rupees = (amount: number): string => `₹${inLakhs(Math.round(amount))}`
