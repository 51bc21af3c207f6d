/**
 * The category of a database error. The only place that knows PostgreSQL's codes for these.
 *
 * - `conflict`: two transactions conflicted (40001, 40P01). This one was rolled back completely.
 * - `away`: the database is unreachable, starting, stopping, out of connections, or became read-only in a failover (08,
 * 53, 57P, 25006, and errors of the operating system and the driver). A statement in progress may or may not have taken
 * effect.
 *
 * Anything else is null: a bug, or a violated constraint.
 */
export type StoreFailure = 'conflict' | 'away'

/**
 * Classifies an error of PostgreSQL or its driver: `conflict` if the transaction can be repeated, `away` if the
 * database cannot be reached; null for any other error.
 */
export function storeFailureOf(error: unknown): StoreFailure | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (code === '40001' || code === '40P01') return 'conflict'
  if (typeof code === 'string' && awayCodes.test(code)) return 'away'
  return typeof message === 'string' && awayMessages.test(message) ? 'away' : null
}

const awayCodes = /^(08|53|57P|25006)|^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/

/** Messages of the driver and its pool, which have no code. */
const awayMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/
