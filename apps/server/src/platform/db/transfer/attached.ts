import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { OpenPlace } from './place.ts'

type Attached = { pid: number; application: string | null }

const presence = 'planner presence'

/** Connections of a process that was just killed take a moment to disappear. */
const goneWithinMs = 3000

/** Returns the other clients connected to a store, by their application names. */
async function othersAt(place: OpenPlace): Promise<string[]> {
  const all = await attached(place)
  // Our own presence is not counted: it keeps an embedded database running.
  const ownPresence = place.folder ? all.findIndex(({ application }) => application === presence) : -1
  return all.filter((_, n) => n !== ownPresence).map(({ pid, application }) => `${application || 'unnamed'} (${pid})`)
}

/** @throws if other clients are connected, naming them. */
export async function refuseOthers(place: OpenPlace, advice: string): Promise<void> {
  let others = await othersAt(place)
  for (let waited = 0; others.length > 0 && waited < goneWithinMs; waited += 250) {
    await pause(250)
    others = await othersAt(place)
  }
  if (others.length > 0) {
    throw new Error(`${place.name} is in use by ${others.join(', ')}: stop them first${advice}`)
  }
}

/**
 * Makes a store read-only for all new sessions, and ends the existing ones, except presence connections, which never
 * write.
 *
 * @returns whether it was writable before.
 */
export async function closeForWriting(place: OpenPlace): Promise<boolean> {
  const { client } = place
  const wasOpen = !(await isClosed(client))
  await client.query(await alter(client, 'set default_transaction_read_only = on'))
  await endOthers(place)
  return wasOpen
}

/**
 * Makes a store writable again. Sessions that began while it was read-only would stay so, also those that a pooler
 * keeps for the next caller, so they are ended.
 */
export async function reopenForWriting(place: OpenPlace): Promise<void> {
  await place.client.query(await alter(place.client, 'reset default_transaction_read_only'))
  await endOthers(place)
}

/** Ends every session except our own and presence connections. */
export async function endOthers(place: OpenPlace): Promise<void> {
  for (const { pid, application } of await attached(place)) {
    if (application !== presence) await place.client.query('select pg_terminate_backend($1, 5000)', [pid])
  }
}

async function isClosed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ closed: boolean }>(`
    select exists (select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
      where datname = current_database() and setrole = 0 and 'default_transaction_read_only=on' = any (setconfig)) as closed`)
  return rows[0]!.closed
}

async function alter(client: pg.Client, what: string): Promise<string> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter database %I ', current_database()) || $1::text as statement`,
    [what],
  )
  return rows[0]!.statement
}

/** Selects client sessions, not PostgreSQL’s background workers. */
async function attached({ client, pids }: OpenPlace): Promise<Attached[]> {
  const { rows } = await client.query<Attached>(
    `
    select pid, application_name as application from pg_stat_activity
      where datname = current_database() and pid <> all ($1) and usesysid is not null
        and coalesce(backend_type, 'client backend') = 'client backend'
      order by pid`,
    [[...pids]],
  )
  return rows
}
