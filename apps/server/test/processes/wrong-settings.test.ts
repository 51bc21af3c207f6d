import { once } from 'node:events'
import net from 'node:net'
import { expect, test, vi } from 'vitest'
import { createDataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { alertState, insertDueAlert } from '../insert-due-alert.ts'
import { launchServer } from './child-server.ts'

// Starts many processes, possibly on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const cannot = 'Daily Planner cannot start: '

const cases: [setting: string, environment: Record<string, string>, reason: string][] = [
  ['PORT=abc', { PORT: 'abc' }, 'PORT must be a number from 0 to 65535'],
  ['PORT=70000', { PORT: '70000' }, 'PORT must be a number from 0 to 65535'],
  ['ROLE=x', { ROLE: 'x' }, 'ROLE must be all, web or worker'],
  [
    'DATABASE_URL=mysql://…',
    { DATABASE_URL: 'mysql://root:s3cret@localhost/shop' },
    'DATABASE_URL must start with postgres://',
  ],
  [
    'PUBLIC_URL without https://',
    { PUBLIC_URL: 'planner.example:3000' },
    'PUBLIC_URL must be an address such as https://planner.example',
  ],
  ['only one VAPID key', { VAPID_PUBLIC_KEY: 'BKd0F…' }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together'],
  [
    'half of Twilio',
    { TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}` },
    'TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN must be set together',
  ],
]

test.each(cases)('the setting %s is refused in one clear line', async (_setting, environment, reason) => {
  await using folder = createDataFolder()
  await using server = launchServer({ DATA_DIR: folder.path, ...environment })
  expect(await server.ended()).toBe(1)
  expect(server.output()).toBe(`${cannot}${reason}\n`)
  expect(server.log()).toBe('')
})

const opening = 'Connecting to DATABASE_URL …'

test('a DATABASE_URL whose server is away is refused in one clear line that gives no password away', async () => {
  await using folder = createDataFolder()
  const url = 'postgres://asha:s3cret@127.0.0.1:1/planner'
  await using server = launchServer({ DATA_DIR: folder.path, DATABASE_URL: url })
  expect(await server.ended()).toBe(1)
  const why = 'cannot connect to DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1'
  expect(server.output()).toBe(`${opening}\n${cannot}${why}\n`)
  expect(server.log()).toBe('')
})

test('a DATABASE_URL without its database is refused in one clear line', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase()
  const url = database.url.replace(/\/t_\w+/, '/nowhere')
  await using server = launchServer({ DATA_DIR: folder.path, DATABASE_URL: url })
  expect(await server.ended()).toBe(1)
  const why = 'cannot connect to DATABASE_URL: database "nowhere" does not exist'
  expect(server.output()).toBe(`${opening}\n${cannot}${why}\n`)
})

test('a port that another program has is refused in one clear line, before anything rings', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase({ migrated: true })
  await insertDueAlert(database.client)
  const other = net.createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  try {
    const { port } = other.address() as net.AddressInfo
    await using server = launchServer({ DATA_DIR: folder.path, DATABASE_URL: database.url, PORT: String(port) })
    expect(await server.ended()).toBe(1)
    const logged = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith(cannot))
    expect(logged).toEqual([`${cannot}port ${port} is in use; stop the other program or set PORT`])
    expect(server.output()).not.toMatch(/^\s+at /m)
    expect(await alertState(database.client)).toBe('waiting')
  } finally {
    other.close()
  }
})
