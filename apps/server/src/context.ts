import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db/open.ts'
import type { Ids } from './platform/ids.ts'
import type { Channels } from './providers/channels.ts'

/** What every use-case is handed: the world outside, each part of which a test can put another in place of. */
export type Context = {
  config: Config
  clock: Clock
  ids: Ids
  db: Db
  log: FastifyBaseLogger
  channels: Channels
  /** The public half of the key that browsers subscribe to push with. */
  pushPublicKey: string
}
