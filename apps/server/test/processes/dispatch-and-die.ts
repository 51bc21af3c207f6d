// A process that dispatches due alerts and kills itself at a chosen point, like kill -9. Run by
// killed-dispatcher.test.ts with: database URL, data folder, instant, point.
import { readConfig } from '#config.ts'
import { dispatchChannel } from '#features/notifications/sending/dispatch.ts'
import { makeContext } from '#make-context.ts'
import { openStore } from '#platform/db/open.ts'
import { makeLog } from '#platform/log.ts'
import type { ChannelPort } from '#providers/channels.ts'
import { outbox } from '#providers/outbox/outbox.ts'
import { movedClock } from '../moved-clock.ts'

const [databaseUrl, dataDir, at, point] = process.argv.slice(2) as [string, string, string, string]
const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir })
const store = await openStore(config)
const clock = movedClock(at)
const kept = outbox('email', { db: store.db, clock })

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('unreachable')
}

const dying: ChannelPort = {
  ...kept,
  async deliver(deliveries) {
    if (point === 'before handing over') die()
    if (point === 'half handed over') await kept.deliver(deliveries.slice(0, Math.ceil(deliveries.length / 2)))
    if (point === 'after handing over') await kept.deliver(deliveries)
    return die()
  },
}

const context = makeContext({ config, db: store.db, log: makeLog('silent'), clock, channels: { email: dying } })
await dispatchChannel(context, 'email')
