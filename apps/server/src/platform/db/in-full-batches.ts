/** Small enough not to block other transactions that need the same rows. */
const atOnce = 5000

/** Processes many rows in batches, one statement each, until a batch is not full. */
export async function inFullBatches(piece: (limit: number) => Promise<number>): Promise<void> {
  while ((await piece(atOnce)) === atOnce);
}
