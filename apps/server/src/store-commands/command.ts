import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#config.ts'
import { makeSetupCode } from '#features/admin/setup-code.ts'
import { removeSecondFactor } from '#features/second-factor/remove-second-factor.ts'
import { makeContext } from '#make-context.ts'
import { moveHouseholdOf } from '#platform/cells/move-household.ts'
import { systemClock } from '#platform/clock.ts'
import { migrate } from '#platform/db/migrate.ts'
import { reopenForWriting } from '#platform/db/transfer/attached.ts'
import { type OpenPlace, openPlace, type PlaceName } from '#platform/db/transfer/place.ts'
import { randomIds } from '#platform/ids.ts'
import { makeLog } from '#platform/log.ts'
import { backup } from './backup.ts'
import { adviceOnKeys, readKeys, refuseOtherKeys, writeKeys } from './keys.ts'
import { move } from './move.ts'
import { type Digests, type Reporter, reportTo } from './report.ts'
import { restore, verifyFile } from './restore.ts'
import { differencesOf, digestsOf } from './verify.ts'

export const usage = `npm run store -- move --to STORE [--from STORE] [--read-only]
npm run store -- backup FILE [--from STORE] [--with-keys]
npm run store -- restore FILE [--to STORE] [--with-keys]
npm run store -- verify FILE [--to STORE]
npm run store -- verify --from STORE --to STORE
npm run store -- reopen [--from STORE]
npm run store -- migrate [--to STORE]
npm run store -- setup-code [--to STORE]
npm run store -- remove-second-factor EMAIL [--to STORE]
npm run store -- move-household EMAIL --to NAME

STORE is postgres://… or the folder of an embedded store; without it, that of DATABASE_DIRECT_URL, DATABASE_URL
or DATA_DIR. NAME is one of the stores of CELLS.`

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  'read-only': { type: 'boolean', default: false },
  'with-keys': { type: 'boolean', default: false },
} as const

type Given = {
  values: { from?: string; to?: string; 'read-only': boolean; 'with-keys': boolean }
  file: string | undefined
  environment: Record<string, string | undefined>
  report: Reporter
  signal: AbortSignal
}

/**
 * Runs a command on whole stores, as entered on the command line.
 *
 * @throws an error with a sentence for the person if it fails; nothing is left half done then.
 */
export async function storeCommand(
  args: string[],
  environment: Record<string, string | undefined>,
  { log, signal }: { log: (line: string) => void; signal: AbortSignal },
): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name = '', file, ...more] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined
  if (!command || more.length > 0) throw new Error(usage)
  await command({ values: values as Given['values'], file, environment, report: reportTo(log), signal })
}

const commands = {
  async move({ values, environment, report, signal }: Given): Promise<void> {
    if (!values.to) throw new Error('missing target: --to postgres://… or --to FOLDER')
    const from = placeOf(values.from, environment)
    await using source = held(await openPlace(from, { mayMake: false }))
    await using target = held(await openPlace(placeOf(values.to, environment), { mayMake: true }))
    report.line(`Moving ${source.place.name} to ${target.place.name} …`)
    const digests = await move(source.place, target.place, { endSessions: values['read-only'], report, signal })
    reportDigests(report, digests)
    report.line(`Moved and verified. ${source.place.name} is now read-only (undo with npm run store -- reopen)`)
    reportKeys(report, dataDirOf(from, environment))
  },

  async backup({ values, file, environment, report, signal }: Given): Promise<void> {
    const from = placeOf(values.from, environment)
    const dataDir = dataDirOf(from, environment)
    await using source = held(await openPlace(from, { mayMake: false }))
    report.line(`Backing up ${source.place.name} …`)
    const keys = values['with-keys'] ? readKeys(dataDir) : null
    const digests = await backup(source.place, fileOf(file), { keys, now: systemClock.now(), report, signal })
    reportDigests(report, digests)
    report.line(`Written to ${fileOf(file)}; only you can read it`)
    if (keys)
      report.line(
        `Includes ${Object.keys(keys).join(' and ') || 'no keys (none exist)'}: anyone who can read this file can decrypt everything`,
      )
    else reportKeys(report, dataDir)
  },

  async restore({ values, file, environment, report, signal }: Given): Promise<void> {
    const to = placeOf(values.to, environment)
    const dataDir = dataDirOf(to, environment)
    await using target = held(await openPlace(to, { mayMake: true }))
    report.line(`Restoring ${fileOf(file)} into ${target.place.name} …`)
    let keys: Record<string, string> = {}
    const digests = await restore(fileOf(file), target.place, {
      heed(head) {
        report.line(`  made at ${head.made_at} on PostgreSQL ${head.server}`)
        if (values['with-keys'] && !head.keys) throw new Error('the backup contains no keys')
        if (!values['with-keys'] && head.keys)
          report.line(`  not restoring ${Object.keys(head.keys).join(' and ')}: pass --with-keys to restore them`)
        if (values['with-keys']) keys = head.keys!
        refuseOtherKeys(dataDir, keys)
      },
      report,
      signal,
    })
    writeKeys(dataDir, keys)
    reportDigests(report, digests)
    report.line(`Restored and verified${Object.keys(keys).length > 0 ? ', with its keys' : ''}`)
  },

  async verify({ values, file, environment, report }: Given): Promise<void> {
    const one = file
      ? (await verifyFile(path.resolve(file), { report })).digests
      : await digestsAt(values.from, environment)
    reportDigests(report, one)
    if (file) report.line(`${path.resolve(file)} is intact`)
    if (file && !values.to) return
    const differences = differencesOf(one, await digestsAt(values.to, environment))
    if (differences.length > 0) throw new Error(`they differ:\n${differences.join('\n')}`)
    report.line('Both are identical')
  },

  async reopen({ values, environment, report }: Given): Promise<void> {
    await using store = held(await openPlace(placeOf(values.from, environment), { mayMake: false }))
    await reopenForWriting(store.place)
    report.line(`${store.place.name} is writable again`)
  },

  /** Also done at each start of the product: for deployments that do it once before starting many processes. */
  async migrate({ values, environment, report }: Given): Promise<void> {
    await using store = held(await openPlace(placeOf(values.to, environment), { mayMake: true }))
    await store.place.withPool((_pool, db) => migrate(db))
    report.line(`${store.place.name} is up to date`)
  },

  /** Replaces a lost code: the previous one stops working. */
  async 'setup-code'({ values, environment, report }: Given): Promise<void> {
    await using store = held(await openPlace(placeOf(values.to, environment), { mayMake: false }))
    const made = { ids: randomIds, clock: systemClock }
    const code = await store.place.withPool((_pool, db) => makeSetupCode({ ...made, db }))
    report.line(code === null ? 'An administrator already exists' : `Setup code for the first administrator: ${code}`)
  },

  /** For someone who has lost every device and the recovery codes. */
  async 'remove-second-factor'({ values, file: email, environment, report }: Given): Promise<void> {
    if (!email) throw new Error(`missing argument: the e-mail address of the account\n\n${usage}`)
    const config = readConfig(environment)
    await using store = held(await openPlace(placeOf(values.to, environment), { mayMake: false }))
    await store.place.withPool((_pool, db) =>
      removeSecondFactor(makeContext({ config, db, log: makeLog('warn') }), email),
    )
    report.line(`Removed the second factor of ${email}, signed them out everywhere and notified them by e-mail`)
  },

  /** While its people use it: their requests wait for a few hundred milliseconds. */
  async 'move-household'({ values, file: email, environment, report }: Given): Promise<void> {
    if (!email || !values.to)
      throw new Error(`missing argument: the e-mail address of somebody, and --to NAME\n\n${usage}`)
    const { cells } = readConfig(environment)
    if (!cells) throw new Error('CELLS is not set: there is one store')
    const moved = await moveHouseholdOf(cells, email, values.to)
    report.line(
      moved === null
        ? `The household of ${email} is in ${values.to} already`
        : `Moved the household of ${email} from ${moved.from} to ${moved.to}: ${moved.rows.toLocaleString('en')} rows, all found the same`,
    )
  },
}

async function digestsAt(given: string | undefined, environment: Given['environment']): Promise<Digests> {
  await using store = held(await openPlace(placeOf(given, environment), { mayMake: false }))
  return await digestsOf(store.place)
}

const held = (place: OpenPlace) => ({ place, [Symbol.asyncDispose]: () => place.close() })

function placeOf(given: string | undefined, environment: Given['environment']): PlaceName {
  if (given) return /^postgres(ql)?:\/\//.test(given) ? { url: given } : { folder: path.resolve(given) }
  const { databaseUrl, databaseDirectUrl, dataDir } = readConfig(environment)
  const url = databaseDirectUrl ?? databaseUrl
  return url ? { url } : { folder: dataDir }
}

/** Returns the folder with a database's keys: the embedded store's own folder, otherwise DATA_DIR. */
const dataDirOf = (place: PlaceName, environment: Given['environment']): string =>
  'folder' in place ? place.folder : readConfig(environment).dataDir

function fileOf(file: string | undefined): string {
  if (!file) throw new Error(`missing argument: FILE\n\n${usage}`)
  return path.resolve(file)
}

function reportDigests(report: Reporter, digests: Digests): void {
  for (const [name, { rows }] of Object.entries(digests))
    report.line(`  ${name.padEnd(32)} ${rows.toLocaleString('en')} rows`)
}

function reportKeys(report: Reporter, dataDir: string): void {
  const advice = adviceOnKeys(dataDir)
  if (advice) report.line(advice)
}
