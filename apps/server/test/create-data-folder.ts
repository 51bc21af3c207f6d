import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { systemHome } from '#platform/db/postgres-binaries.ts'
import { fastTempFolder } from './fast-temp-folder.ts'
import { kill, runs } from './processes/process-state.ts'
import { waitUntil } from './wait-until.ts'

export type DataFolder = ReturnType<typeof createDataFolder>

/** Creates a data folder; `await using` deletes it, with its store, at the end of the test. */
export function createDataFolder({ inside = 'data', mode = 0o711 } = {}) {
  const parent = mkdtempSync(path.join(fastTempFolder(), 'planner-folder-'))
  chmodSync(parent, mode)
  const folder = path.join(parent, inside)
  if (inside) mkdirSync(path.dirname(folder), { recursive: true })

  /**
   * The location of this folder's database: inside it, or elsewhere if an unprivileged account cannot enter root's
   * folder.
   */
  function home(): string {
    const id = path.join(folder, 'store-id')
    return existsSync(id) ? path.join(systemHome, readFileSync(id, 'utf8')) : path.join(folder, 'store')
  }

  // Outside the store's folder if its name is too long; it remains after the store has stopped.
  let socket = ''

  const postmasterLine = (line: number) => {
    const file = path.join(home(), 'data/postmaster.pid')
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[line] : undefined
  }

  return {
    path: folder,
    home,
    openParent: () => chmodSync(parent, 0o711),
    closeParent: () => chmodSync(parent, 0o700),
    giveTo: (uid: number) => chownSync(parent, uid, uid),
    /** The process id of the store's main process; null if none runs. */
    postmaster(): number | null {
      const pid = Number(postmasterLine(0))
      return pid > 0 && runs(pid) ? pid : null
    },
    /** The folder of the store's socket, as noted by the running server. */
    socketFolder: () => (socket = postmasterLine(4)!),
    /** Opens a connection to the running store, bypassing the product. */
    async connect(password?: string): Promise<pg.Client> {
      const client = new pg.Client({
        host: postmasterLine(4)!,
        user: 'planner',
        database: 'planner',
        password: password ?? readFileSync(path.join(folder, 'store-password'), 'utf8'),
      })
      await client.connect()
      return client
    },
    async [Symbol.asyncDispose]() {
      const pid = this.postmaster()
      if (pid) {
        // An immediate shutdown also ends its children.
        process.kill(pid, 'SIGQUIT')
        await waitUntil('the store ends', () => !runs(pid)).catch(() => kill(pid))
      }
      if (socket) rmSync(socket, { recursive: true, force: true })
      rmSync(home(), { recursive: true, force: true, maxRetries: 20 })
      rmSync(parent, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}
