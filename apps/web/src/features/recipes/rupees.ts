const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

/** '₹2,999': an amount in whole rupees, as India writes it. */
export const rupees = (amount: number): string => whole.format(amount)
