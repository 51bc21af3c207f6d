import type { Price, Tokens } from '#providers/language-model.ts'

export const microsPerRupee = 1_000_000

/** Millionths of a rupee: prices are for a million tokens, so that one token costs as many of these as a million cost rupees. */
export function costOf({ read, written }: Tokens, price: Price | null): number | null {
  return price && Math.round(read * price.read + written * price.written)
}
