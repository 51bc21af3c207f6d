/** Iterates over rows in batches by keyset pagination, fetching each batch on demand. */
export async function* inBatches<Row>(
  size: number,
  following: (after: Row | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Row | null = null
  do {
    const rows: Row[] = await following(after, size)
    yield rows
    after = rows.length === size ? rows.at(-1)! : null
  } while (after)
}
