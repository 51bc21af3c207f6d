import type pg from 'pg'

/** Statement names by SQL text. Their number is limited by the calls of `prepared`, whose texts never change. */
const names = new Map<string, string>()
let given = 0

/** Gives this SQL text a name, under which it is sent from now on. */
export function nameStatement(text: string): void {
  if (!names.has(text)) newStatementName(text)
}

/** Gives the text a new name, which no connection has prepared yet. */
export const newStatementName = (text: string): void => void names.set(text, `statement ${++given}`)

/** Makes the connections of a pool send named statements by name, which the query builder does not support. */
export function sendByName(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? names.get(text) : undefined
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest)
    }) as typeof client.query
  })
}
