// A worker that only sends due alerts, until it is killed. Its settings come from the environment.
import { setTimeout as pause } from 'node:timers/promises'
import { readConfig } from '#config.ts'
import { dispatchAll } from '#features/notifications/work.ts'
import { makeContext } from '#make-context.ts'
import { openStore } from '#platform/db/open.ts'
import { makeLog } from '#platform/log.ts'

const config = readConfig(process.env)
const store = await openStore(config)
const context = makeContext({ config, db: store.db, log: makeLog('silent') })
for (;;) {
  await dispatchAll(context)
  await pause(20)
}
