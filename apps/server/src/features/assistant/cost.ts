import type { Price, Tokens } from '#providers/language-model.ts'

export const microsPerRupee = 1_000_000

/**
 * Returns the cost in millionths of a rupee; null without a price. Prices are in rupees per million tokens, so one
 * token costs that many millionths.
 */
export function costOf({ read, written }: Tokens, price: Price | null): number | null {
  return price && Math.round(read * price.read + written * price.written)
}
