import { spawn } from 'node:child_process'
import path from 'node:path'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../test-server.ts'

const names = ['Ravi', 'Meera', 'Kabir', 'Zoya', 'Farhan', 'Lakshmi', 'Gurpreet', 'Nandini']
const due = '2026-11-21T18:30:00+05:30'

for (const point of ['before handing over', 'half handed over', 'after handing over']) {
  test(`a dispatcher killed ${point} loses and duplicates nothing`, async () => {
    await using server = await startTestServer({ at: '2026-11-20T10:00:00+05:30' })
    const asha = await server.aPerson()
    for (const name of names) await asha.call(reminders.createFromText, { text: `call ${name} tomorrow at 6:30 pm` })
    await server.passTimeUntil('2026-11-21T18:00:00+05:30')
    await server.pool.query('delete from outbox')

    expect(await dispatchAndDie(server, point)).toBe('SIGKILL')
    server.clock.set(due)
    await server.passTimeUntil('2026-11-21T18:30:30+05:30')
    expect(await callsRung(server), 'while the lease of the killed one holds').toEqual(rungWhile(point))

    await server.passTimeUntil('2026-11-21T18:33:00+05:30')
    server.clock.set('2026-11-21T18:33:00+05:30')
    await server.passTimeUntil('2026-11-21T18:40:00+05:30')
    expect(await callsRung(server)).toEqual([...names].sort())
    const { rows } = await server.pool.query(`select distinct state from alerts where channel = 'email'`)
    expect(rows).toEqual([{ state: 'sent' }])
  })
}

const rungWhile = (point: string) => {
  if (point === 'after handing over') return [...names].sort()
  return point === 'half handed over' ? expect.objectContaining({ length: names.length / 2 }) : []
}

const callsRung = async (server: TestServer) =>
  (await server.outbox('email')).map(({ subject }) => subject.replace(/^call /i, '')).sort()

function dispatchAndDie(server: TestServer, point: string): Promise<string | null> {
  const script = path.join(import.meta.dirname, 'dispatch-and-die.ts')
  const args = [script, server.databaseUrl, server.config.dataDir, due, point]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
}
