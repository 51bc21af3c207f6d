import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import type { Db } from './platform/db/open.ts'
import { type Ids, randomIds } from './platform/ids.ts'
import type { Channels } from './providers/channels.ts'
import { outbox } from './providers/outbox/outbox.ts'
import { pushKeys } from './providers/web-push/keys.ts'
import { webPushChannel } from './providers/web-push/web-push.ts'

type Given = {
  config: Config
  db: Db
  log: FastifyBaseLogger
  clock?: Clock
  ids?: Ids
  channels?: Partial<Channels>
}

/** Puts the world together: what is given, and the real thing for the rest. */
export function makeContext({ config, db, log, clock = systemClock, ids = randomIds, channels }: Given): Context {
  const keys = pushKeys(config)
  const kept = { db, clock }
  return {
    config,
    clock,
    ids,
    db,
    log,
    channels: {
      app: webPushChannel(config.push, keys),
      sms: outbox('sms', kept),
      whatsapp: outbox('whatsapp', kept),
      email: outbox('email', kept),
      voice: outbox('voice', kept),
      ...channels,
    },
    pushPublicKey: keys.publicKey,
  }
}
