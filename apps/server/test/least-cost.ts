import type { PasswordCost } from '#platform/passwords.ts'

/** The least there is: a test that signs someone up is not about the price of guesses. */
export const leastCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }
