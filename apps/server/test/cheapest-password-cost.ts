import type { PasswordCost } from '#platform/crypto/passwords.ts'

/** The lowest possible cost, because tests that sign someone up do not depend on the cost of hashing. */
export const cheapestPasswordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }
