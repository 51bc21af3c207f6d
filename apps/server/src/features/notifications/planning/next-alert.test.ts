import { randomUUID } from 'node:crypto'
import { readFile } from '@planner/calendar-files/read-file'
import * as privacy from '@planner/contract/account/privacy'
import * as profile from '@planner/contract/account/profile'
import * as admin from '@planner/contract/admin'
import * as household from '@planner/contract/household'
import { importItems, undoImport } from '@planner/contract/imports'
import * as medicines from '@planner/contract/medicines'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { nextOccurrence } from '@planner/reminder-language/recurrence'
import { expect, test } from 'vitest'
import { addDays } from '#platform/wall-time.ts'
import { createHousehold } from '#test/create-household.ts'
import { testClient } from '#test/test-client.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

type Open = {
  id: string
  title: string
  date: string
  time: string
  time_zone: string
  recurrence: string
  festival: string | null
  ends_on: string | null
  skipped_dates: string[]
  completed_dates: string[]
  next_unplanned_on: string | null
  waiting: string[]
  now_there: string
}

/**
 * Finds reminders that will not ring on their next day: no alert is pending for it, and the worker has no day on which
 * to plan it.
 *
 * @returns their titles, and how many reminders were checked.
 */
async function silentAmong(server: TestServer): Promise<{ silent: string[]; looked: number }> {
  const { rows } = await server.pool.query<Open>(
    `select id, title, date::text, time::text, time_zone, recurrence, festival, ends_on::text, skipped_dates::text[],
       completed_dates::text[], next_unplanned_on::text,
       to_char($1::timestamptz at time zone time_zone, 'YYYY-MM-DD"T"HH24:MI:SS') as now_there,
       array(select occurrence_on::text from alerts where reminder_id = reminders.id and state = 'waiting') as waiting
     from reminders where not completed and rings`,
    [server.clock.now()],
  )
  const open = rows.flatMap((row) => {
    const next = nextOf(row)
    return next === null ? [] : [{ ...row, next }]
  })
  const isSilent = ({ waiting, next, next_unplanned_on: planned }: Open & { next: string }) =>
    !waiting.includes(next) && (planned === null || planned > next)
  return { silent: open.filter(isSilent).map(({ title, next }) => `${title} on ${next}`), looked: open.length }
}

/** Returns the next day that is neither past nor done. */
function nextOf(row: Open): string | null {
  let after = addDays(row.now_there.slice(0, 10), -1)
  for (;;) {
    const day = row.recurrence === 'none' ? row.date : nextOccurrence(row, { after })
    if (day === null) return null
    if (`${day}T${row.time}` > row.now_there && !row.completed_dates.includes(day)) return day
    if (row.recurrence === 'none') return null
    after = day
  }
}

const fileOf = (events: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${events}END:VCALENDAR\r\n`

const eventOf = (uid: string, start: string, rule: string, name = 'DTSTART;TZID=Asia/Kolkata') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${uid}\r\n${name}:${start}\r\n${rule && `RRULE:${rule}\r\n`}END:VEVENT\r\n`

const calendar = fileOf(
  [
    eventOf('begun weeks ago', '20261102T190000', 'FREQ=DAILY'),
    eventOf('begun yesterday', '20261119T190000', 'FREQ=DAILY'),
    eventOf('begins today', '20261120T190000', 'FREQ=DAILY'),
    eventOf('begins next month', '20261224T190000', 'FREQ=WEEKLY'),
    eventOf('over', '20261001T190000', 'FREQ=DAILY;UNTIL=20261020T000000Z'),
    eventOf('weekly for years', '20200106T110000', 'FREQ=WEEKLY;BYDAY=MO,WE'),
    eventOf('birthday', '19920603', 'FREQ=YEARLY', 'DTSTART;VALUE=DATE'),
    eventOf('in another zone', '20261013T093000', 'FREQ=WEEKLY;BYDAY=TU', 'DTSTART;TZID=America/New_York'),
    eventOf('once', '20261123T120000', ''),
    'BEGIN:VTODO\r\nUID:task\r\nSUMMARY:task\r\nDUE;TZID=Asia/Kolkata:20261103T190000\r\nRRULE:FREQ=DAILY\r\nEND:VTODO\r\n',
  ].join(''),
)

const todoist = [
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE',
  'task,Stand-up,,1,1,,,every weekday at 7pm,en,Asia/Kolkata',
  'task,Report,,1,1,,,every monday,en,Asia/Kolkata',
].join('\n')

const itemsIn = (text: string, now: Date) =>
  readFile(new TextEncoder().encode(text), { timeZone: 'Asia/Kolkata', now, itemsMax: 1000, bytesMax: 1_000_000 }).items

const make = (person: Person, text: string, more: object = {}) =>
  person.call(reminders.createFromText, { text, ...more })

const daily = (person: Person, more: object = {}) => make(person, 'walk every day at 6:30 pm', more)

type Path = (server: TestServer) => Promise<unknown>

const alone =
  (walk: (asha: Person, server: TestServer) => Promise<unknown>): Path =>
  async (server) =>
    walk(await server.aPerson(), server)

const bring = (asha: Person, server: TestServer, text: string, more: object = {}) =>
  asha.call(importItems, { items: itemsIn(text, server.clock.now()), ...more })

/** Every action that creates a reminder, or changes when it falls or for whom it rings. */
const paths: Record<string, Path> = {
  'a sentence': alone(async (asha) => {
    for (const text of [
      'tea daily at 5 pm',
      'rent on the 5th of every month',
      'Diwali sweets every Diwali',
      'call papa',
    ]) {
      await make(asha, text)
    }
  }),
  'another day, time and rule': alone(async (asha) => {
    const { id } = await make(asha, 'call papa tomorrow at 6 pm')
    await asha.call(reminders.update, { id, recurrence: 'weekly' })
    await asha.call(reminders.update, { id, date: '2026-11-22', time: '07:00' })
  }),
  'once becomes a series that began long ago': alone(async (asha) => {
    const { id } = await make(asha, 'call papa tomorrow at 6 pm')
    await asha.call(reminders.update, { id, date: '2026-10-01', recurrence: 'daily' })
  }),
  'one day changed, one removed and restored': alone(async (asha) => {
    const { id } = await daily(asha)
    await asha.call(reminders.update, { id, occurrence_date: '2026-11-21', only_day: true, time: '20:00' })
    await asha.call(reminders.remove, { id, occurrence_date: '2026-11-20' })
    await asha.call(reminders.restore, { id, occurrence_date: '2026-11-20' })
  }),
  'this and following changed': alone(async (asha) => {
    const { id } = await daily(asha)
    await asha.call(reminders.update, { id, occurrence_date: '2026-11-22', following: true, time: '07:00' })
  }),
  'this and following deleted, and the end taken back': alone(async (asha) => {
    const { id } = await daily(asha)
    await asha.call(reminders.remove, { id, occurrence_date: '2026-11-21', following: 'true' })
    await asha.call(reminders.update, { id, ends_on: null })
  }),
  'deleted and restored': alone(async (asha) => {
    const { id } = await daily(asha)
    await asha.call(reminders.remove, { id })
    await asha.call(reminders.restore, { id })
  }),
  'done and opened again': alone(async (asha) => {
    const { id } = await daily(asha)
    await asha.call(reminders.update, { id, completed: true })
    await asha.call(reminders.update, { id, completed: false })
  }),
  'snoozed, and taken back': alone(async (asha) => {
    const { id } = await daily(asha)
    const which = { reminder_id: id, occurrence_date: '2026-11-20' }
    await asha.call(notifications.snooze, { ...which, snooze: 'hour' })
    await asha.call(notifications.takeBackSnooze, which)
  }),
  'a calendar file': alone((asha, server) => bring(asha, server, calendar)),
  'a CSV of tasks': alone((asha, server) => bring(asha, server, todoist)),
  'a newer calendar file': alone(async (asha, server) => {
    await bring(asha, server, calendar)
    const newer = itemsIn(calendar.replaceAll('T190000', 'T200000'), server.clock.now())
    const { states } = await asha.call(importItems, { items: newer })
    expect(states.filter((state) => state === 'changed').length).toBeGreaterThan(3)
  }),
  'an import undone, and brought in again': alone(async (asha, server) => {
    const id = randomUUID()
    await bring(asha, server, calendar, { import_id: id })
    await asha.call(undoImport, { id })
    await bring(asha, server, calendar)
  }),
  'another time zone': alone(async (asha, server) => {
    await bring(asha, server, calendar)
    await daily(asha)
    await asha.call(profile.update, { time_zone: 'Asia/Singapore' })
  }),
  'other preferences': alone(async (asha, server) => {
    await bring(asha, server, calendar)
    await asha.call(notifications.setPreferences, { lead_minutes: 30 })
  }),
  'an account closed, and kept after all': alone(async (asha, server) => {
    await bring(asha, server, calendar)
    const closed = await asha.call(privacy.askDeletion, { password: 'Marigold7', word: 'DELETE' })
    await testClient(server.app, closed.access_token).call(privacy.withdrawDeletion, {})
  }),
  'a person disabled and enabled': alone(async (asha, server) => {
    await bring(asha, server, calendar)
    const boss = await server.anAdmin()
    await boss.call(admin.disableUser, { id: asha.id })
    await boss.call(admin.enableUser, { id: asha.id })
  }),
  'a medicine, changed, paused and resumed': alone(async (asha) => {
    const times = [{ time: '08:00', amount: 1 }]
    const { id } = await asha.call(medicines.create, { name: 'Dolo 650', times })
    await asha.call(medicines.update, { id, times: [...times, { time: '20:00', amount: 1 }] })
    await asha.call(medicines.update, { id, paused: true })
    await asha.call(medicines.update, { id, paused: false })
  }),
  'for a member, for all, taken and given back': async (server) => {
    const { asha, rohan } = await createHousehold(server)
    await daily(asha, { for_id: rohan.id })
    await daily(asha, { audience: 'everyone' })
    const { id } = await daily(asha, { audience: 'anyone' })
    await rohan.call(reminders.claim, { id })
    await rohan.call(reminders.giveBack, { id })
  },
  'a member leaves the household': async (server) => {
    const { asha, rohan } = await createHousehold(server)
    await daily(asha, { for_id: rohan.id })
    await daily(rohan, { for_id: asha.id })
    await daily(rohan, { audience: 'everyone' })
    await daily(rohan)
    const { id } = await daily(asha, { audience: 'anyone' })
    await rohan.call(reminders.claim, { id })
    await bring(rohan, server, calendar)
    await rohan.call(household.leave, {})
  },
  'a helper is removed': async (server) => {
    const { asha } = await createHousehold(server)
    const { id } = await asha.call(household.addHelper, { name: 'Meena' })
    await daily(asha, { for_id: id })
    await asha.call(household.removeMember, { id })
  },
}

test.each(Object.entries(paths))('INOUT-1 every open reminder has its next alert: %s', async (_name, walk) => {
  await using server = await startTestServer({ at })
  await walk(server)
  const first = await silentAmong(server)
  expect(first.looked).toBeGreaterThan(0)
  expect(first.silent).toEqual([])
  // The worker continues from what was planned.
  await server.passTimeUntil('2026-11-23T10:30:00+05:30')
  expect((await silentAmong(server)).silent).toEqual([])
})
