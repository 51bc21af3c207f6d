/**
 * Returns the places of an order's lines that are in none of its parts: no shop supplies them, but the installation
 * itself.
 */
export function ownLines({
  lines,
  parts,
}: {
  lines: readonly unknown[]
  parts: readonly { lines: readonly { index: number }[] }[]
}): number[] {
  const inParts = new Set(parts.flatMap((part) => part.lines.map(({ index }) => index)))
  return [...lines.keys()].filter((index) => !inParts.has(index))
}
