/** Few enough that nobody who needs the same rows waits. */
const atOnce = 5000

/** Does something to many rows in pieces, each a statement of its own, until one of them finds less than a whole piece. */
export async function untilFewer(piece: (limit: number) => Promise<number>): Promise<void> {
  while ((await piece(atOnce)) === atOnce);
}
