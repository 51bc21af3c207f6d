/** TODO */
export const ingredientPrice = (_id: string): number | null => null
