import * as profile from '@planner/contract/account/profile'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { work } from '#app-map.ts'
import { minuteMs } from '#platform/clock.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

/** Friday 20 November 2026, 1:00 in India: still the day before in UTC, so that as little as possible is planned. */
const at = '2026-11-20T01:00:00+05:30'

const texts = [
  'clean the fridge every other saturday at 10 am',
  'tablet every day at 8 am',
  'feed the cat every day at 3 am',
  'call maa every sunday at 9 am',
]

async function make(person: Person, wanted = texts) {
  await person.call(notifications.setPreferences, { quiet_from: null, quiet_until: null })
  for (const text of wanted) await person.call(reminders.createFromText, { text })
}

/** Runs all background work at an instant, as after a start, and for a few minutes after. */
async function wakeAt(server: TestServer, instant: string) {
  server.clock.set(instant)
  for (let minute = 0; minute < 4; minute++) {
    for (const one of work) await one.run(server.context)
    server.clock.advance(minuteMs)
  }
}

const mails = async (server: TestServer) =>
  (await server.outbox('email')).map(({ subject, body }) => `${subject}: ${body}`)

test.each([0, 4, 10, 22])(
  'TASK-5 after a day without the planner everything that fell due rings late, from %i o’clock on',
  async (hour) => {
    await using server = await startTestServer({ at })
    const asha = await server.aPerson()
    await make(asha)
    const clock = `${String(hour).padStart(2, '0')}:01`
    await wakeAt(server, `2026-11-20T${clock}:00+05:30`)
    for (let day = 21; day < 30; day++) await wakeAt(server, `2026-11-${day}T${clock}:00+05:30`)
    const { rows } = await server.pool.query<{ title: string; day: string }>(
      `select title, occurrence_on::text as day from alerts
       where channel = 'email' and moment = 'due' and state in ('sent', 'delivered') order by day, title`,
    )
    const rangOn = (title: string) => rows.filter((row) => row.title === title).map(({ day }) => Number(day.slice(8)))
    const days = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
    expect(rangOn('Feed the cat')).toEqual(days(20, hour >= 3 ? 29 : 28))
    expect(rangOn('Tablet')).toEqual(days(20, hour >= 8 ? 29 : 28))
    expect(rangOn('Clean the fridge')).toEqual([21])
    expect(rangOn('Call maa')).toEqual(hour >= 9 ? [22, 29] : [22])
  },
)

test('TASK-5 after days without the planner one message lists what came too late, and the last day rings late', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await make(asha)
  await wakeAt(server, '2026-11-20T09:00:00+05:30')
  await server.pool.query('delete from outbox')
  await wakeAt(server, '2026-11-23T09:30:00+05:30')
  expect((await mails(server)).sort()).toEqual([
    'Feed the cat: Sorry, this is late: it was due on Mon, 23 Nov at 3:00 am.',
    'Tablet: Sorry, this is late: it was due on Mon, 23 Nov at 8:00 am.',
    [
      'We couldn’t send 6 reminders on time: Sorry, these were due but not sent:',
      'Sat, 21 Nov, 3:00 am: Feed the cat',
      'Sat, 21 Nov, 8:00 am: Tablet',
      'Sat, 21 Nov, 10:00 am: Clean the fridge',
      'Sun, 22 Nov, 3:00 am: Feed the cat',
      'Sun, 22 Nov, 8:00 am: Tablet',
      'Sun, 22 Nov, 9:00 am: Call maa',
    ].join('\n'),
  ])
  // Reported only once.
  await server.passTimeUntil('2026-11-23T20:00:00+05:30')
  expect((await mails(server)).filter((mail) => mail.includes('on time'))).toHaveLength(1)
})

test('TASK-5 the message names what came too late by the reader’s own clock, and the other zone’s after it', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await asha.call(profile.update, { time_zone: 'America/New_York' })
  await make(asha, ['client call on 21 November at 8 pm'])
  await asha.call(profile.update, { time_zone: 'Asia/Kolkata' })
  await wakeAt(server, '2026-11-20T09:00:00+05:30')
  await wakeAt(server, '2026-11-25T09:30:00+05:30')
  expect((await mails(server)).filter((mail) => mail.includes('on time'))).toEqual([
    'We couldn’t send a reminder on time: Sorry, these were due but not sent:\nSun, 22 Nov, 6:30 am (8:00 pm in New York): Client call',
  ])
})

test('missed-alert summaries skip completed and deleted reminders and go back at most a week', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await make(asha, ['tablet every day at 8 am', 'call maa tomorrow at 9 am', 'pay the milkman tomorrow at 9 am'])
  const list = await asha.call(reminders.list, {})
  const idOf = (wanted: string) => list.find(({ title }) => title === wanted)!.id
  await wakeAt(server, '2026-11-20T09:00:00+05:30')
  server.clock.set('2026-12-15T07:00:00+05:30')
  await asha.call(reminders.update, { id: idOf('Call maa'), completed: true })
  await asha.call(reminders.remove, { id: idOf('Pay the milkman') })
  await server.pool.query('delete from outbox')
  await wakeAt(server, '2026-12-15T07:00:00+05:30')
  const [ahead, late, missed, ...others] = await mails(server)
  expect(others).toEqual([])
  expect(ahead).toMatch(/^Tablet: In (?:1 hour|59 minutes), at 8:00 am/)
  expect(late).toMatch(/^Tablet: Sorry, this is late: it was due on Mon, 14 Dec/)
  const days = missed!.split('\n').slice(1)
  // Alerts planned before the server stopped, and those of the week before it ran again.
  expect(days.map((line) => line.split(',')[1]!.trim())).toEqual([
    '21 Nov',
    '22 Nov',
    '8 Dec',
    '9 Dec',
    '10 Dec',
    '11 Dec',
    '12 Dec',
    '13 Dec',
  ])
})

test('several processes send one missed-alert summary, outside quiet hours', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  await make(asha)
  await asha.call(notifications.setPreferences, { quiet_from: '22:00', quiet_until: '07:00' })
  await wakeAt(server, '2026-11-20T09:00:00+05:30')
  await server.pool.query('delete from outbox')
  server.clock.set('2026-11-23T23:00:00+05:30')
  const everything = async () => {
    for (const one of work) await one.run(server.context)
  }
  for (const minute of ['00', '02', '04']) {
    server.clock.set(`2026-11-23T23:${minute}:00+05:30`)
    await Promise.all([everything(), everything(), everything()])
  }
  expect(await mails(server)).toEqual([])
  await server.passTimeUntil('2026-11-24T07:30:00+05:30')
  expect((await mails(server)).filter((mail) => mail.includes('on time'))).toHaveLength(1)
})
