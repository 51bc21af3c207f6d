type Kind = 'vendor' | 'own' | 'hand_over'

/**
 * Whether one seller takes the whole order, so that it can be paid online at once: vendors that all take orders from here, or
 * the installation itself, which sells only what has a price. Anything else is paid at each shop, and what nobody takes is a
 * list to hand over (docs/decisions/0073).
 *
 * @param lines who brings each line; `unpriced` where only the shop knows the price.
 */
export function isSoldOnline(lines: readonly { kind: Kind; unpriced: boolean }[]): boolean {
  const [first] = lines
  if (!first || first.kind === 'own' || lines.some(({ kind }) => kind !== first.kind)) return false
  return first.kind === 'vendor' || !lines.some(({ unpriced }) => unpriced)
}
