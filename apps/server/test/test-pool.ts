import pg from 'pg'

/**
 * Opens a pool of connections for a test. Dropping the test's database may end connections that are still closing;
 * without a listener this would count as an uncaught error of the whole run.
 */
export function openTestPool(connectionString: string, options: Pick<pg.PoolConfig, 'max'> = {}): pg.Pool {
  const pool = new pg.Pool({ connectionString, ...options })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
