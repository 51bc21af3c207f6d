import type pg from 'pg'

/** Names of statements by their text. As many as there are calls of `prepared` in the product: their texts never change. */
const names = new Map<string, string>()
let given = 0

/** From now on this text goes to the store under a name. */
export function nameStatement(text: string): void {
  if (!names.has(text)) nameAnew(text)
}

/** The same under another name, which no connection knows yet. */
export const nameAnew = (text: string): void => void names.set(text, `statement ${++given}`)

/** Has the connections of a pool send statements that have a name by it, which the query builder does not know of. */
export function sendByName(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? names.get(text) : undefined
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest)
    }) as typeof client.query
  })
}
