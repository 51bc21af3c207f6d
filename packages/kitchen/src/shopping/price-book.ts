import { shopItem } from '../knowledge/shop-items.ts'
import { purchaseOf } from './packs.ts'

export type Pack = {
  /** The ingredient's own name. */
  name: string
  /** '1 × 200 g pack' */
  label: string
  grams: number
  /** Our estimate of 2026, +-25%, whole rupees and at least one. */
  rupees: number
}

/** The smallest that shops sell of an ingredient; undefined for an unknown id. */
export function packOf(id: string): Pack | undefined {
  const item = shopItem(id)
  if (!item) return undefined
  const { grams, label } = purchaseOf(id, 1)
  return { name: item.word, label, grams, rupees: Math.max(1, Math.round((grams * item.rupeesPerKg) / 1000)) }
}
