import { setImmediate as yieldOnce } from 'node:timers/promises'
import * as profile from '@planner/contract/account/profile'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { after, minuteMs } from '#platform/clock.ts'
import type { ChannelPort, Outcome } from '#providers/channels.ts'
import { seededRandom } from '#test/seeded-random.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { dispatchAll } from '../work.ts'
import { planAhead } from './plan-ahead.ts'
import { planNags } from './plan-nags.ts'

/** Friday 20 November 2026, 16:00 in India. */
const at = '2026-11-20T16:00:00+05:30'
const steps = 25
const count = 8
/** A lot of work for a busy machine. */
const patienceMs = 90_000

type Chance = () => number
const oneOf = <T>(chance: Chance, choices: readonly T[]): T => choices[Math.floor(chance() * choices.length)]!

/** Returns a slow provider that is unavailable now and then, and records what it accepted. */
function moodyChannel(chance: Chance, accepted: string[]): ChannelPort {
  return {
    provider: 'twilio',
    connected: true,
    atOnce: 5,
    isHealthy: () => true,
    async deliver(deliveries) {
      const outcomes: Outcome[] = []
      for (const { id } of deliveries) {
        for (let turns = Math.floor(chance() * 4); turns > 0; turns--) await yieldOnce()
        if (chance() < 0.15) outcomes.push({ deliveryId: id, kind: 'failed', again: true, note: 'away' })
        else {
          accepted.push(id)
          outcomes.push({ deliveryId: id, kind: 'sent' })
        }
      }
      return outcomes
    },
  }
}

/** Returns the actions that people and processes may run concurrently, in any order. */
const deeds = (server: TestServer, person: Person, ids: string[], chance: Chance): (() => Promise<unknown>)[] => [
  () => dispatchAll(server.context),
  () => dispatchAll(server.context),
  () => planAhead(server.context),
  () => planNags(server.context),
  () => person.call(notifications.setPreferences, { lead_minutes: oneOf(chance, [0, 10, 30, 60, 120]) }),
  () => person.call(notifications.setPreferences, { nag_minutes: oneOf(chance, [null, 10, 30]) }),
  () =>
    person.call(
      notifications.setPreferences,
      oneOf(chance, [
        { quiet_from: null, quiet_until: null },
        { quiet_from: '17:00', quiet_until: '17:45' },
        { quiet_from: '18:20', quiet_until: '19:10' },
      ]),
    ),
  () => person.call(profile.update, { sms_notifications: chance() < 0.5 }),
  () => person.call(reminders.update, { id: oneOf(chance, ids), title: `renamed ${chance()}` }),
  () =>
    person.call(notifications.snooze, {
      reminder_id: oneOf(chance, ids),
      occurrence_date: '2026-11-20',
      snooze: 'ten-minutes',
    }),
]

test.each([1, 2, 3])(
  'random parallel changes ring nothing twice and lose nothing (chance %i)',
  { timeout: patienceMs },
  async (seed) => {
    const chance = seededRandom(seed)
    const accepted: string[] = []
    const moody = moodyChannel(chance, accepted)
    await using server = await startTestServer({ at, channels: { app: moody, email: moody, sms: moody } })
    const asha = await server.aPerson()
    await server.pool.query(`update users set phone_number = '+919876543210', phone_verified = true`)
    const ids: string[] = []
    for (let index = 0; index < count; index++) {
      const minute = 17 * 60 + Math.floor(chance() * 120)
      const time = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
      const { id } = await asha.call(reminders.createFromText, { text: `thing ${index}`, suggested_time: time })
      ids.push(id)
    }
    for (let step = 0; step < steps; step++) {
      server.clock.set(after(server.clock.now(), Math.floor(chance() * 8 * minuteMs)))
      const together = Array.from({ length: 2 + Math.floor(chance() * 5) }, () =>
        oneOf(chance, deeds(server, asha, ids, chance)),
      )
      await Promise.all(together.map((deed) => deed()))
    }
    await asha.call(notifications.setPreferences, { quiet_from: null, quiet_until: null, nag_minutes: null })
    await server.passTimeUntil('2026-11-21T03:00:00+05:30')

    expect(new Set(accepted).size, 'handed over once each').toBe(accepted.length)
    const { rows } = await server.pool.query<{ id: string; name: string; state: string; occurrence: string }>(
      `select id, state, concat_ws(' ', channel, moment, round, reminder_id) as name, channel || ' ' || reminder_id as occurrence
     from alerts`,
    )
    expect(rows.filter(({ state }) => state !== 'sent' && state !== 'skipped' && state !== 'late')).toEqual([])
    const sent = rows.filter(({ state }) => state === 'sent')
    expect(sent.map(({ id }) => id).sort(), 'what is on record is what was handed over').toEqual([...accepted].sort())
    expect(new Set(sent.map(({ name }) => name)).size, 'each ring once').toBe(sent.length)
    const rung = new Set(sent.filter(({ name }) => / (due|snoozed) /.test(name)).map(({ occurrence }) => occurrence))
    for (const id of ids) for (const channel of ['app', 'email']) expect(rung, id).toContain(`${channel} ${id}`)
  },
)

test('planning and sending alerts do not deadlock', { timeout: patienceMs }, async () => {
  const chance = seededRandom(7)
  const accepted: string[] = []
  const moody = moodyChannel(chance, accepted)
  await using server = await startTestServer({ at, channels: { app: moody, email: moody } })
  const asha = await server.aPerson()
  for (let index = 0; index < 40; index++) {
    await asha.call(reminders.createFromText, { text: `thing ${index}`, suggested_time: '17:00' })
  }
  for (const minute of ['00', '05', '10', '15', '20']) {
    server.clock.set(`2026-11-20T17:${minute}:00+05:30`)
    await Promise.all([
      ...[1, 2, 3].map(() => dispatchAll(server.context)),
      ...[10, 20, 30, 40, 50].map((lead_minutes) => asha.call(notifications.setPreferences, { lead_minutes })),
    ])
  }
  await server.passTimeUntil('2026-11-20T20:00:00+05:30')
  expect(accepted).toHaveLength(80)
})
