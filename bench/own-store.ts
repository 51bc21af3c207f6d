import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type pg from 'pg'
import { readConfig } from '../apps/server/src/config.ts'
import type { Context } from '../apps/server/src/context.ts'
import { makeContext } from '../apps/server/src/make-context.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { openStore } from '../apps/server/src/platform/db/open.ts'
import { makeLog } from '../apps/server/src/platform/log.ts'
import type { Channels } from '../apps/server/src/providers/channels.ts'

export type OwnStore = { context: Context; pool: pg.Pool; close: () => Promise<void> }

/** Starts the product on a separate embedded database, which is deleted with it. */
export async function openOwnStore(channels: Partial<Channels>): Promise<OwnStore> {
  const dataDir = mkdtempSync('/tmp/planner-bench-')
  // Makes the folder accessible for the database, which does not run as root.
  chmodSync(dataDir, 0o711)
  // Measures the cost of sending, wherever messages go.
  const unlimited = { OUTGOING_EMAILS_PER_DAY: '10000', OUTGOING_TOTAL_PER_DAY: '100000000' }
  const config = readConfig({ DATA_DIR: dataDir, ...unlimited })
  const store = await openStore(config)
  await migrate(store.db)
  return {
    context: makeContext({ config, db: store.db, log: makeLog('error'), channels }),
    pool: store.pool,
    async close() {
      await store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
