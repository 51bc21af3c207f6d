import { packOf } from '@planner/kitchen'

/** Rupees of an ingredient's smallest pack, by the kitchen's price book; null for what is no ingredient of ours. */
export const ingredientPrice = (id: string): number | null => packOf(id)?.rupees ?? null
