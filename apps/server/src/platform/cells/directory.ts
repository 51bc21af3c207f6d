import pg from 'pg'

/** The store that a household is in, which it does not leave before `leave`; or it is not to be found in the directory. */
export type Entered = { cell: string; leave: () => Promise<void> } | 'on the way'

export type Directory = {
  /**
   * Keeps a household from moving, and says where it is. Does not wait.
   *
   * @returns 'on the way' while it moves, and where nobody has looked for it yet.
   */
  enter(household: string): Promise<Entered>
  /** How many moves there have been: what was known before the last one may be out of date. */
  moves(): Promise<number>
  close(): Promise<void>
}

/**
 * The directory as one process uses it, on a connection of its own past any pooler. Who enters a household holds a shared
 * lock of that connection: the store takes it back when a process is killed.
 *
 * @param onMove told of households that have begun to move.
 */
export function openDirectory(url: string, onMove: (household: string) => void): Directory {
  let client: Promise<pg.Client> | null = null
  let last: Promise<unknown> = Promise.resolve()
  const connect = (): Promise<pg.Client> => {
    client ??= opened(url, onMove, () => {
      client = null
    }).catch((error: unknown) => {
      client = null
      throw error
    })
    return client
  }
  /** One statement after the other. */
  const ask = <Row extends pg.QueryResultRow>(text: string, values: string[] = []): Promise<Row[]> => {
    const answer = last.then(async () => (await (await connect()).query<Row>(text, values)).rows)
    last = answer.catch(() => undefined)
    return answer
  }
  return {
    async enter(household) {
      const [lock] = await ask<{ entered: boolean }>(`select pg_try_advisory_lock_shared(${lockOf}) as entered`, [
        household,
      ])
      if (!lock!.entered) return 'on the way'
      const holder = client
      const leave = async () => {
        // With a connection that was lost its locks are gone; on the next one, the same lock is another request's.
        if (client === holder) await ask(`select pg_advisory_unlock_shared(${lockOf})`, [household])
      }
      // A statement of its own: it sees what was committed before the lock was given.
      const [place] = await ask<{ cell: string }>('select cell from household_places where household_id = $1', [
        household,
      ])
      if (place && client === holder) return { cell: place.cell, leave }
      await leave()
      return 'on the way'
    },
    async moves() {
      const [row] = await ask<{ moves: number }>(
        'select case when is_called then last_value else 0 end::float8 as moves from household_moves',
      )
      return row!.moves
    },
    async close() {
      await last
      await (await client)?.end()
    },
  }
}

async function opened(url: string, onMove: (household: string) => void, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'planner directory', keepAlive: true })
  client.on('error', () => undefined)
  client.on('end', onEnd)
  client.on('notification', ({ payload }) => payload && onMove(payload))
  await client.connect()
  await client.query(`listen ${channel}`)
  return client
}

/** On which processes hear that a household moves. */
export const channel = 'household_moves'

/**
 * Waits until nobody is in a household; until the connection is closed nobody enters it.
 *
 * @throws if somebody is in it for longer.
 */
export async function holdAlone(client: pg.Client, household: string, waitMs: number): Promise<void> {
  await client.query(`set lock_timeout = ${waitMs}`)
  await client.query(`select pg_advisory_lock(${lockOf})`, [household])
}

/** The key of a household's lock, of the id as the first parameter. */
const lockOf = `hashtextextended('household ' || $1::uuid, 0)`
