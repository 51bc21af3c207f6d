type Kind = 'vendor' | 'own' | 'hand_over'

/**
 * Whether one seller handles the whole order, so that it can be paid online at once: only vendors that take orders
 * through this product, or the installation itself, which sells only lines with a price. Otherwise each shop is paid
 * separately, and lines that nobody supplies become a list to hand over (docs/decisions/0073).
 *
 * @param lines the supplier of each line; `unpriced` if only the shop knows the price.
 */
export function isSoldOnline(lines: readonly { kind: Kind; unpriced: boolean }[]): boolean {
  const [first] = lines
  if (!first || first.kind === 'own' || lines.some(({ kind }) => kind !== first.kind)) return false
  return first.kind === 'vendor' || !lines.some(({ unpriced }) => unpriced)
}
