import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as auth from '@planner/contract/account/auth'
import * as factor from '@planner/contract/account/second-factor'
import { TOTP } from 'otpauth'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { jobWork } from '#app-map.ts'
import { readCatalog, setSequences } from '#platform/db/transfer/catalog.ts'
import { digestOf } from '#platform/db/transfer/digest.ts'
import { storeCommand } from '#store-commands/command.ts'
import { createDataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { createFullPerson } from '../create-full-person.ts'
import { startTestServer } from '../test-server.ts'
import { waitUntil } from '../wait-until.ts'

// Copies whole stores, possibly on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

type Environment = Record<string, string>

/** Runs a command in this process; resolves to its output. */
async function store(args: string[], environment: Environment = {}): Promise<string> {
  const output: string[] = []
  await storeCommand(args, environment, { log: (line) => output.push(line), signal: new AbortController().signal })
  return output.join('\n')
}

/** Runs a command as a separate process, under limits of the shell. */
function launchStore(args: string[], { limits = 'true' } = {}) {
  const script = path.resolve(import.meta.dirname, '../../../../scripts/store.mjs')
  const child = spawn('/bin/sh', ['-c', `${limits} && exec "$@"`, 'sh', process.execPath, script, ...args], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal!)),
  )
  return { output: () => output, ended, kill: () => child.kill('SIGKILL') }
}

/** Returns every row of every table as text, read without the code under test. */
async function contentsOf(url: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
       and not (select relispartition from pg_class where oid = format('public.%I', table_name)::regclass) order by 1`,
  )
  const contents: Record<string, string[]> = {}
  for (const name of [...tables.map((one) => `public.${one.name}`), 'pgboss.job', 'pgboss.queue']) {
    const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t order by 1`)
    contents[name] = rows.map(({ row }) => row)
  }
  await client.end()
  return contents
}

const rowsIn = async (client: pg.Client, table: string): Promise<number> =>
  Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count)

const manyRows = 30_000
const insertMany = `
  insert into users (id, email, email_key, full_name, password_hash, created_at)
  values ('00000000-0000-4000-8000-000000000001', 'a@example.in', 'a@example.in', 'Asha Rao', '', now());
  insert into outbox select gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'sms', '+919800000000', 'dawai', 'lo',
    now() from generate_series(1, ${manyRows})`

test('a database moves into a folder and on to a PostgreSQL server, row by row, and its source becomes read-only', async () => {
  await using server = await startTestServer({ at: '2026-11-20T10:00:00+05:30' })
  await createFullPerson(server)
  await server.context.jobs.send(server.context.db, { name: jobWork[0]!.name, data: { kept: true } })
  await server.pool.query(`update users set full_name = $1, location = $2, quiet_from = '22:00'`, [
    String.raw`दादी \. \N "x" 'y', (z)`,
    'a\ttab\nand \\ lines\r\n\\.\n',
  ])
  await using folder = createDataFolder()
  await using last = await createDatabase()
  await last.client.end()
  const before = await contentsOf(server.databaseUrl)
  const move = ['move', '--from', server.databaseUrl, '--to', folder.path]

  // Kept open, because the pool closes idle connections after ten seconds.
  const session = await server.pool.connect()
  await expect(store(move)).rejects.toThrow(
    /is in use by planner.*stop them first, or end their sessions with --read-only/,
  )
  session.release()
  expect(await store([...move, '--read-only'])).toContain('Moved and verified')
  await expect(server.pool.query('delete from outbox')).rejects.toThrow('read-only transaction')

  expect(await store(['move', '--from', folder.path, '--to', last.url])).toContain('Moved and verified')
  const after = await contentsOf(last.url)
  expect(after).toEqual(before)
  expect(Object.entries(after).filter(([, rows]) => rows.length === 0)).toEqual(
    Object.entries(before).filter(([, rows]) => rows.length === 0),
  )

  const both = ['verify', '--from', folder.path, '--to', last.url]
  expect(await store(both)).toContain('Both are identical')
  const change = await last.connect()
  await change.query(`update users set full_name = 'Somebody Else'`)
  await change.end()
  await expect(store(both)).rejects.toThrow(/they differ:\npublic.users: (\d+) rows, and \1 others/)

  // A store with data is refused as a target.
  await expect(store(['move', '--from', folder.path, '--to', last.url])).rejects.toThrow('is not empty')
  await store(['reopen', '--from', server.databaseUrl])
  await server.pool.query('delete from outbox')
})

test('a killed move leaves nothing behind and can be repeated; a failed one makes its source writable again', async () => {
  await using source = await createDatabase({ migrated: true })
  await source.client.query(insertMany)
  await source.client.end()
  await using folder = createDataFolder()
  const move = ['move', '--from', source.url, '--to', folder.path]

  const killed = launchStore(move)
  await waitUntil('it is in the middle', () => killed.output().includes('outbox: 2'), 60_000)
  killed.kill()
  expect(await killed.ended).toBe('SIGKILL')
  const left = await folder.connect()
  expect([await rowsIn(left, 'users'), await rowsIn(left, 'outbox')]).toEqual([0, 0])
  await left.end()
  expect(await store(move)).toContain('30,000 rows')

  // In the other direction, into a PostgreSQL whose disk fills up before the end.
  await using full = await createDatabase({ migrated: true })
  await full.client.query(`
    create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$;
    create trigger no_room after insert on outbox execute function no_room()`)
  await full.client.end()
  await store(['reopen', '--from', folder.path])
  await expect(store(['move', '--from', folder.path, '--to', full.url])).rejects.toThrow('No space left on device')
  const look = await full.connect()
  expect([await rowsIn(look, 'users'), await rowsIn(look, 'outbox')]).toEqual([0, 0])
  await look.end()
  await using database = await createDatabase()
  await database.client.end()
  // It is writable again, so it can be moved.
  expect(await store(['move', '--from', folder.path, '--to', database.url])).toContain('Moved and verified')
})

test('a backup during writes is a consistent snapshot, private, and restored completely or not at all', async () => {
  await using source = await createDatabase({ migrated: true })
  await using folder = createDataFolder()
  await using again = createDataFolder()
  await using other = await createDatabase()
  await other.client.end()
  await source.client.query(insertMany)
  await source.client.query(
    `insert into carts values ('00000000-0000-4000-8000-000000000001', 1, '[]', null, null, now())`,
  )
  const writer = await source.connect()
  let isWriting = true
  const written = Promise.withResolvers<void>()
  const writing = (async () => {
    for (let n = 0; isWriting; n++) {
      if (n === 2) written.resolve()
      await writer.query(`with person as (
          insert into users (id, email, email_key, full_name, password_hash, created_at)
          values (gen_random_uuid(), '${n}', '${n}', 'Asha Rao', '', now()) returning id)
        insert into outbox select gen_random_uuid(), '00000000-0000-4000-8000-000000000001', 'sms', '+91', '', '', now() from person`)
    }
  })()
  await written.promise
  const file = path.join(path.dirname(folder.path), 'planner.backup.gz')
  const from = { DATABASE_URL: source.url, DATA_DIR: folder.path }
  expect(await store(['backup', file], from)).toContain(`Written to ${file}`)
  isWriting = false
  await writing
  await writer.end()
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  await expect(store(['backup', file], from)).rejects.toThrow('already exists')
  expect(await store(['verify', file])).toContain('is intact')

  const whole = gunzipSync(readFileSync(file))
  const spoilt = path.join(path.dirname(folder.path), 'spoilt.gz')
  const middle = whole.indexOf('+919800000000', whole.length / 2)
  const changed = Buffer.from(whole)
  changed[middle + 4] = '7'.charCodeAt(0)
  const spoils: [Buffer, string][] = [
    [gzipSync(changed), 'checksum mismatch'],
    [gzipSync(whole.subarray(0, middle)), 'the backup is truncated'],
    [readFileSync(file).subarray(0, -3000), 'unexpected end of file'],
    [gzipSync('select 1;\n'), 'no backup of this product'],
    [gzipSync(Buffer.concat([whole, Buffer.from('drop table users;\n')])), 'unexpected data after the end'],
  ]
  for (const [bytes, reason] of spoils) {
    writeFileSync(spoilt, bytes)
    await expect(store(['verify', spoilt])).rejects.toThrow(reason)
  }
  writeFileSync(spoilt, gzipSync(changed))
  await expect(store(['restore', spoilt, '--to', folder.path])).rejects.toThrow('checksum mismatch')

  expect(await store(['restore', file, '--to', folder.path])).toContain('Restored and verified')
  expect(await store(['verify', file, '--to', folder.path])).toContain('Both are identical')
  await expect(store(['restore', file, '--to', folder.path])).rejects.toThrow('is not empty')

  // With its keys, into a PostgreSQL and its DATA_DIR; a full disk leaves no partial file.
  writeFileSync(path.join(folder.path, 'vapid.json'), '{"publicKey":"p","privateKey":"q"}', { mode: 0o600 })
  expect(await store(['backup', `${file}.2`, '--from', folder.path])).toContain(
    `Not included: ${folder.path}/vapid.json`,
  )
  await store(['backup', `${file}.keys`, '--from', folder.path, '--with-keys'])
  await store(['restore', `${file}.keys`, '--with-keys'], { DATABASE_URL: other.url, DATA_DIR: again.path })
  expect(readFileSync(path.join(again.path, 'vapid.json'), 'utf8')).toBe('{"publicKey":"p","privateKey":"q"}')
  const look = await other.connect()
  const [users, outbox] = [await rowsIn(look, 'users'), await rowsIn(look, 'outbox')]
  await look.end()
  expect(users).toBeGreaterThan(1)
  expect(users - 1, 'both rows of what was written at once, or none').toBe(outbox - manyRows)

  const small = launchStore(['backup', `${file}.small`, '--from', source.url], { limits: 'ulimit -f 200' })
  expect(await small.ended).toBe(1)
  expect(small.output()).toContain('EFBIG')
  expect(readdirSync(path.dirname(file)).filter((name) => name.includes('small'))).toEqual([])
})

test('invalid sources and targets are refused before anything is done', async () => {
  await using nothing = createDataFolder()
  await using empty = await createDatabase()
  await using source = await createDatabase({ migrated: true })
  await using foreign = await createDatabase()
  await foreign.client.query('create table theirs (id integer); insert into theirs values (1)')
  await using newer = await createDatabase({ migrated: true })
  await newer.client.query(`insert into kysely_migration values ('9999-from-the-future', '')`)
  for (const { client } of [empty, source, foreign, newer]) await client.end()
  const refusals: [string[], string][] = [
    [['move', '--from', nothing.path, '--to', empty.url], `there is no store in ${nothing.path}`],
    [['move', '--from', empty.url, '--to', source.url], 'is not a Daily Planner store'],
    [['move', '--from', source.url, '--to', foreign.url], 'is not empty (public.theirs)'],
    [['move', '--from', source.url, '--to', newer.url], 'is newer than the source'],
    [['move', '--from', newer.url, '--to', empty.url], '9999-from-the-future'],
    [
      ['move', '--from', source.url, '--to', 'postgres://nobody@127.0.0.1:1/none'],
      'none on 127.0.0.1:1 cannot be used',
    ],
    [['move', '--from', source.url], 'missing target'],
    [['remove'], 'npm run store -- move'],
  ]
  for (const [args, reason] of refusals) await expect(store(args), args.join(' ')).rejects.toThrow(reason)
  expect(existsSync(nothing.path)).toBe(false)
  const look = await source.connect()
  await look.query(`insert into sign_in_failures values ('a', 1, now())`)
  await look.end()

  // The response to the commit is lost, so the copy may exist. Two writable stores would be worse than none.
  await using unsure = await createDatabase({ migrated: true })
  await unsure.client.query(`
    create function lose() returns trigger language plpgsql as $$ begin
      raise exception 'connection failure' using errcode = 'connection_failure'; end $$;
    create constraint trigger lose after insert on sign_in_failures deferrable initially deferred
      for each row execute function lose()`)
  await unsure.client.end()
  await expect(store(['move', '--from', source.url, '--to', unsure.url])).rejects.toThrow('it is not known whether')
  const closed = await source.connect()
  await expect(closed.query('delete from sign_in_failures')).rejects.toThrow('read-only transaction')
  await closed.end()

  expect(await store(['migrate', '--to', empty.url])).toContain('is up to date')
  expect(await store(['verify', '--from', source.url, '--to', source.url])).toContain('Both are identical')
})

test('sequences continue after a move, and checksums detect changed, lost and duplicate rows', async () => {
  await using database = await createDatabase()
  const { client } = database
  await client.query(`create sequence tickets; select nextval('tickets') from generate_series(1, 41);
    create table t (a integer, b text); insert into t values (1, null), (2, ''), (2, '')`)
  const { sequences, tables } = await readCatalog(client)
  expect(sequences).toEqual([{ name: 'public.tickets', value: '41' }])
  await client.query('alter sequence tickets restart')
  await setSequences(client, sequences)
  expect((await client.query(`select nextval('tickets')::int as next`)).rows).toEqual([{ next: 42 }])

  const sums = new Set<string>()
  for (const change of [
    'select 1',
    `update t set b = '' where a = 1`,
    'delete from t where a = 1',
    'insert into t select * from t',
  ]) {
    await client.query(change)
    sums.add((await digestOf(client, tables[0]!)).sum)
  }
  expect(sums.size).toBe(4)
})

test('SAFE-10 a command removes a lost second factor in the given store', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ email: 'asha@example.in' })
  const { secret } = await asha.call(factor.beginApp, { password: 'Marigold7' })
  const code = new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() })
  await asha.call(factor.confirmApp, { code })
  const environment = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.config.dataDir }
  await expect(store(['remove-second-factor'], environment)).rejects.toThrow('missing argument')
  expect(await store(['remove-second-factor', asha.email], environment)).toContain(
    'Removed the second factor of asha@example.in',
  )
  await server.anyone.call(auth.login, { email: asha.email, password: 'Marigold7' })
})
