import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { createDataFolder } from '../create-data-folder.ts'
import { createDatabase } from '../create-database.ts'
import { startServer } from '../processes/child-server.ts'
import { play, type Row } from './play.ts'
import { sceneOf, startOutside } from './scene.ts'

vi.setConfig({ testTimeout: 300_000 })

/** The default daily limits of one account. */
const ceilings = { sms: 20, whatsapp: 20, voice: 10, email: 60 }

/** The assertions on an attack, by the beginning of its name. */
const claims = {
  'no answer of 500 and above': (rows: Row[]) => {
    expect(rows.map(({ attack, failed }) => [attack, failed])).toEqual(rows.map(({ attack }) => [attack, 0]))
  },
  'few connections of one address': (rows: Row[]) => {
    const { figures } = of(rows, 'bodies a byte at a time')
    expect(figures['open at first']).toBeLessThanOrEqual(256)
  },
  'a bounded queue for one person': (rows: Row[]) => {
    // Answered, or told to retry later.
    const statuses = of(rows, '120 unread sockets').statuses
    expect(Object.keys(statuses).filter((status) => !['0', '200', '429'].includes(status))).toEqual([])
  },
  'no mail to an unproved address': (rows: Row[]) => {
    expect(of(rows, 'mails to an unproved').figures['mails to the unproved']).toBe(0)
  },
  'a ceiling on each channel': (rows: Row[]) => {
    const { left } = of(rows, '120 reminders')
    for (const channel of ['sms', 'whatsapp', 'voice', 'email'] as const) {
      expect(left[channel], channel).toBeLessThanOrEqual(ceilings[channel])
    }
  },
  'a snooze that waited counts once': (rows: Row[]) => {
    expect(of(rows, 'a snooze that has waited').figures['rings by SMS']).toBeLessThanOrEqual(1)
  },
  'an owner who is let in': (rows: Row[]) => {
    expect(of(rows, 'guesses').figures['owner let in']).toBe(1)
  },
  'answers below a megabyte': (rows: Row[]) => {
    expect(of(rows, 'order lists').figures['largest answer kB']).toBeLessThan(1000)
  },
} satisfies Record<string, (rows: Row[]) => void>

test('SAFE-2 attacks by one account harm nobody else', async () => {
  await using folder = createDataFolder()
  await using database = await createDatabase({ migrated: true })
  await using outside = await startOutside()
  await using server = await startServer({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    ...outside.environment,
  })
  const base = outside.environment.PUBLIC_URL
  const scene = sceneOf({ base, pool: database.client, outside, size: 'short', crowded: null })
  const rows = await play(scene, { url: base, memoryMb: () => memoryOf(server.pid) })
  for (const claim of Object.values(claims)) claim(rows)
})

const of = (rows: Row[], beginning: string): Row => rows.find(({ attack }) => attack.startsWith(beginning))!

/** Zero if the system has no /proc. */
function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
