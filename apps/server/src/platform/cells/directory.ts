import pg from 'pg'

/**
 * The store of a household, which it cannot leave before `leave` is called; 'on the way' while it is moving or unknown
 * to the directory.
 */
export type Entered = { cell: string; leave: () => Promise<void> } | 'on the way'

export type Directory = {
  /**
   * Prevents a household from being moved, and returns where it is. Does not wait.
   *
   * @returns 'on the way' while it is being moved, and if the directory does not know it yet.
   */
  enter(household: string): Promise<Entered>
  /** Returns the number of moves so far; anything read before the last one may be outdated. */
  moves(): Promise<number>
  close(): Promise<void>
}

/**
 * Opens the directory for one process, on its own connection past any pooler. A request inside a household holds a
 * shared lock of that connection, which PostgreSQL releases if the process is killed.
 *
 * @param onMove called with each household that begins to move.
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
  /** Runs one statement after the other. */
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
        // Losing a connection releases its locks; on the next connection the same lock belongs to another request.
        if (client === holder) await ask(`select pg_advisory_unlock_shared(${lockOf})`, [household])
      }
      // A separate statement, so that it sees what was committed before the lock was granted.
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

/** The channel on which processes are told that a household is moving. */
export const channel = 'household_moves'

/**
 * Takes the exclusive lock of a household: waits until no request is inside, and lets none enter until the connection
 * is closed.
 *
 * @throws after `waitMs`.
 */
export async function holdAlone(client: pg.Client, household: string, waitMs: number): Promise<void> {
  await client.query(`set lock_timeout = ${waitMs}`)
  await client.query(`select pg_advisory_lock(${lockOf})`, [household])
}

/** The SQL expression for a household's lock key, with the id as the first parameter. */
const lockOf = `hashtextextended('household ' || $1::uuid, 0)`
