import * as household from '@planner/contract/household'
import * as medicines from '@planner/contract/medicines'
import * as notifications from '@planner/contract/notifications'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { digestLines } from '#features/notifications/digest/digest-lines.ts'
import { createHousehold } from '#test/create-household.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

/** Returns what rang, for whom and on which channel, oldest first. */
async function rang(server: TestServer, people: Record<string, Person>): Promise<string[]> {
  const { rows } = await server.pool.query<{ user_id: string; moment: string; state: string; note: string | null }>(
    `select user_id, moment, state, note from alerts where state <> 'waiting' and channel in ('email', 'sms')
     order by due_at, user_id, channel`,
  )
  const nameOf = (id: string) => Object.entries(people).find(([, person]) => person.id === id)![0]
  return rows.map(({ user_id, moment, state, note }) =>
    [nameOf(user_id), moment, state === 'skipped' ? `skipped (${note})` : state].join(' '),
  )
}

const make = (person: Person, text: string, more: object = {}) =>
  person.call(reminders.createFromText, { text, ...more })

test('HOME-2 private by default: nobody else in the household sees a reminder', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu } = await createHousehold(server)
  const { id, shared } = await make(asha, 'see the cardiologist tomorrow at 9 am')
  expect(shared).toBeUndefined()
  for (const person of [rohan, anu]) {
    expect(await person.call(reminders.list, {})).toEqual([])
    expect((await person.call(reminders.search, { query: 'cardiologist' })).reminders).toEqual([])
    expect(await person.ask(reminders.update, { id, completed: true })).toMatchObject({ status: 404 })
  }
})

test('HOME-2 a reminder for a member rings there and not at the asker, who sees it seen and done', async () => {
  await using server = await startTestServer()
  const people = await createHousehold(server)
  const { asha, rohan, anu, stranger } = people
  const { id, shared } = await make(asha, 'bring milk today at 6 pm', { for_id: rohan.id })
  expect(shared).toMatchObject({ audience: 'member', asked_by: asha.id, for_id: rohan.id, seen_at: null })
  expect((await rohan.call(reminders.list, {})).map((one) => one.id)).toEqual([id])
  expect(await anu.call(reminders.list, {})).toEqual([])
  expect(await stranger.call(reminders.list, {})).toEqual([])

  expect((await asha.call(reminders.seen, { id })).shared!.seen_at).toBeNull()
  await rohan.call(reminders.seen, { id })
  expect((await asha.call(reminders.list, {}))[0]!.shared!.seen_at).not.toBeNull()

  await server.passTimeUntil('2026-11-20T18:01:00+05:30')
  expect(await rang(server, people)).toEqual(['rohan before sent', 'rohan due sent'])
  expect((await server.outbox('email')).at(-1)!.body).toContain('Asked by Asha.')
  await rohan.call(reminders.update, { id, completed: true })
  expect((await asha.call(reminders.list, {}))[0]).toMatchObject({
    completed: true,
    shared: { done_by: rohan.id, done_at: '2026-11-20T12:31:00.000Z' },
  })
})

test('HOME-2 the person to remind stays in the title of a reminder for yourself, and is shown beside one for them', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const text = 'remind Rohan to pay the lift vendor tomorrow at 4 pm'
  expect((await make(asha, text)).title).toBe('Remind Rohan to pay the lift vendor')
  expect((await make(asha, text, { audience: 'member', for_id: rohan.id })).title).toBe('Pay the lift vendor')
  expect((await make(asha, 'remind everyone about the AGM tomorrow at 4 pm', { audience: 'everyone' })).title).toBe(
    'The AGM',
  )
  expect((await make(asha, 'remind me to pay the lift vendor tomorrow')).title).toBe('Pay the lift vendor')
  const toRohan = { audience: 'member', for_id: rohan.id }
  const sentence = 'rohan ko yaad dilana kal subah 9 baje gas wale ko phone kare'
  expect((await make(asha, sentence, toRohan)).title).toBe('Gas wale ko phone kare')
  expect((await make(asha, 'remind everyone water cut tomorrow 7 am', { audience: 'everyone' })).title).toBe(
    'Water cut',
  )
})

test('HOME-2 a reminder rings by the channels and quiet hours of the person it is for, also after that changes', async () => {
  await using server = await startTestServer()
  const people = await createHousehold(server)
  const { asha, rohan } = people
  await rohan.call(notifications.setPreferences, { lead_minutes: 0, quiet_from: '17:00', quiet_until: '19:00' })
  const { id } = await make(asha, 'bring milk today at 6 pm', { for_id: rohan.id })
  const waiting = async () =>
    (await server.pool.query(`select distinct user_id, due_at from alerts where state = 'waiting' order by due_at`))
      .rows
  expect(await waiting()).toEqual([{ user_id: rohan.id, due_at: new Date('2026-11-20T19:00:00+05:30') }])
  await rohan.call(notifications.setPreferences, { quiet_from: null, quiet_until: null })
  expect(await waiting()).toEqual([{ user_id: rohan.id, due_at: new Date('2026-11-20T18:00:00+05:30') }])
  // The asker takes it back.
  const { shared } = await asha.call(reminders.update, { id, audience: 'self' })
  expect(shared).toBeUndefined()
  expect(new Set((await waiting()).map(({ user_id }) => user_id))).toEqual(new Set([asha.id]))
  expect(await rohan.ask(reminders.update, { id, completed: true })).toMatchObject({ status: 404 })
})

test('HOME-2 a reminder for everyone rings for all members, later ones too; one of them completes it', async () => {
  await using server = await startTestServer()
  const people = await createHousehold(server)
  const { asha, rohan, anu, stranger } = people
  const { id } = await make(asha, 'family dinner today at 8 pm', { audience: 'everyone' })
  const { code } = await asha.call(household.invite, {})
  await stranger.call(household.join, { code })
  for (const person of [rohan, anu, stranger]) expect(await person.call(reminders.list, {})).toHaveLength(1)
  await server.passTimeUntil('2026-11-20T19:00:30+05:30')
  expect((await rang(server, people)).sort()).toEqual([
    'anu before sent',
    'asha before sent',
    'rohan before sent',
    'stranger before sent',
  ])
  await anu.call(reminders.update, { id, completed: true })
  await server.passTimeUntil('2026-11-20T20:01:00+05:30')
  expect(await rang(server, people)).toHaveLength(4)
  // A child can complete a reminder for everyone, but not change it.
  expect(await anu.ask(reminders.update, { id, title: 'Pizza' })).toMatchObject({
    status: 403,
    detail: 'Only the person who asked for this reminder can change it',
  })
  expect(await anu.ask(reminders.remove, { id })).toMatchObject({ status: 403 })
  expect((await rohan.call(reminders.update, { id, title: 'Dinner' })).title).toBe('Dinner')
})

test('HOME-2 a reminder for anyone is taken by exactly one member and then rings only there', async () => {
  await using server = await startTestServer()
  const people = await createHousehold(server)
  const { asha, rohan, anu } = people
  const { id } = await make(asha, 'pick up the parcel today at 6 pm', { audience: 'anyone' })
  const answers = await Promise.all([rohan, anu].map((person) => person.ask(reminders.claim, { id })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(answers.find(({ status }) => status === 409)!.detail).toBe('Someone else has already taken this')
  const [taker, other] = answers[0]!.status === 200 ? [rohan, anu] : [anu, rohan]
  const waiting = async () =>
    (await server.pool.query(`select distinct user_id from alerts where state = 'waiting'`)).rows.map(
      (row) => row.user_id,
    )
  expect(await waiting()).toEqual([taker.id])
  expect(await other.ask(reminders.giveBack, { id })).toMatchObject({ status: 409 })
  await taker.call(reminders.giveBack, { id })
  expect(new Set(await waiting())).toEqual(new Set([asha.id, rohan.id, anu.id]))
  await other.call(reminders.claim, { id })
  expect(await waiting()).toEqual([other.id])
})

test('HOME-2 TASK-10 a claim of a repeating reminder for anyone holds for that day only, also for a medicine', async () => {
  await using server = await startTestServer()
  const people = await createHousehold(server)
  const { asha, rohan, anu } = people
  await asha.call(medicines.create, {
    name: 'BP tablet',
    times: [{ time: '20:00', amount: 1 }],
    audience: 'anyone',
    escalate_to_id: rohan.id,
    escalate_minutes: 30,
  })
  const listed = async (person: Person) => (await person.call(reminders.list, {}))[0]!
  const { id } = await listed(asha)
  const ringsOn = async (day: string) => {
    const { rows } = await server.pool.query<{ user_id: string }>(
      `select distinct user_id from alerts where occurrence_on = $1 and moment = 'due'`,
      [day],
    )
    return new Set(rows.map(({ user_id }) => user_id))
  }
  const all = new Set([asha.id, rohan.id, anu.id])
  const { shared } = await rohan.call(reminders.claim, { id, occurrence_date: '2026-11-20' })
  expect(shared).toMatchObject({ audience: 'anyone', for_id: rohan.id, claimed_on: '2026-11-20' })
  expect(await ringsOn('2026-11-20')).toEqual(new Set([rohan.id]))
  expect(await ringsOn('2026-11-21')).toEqual(all)
  expect(await anu.ask(reminders.claim, { id })).toMatchObject({
    status: 409,
    detail: expect.stringContaining('Someone'),
  })
  expect(await anu.ask(reminders.claim, { id, occurrence_date: '2026-11-21' })).toMatchObject({
    status: 409,
    detail: expect.stringContaining('Another day'),
  })

  // 'I can't' frees that day.
  await rohan.call(reminders.giveBack, { id, occurrence_date: '2026-11-20' })
  expect((await listed(asha)).shared).toMatchObject({ for_id: null })
  expect(await ringsOn('2026-11-20')).toEqual(all)
  await rohan.call(reminders.claim, { id, occurrence_date: '2026-11-20' })

  await server.passTimeUntil('2026-11-20T20:31:00+05:30')
  expect(await rang(server, people)).toEqual(['rohan due sent'])
  await rohan.call(reminders.update, { id, completed: true, occurrence_date: '2026-11-20' })
  await server.passTimeUntil('2026-11-21T20:31:00+05:30')
  expect((await rang(server, people)).slice(1).sort()).toEqual([
    'anu due sent',
    'asha due sent',
    'rohan due sent',
    'rohan escalated sent',
  ])
  // The escalation does not name the one who claimed the day before.
  expect((await server.outbox('email')).at(-1)!.body).not.toContain('Rohan has not')

  // A day that is changed alone keeps its own claim, and only its own.
  await anu.call(reminders.claim, { id, occurrence_date: '2026-11-22' })
  const moved = (day: string) =>
    asha.call(reminders.update, { id, occurrence_date: day, only_day: true, time: '21:00' })
  expect((await moved('2026-11-22')).shared).toMatchObject({ for_id: anu.id })
  expect((await moved('2026-11-23')).shared).toMatchObject({ for_id: null })
})

test('HOME-2 the morning summary lists a claimed day for the taker, and the next day for everybody', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const { id } = await make(asha, 'water the plants every day at 6 pm', { audience: 'anyone' })
  await rohan.call(reminders.claim, { id })
  const lines = (person: Person, day: string) =>
    digestLines(server.context.db, { userId: person.id, homeZone: 'Asia/Kolkata' }, day)
  expect(await lines(rohan, '2026-11-20')).toEqual(['6:00 pm Water the plants'])
  expect(await lines(asha, '2026-11-20')).toEqual([])
  expect(await lines(asha, '2026-11-21')).toEqual(['6:00 pm Water the plants'])
})

test('HOME-2 a reminder can be returned to the member who asked', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  const { id } = await make(asha, 'bring milk today at 6 pm', { for_id: rohan.id })
  await rohan.call(reminders.giveBack, { id })
  expect(await rohan.call(reminders.list, {})).toEqual([])
  expect((await asha.call(reminders.list, {}))[0]!.shared).toBeUndefined()
})

test('HOME-2 nothing goes to a helper who has not agreed, or who answered STOP; the rest in their language', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu } = await createHousehold(server)
  const lata = await asha.call(household.addHelper, { name: 'Lata', language: 'hi', phone_number: '98765 00001' })
  expect(await anu.ask(reminders.createFromText, { text: 'cook dal at 7 pm', for_id: lata.id })).toMatchObject({
    status: 403,
    detail: 'Only an adult in your household can do this',
  })
  await make(asha, 'cook dal today at 11 am', { for_id: lata.id })
  await server.passTimeUntil('2026-11-20T11:01:00+05:30')
  expect(await server.outbox('sms')).toEqual([])

  // She consents with a code that only she receives.
  await asha.call(household.askHelper, { id: lata.id })
  const [asked] = await server.outbox('sms')
  expect(asked).toMatchObject({ recipient: '+919876500001' })
  const code = /\d{6}/.exec(asked!.body)![0]
  const wrong = code === '123456' ? '654321' : '123456'
  expect(await asha.ask(household.confirmHelper, { id: lata.id, code: wrong })).toMatchObject({ status: 403 })
  expect((await rohan.call(household.confirmHelper, { id: lata.id, code })).helper!.consent).toBe('agreed')
  expect(await asha.ask(household.askHelper, { id: lata.id })).toMatchObject({ status: 409 })

  const { id } = await make(asha, 'दाल बनाना today at 12 pm', { for_id: lata.id })
  await server.passTimeUntil('2026-11-20T12:01:00+05:30')
  const sent = await server.outbox('sms')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ recipient: '+919876500001', body: expect.stringContaining('STOP लिखें') })
  expect(sent[1]!.body).toContain('Asha')
  expect((await asha.call(reminders.list, {})).find((one) => one.id === id)!.shared!.sent_at).not.toBeNull()

  await server.pool.query('update helpers set stopped_at = now()')
  await make(asha, 'cook dal today at 1 pm', { for_id: lata.id })
  await server.passTimeUntil('2026-11-20T13:01:00+05:30')
  expect(await server.outbox('sms')).toHaveLength(2)
  expect(await asha.ask(household.askHelper, { id: lata.id })).toMatchObject({
    status: 409,
    detail: 'This person has asked not to get messages',
  })
  // Another household cannot ask her either.
  const other = await server.aPerson()
  const same = await other.call(household.addHelper, { name: 'L', phone_number: '98765 00001' })
  expect(await other.ask(household.askHelper, { id: same.id })).toMatchObject({ status: 409 })
})

test('HOME-3 a reminder that is not done notifies another member after the agreed time, and only then', async () => {
  await using server = await startTestServer()
  const people = await createHousehold(server)
  const { asha, rohan, anu } = people
  const escalation = { escalate_to_id: rohan.id, escalate_minutes: 30 }
  const medicine = await make(asha, 'take BP medicine every day at 8 pm', escalation)
  expect(medicine.shared).toMatchObject({ audience: 'self', escalate_to_id: rohan.id, escalate_minutes: 30 })
  await asha.call(reminders.update, { id: medicine.id, completed: true, occurrence_date: '2026-11-20' })
  await server.passTimeUntil('2026-11-21T20:29:00+05:30')
  expect(await rang(server, people)).toEqual(['asha before sent', 'asha due sent'])
  await server.passTimeUntil('2026-11-21T20:31:00+05:30')
  expect((await rang(server, people)).at(-1)).toBe('rohan escalated sent')
  expect((await server.outbox('email')).at(-1)).toMatchObject({
    user_id: rohan.id,
    body: expect.stringContaining('Asha has not marked this as done: it was due at 8:00 pm.'),
  })

  // Nobody is escalated to about their own reminder.
  const circle = { status: 422, detail: expect.stringContaining('someone other than the person it’s for') }
  const toOneself = { escalate_to_id: asha.id, escalate_minutes: 30 }
  expect(await asha.ask(reminders.createFromText, { text: 'x today at 9 pm', ...toOneself })).toMatchObject(circle)
  const toWhomItIsFor = { for_id: anu.id, escalate_to_id: anu.id, escalate_minutes: 30 }
  expect(await asha.ask(reminders.createFromText, { text: 'x today at 9 pm', ...toWhomItIsFor })).toMatchObject(circle)
  const withoutTime = { for_id: anu.id, escalate_to_id: rohan.id }
  expect(await asha.ask(reminders.createFromText, { text: 'x today at 9 pm', ...withoutTime })).toMatchObject(circle)
})

test('HOME-8 a member who leaves takes their own reminders; shared ones stay and stop ringing for them', async () => {
  await using server = await startTestServer()
  const people = await createHousehold(server)
  const { asha, rohan, anu } = people
  const lata = await rohan.call(household.addHelper, { name: 'Lata' })
  const escalation = { escalate_to_id: asha.id, escalate_minutes: 30 }
  await make(rohan, 'own today at 6 pm', escalation)
  await make(rohan, 'all today at 6 pm', { audience: 'everyone' })
  await make(rohan, 'asked today at 6 pm', { for_id: anu.id })
  await make(rohan, 'cook today at 6 pm', { for_id: lata.id })
  await make(asha, 'for rohan today at 6 pm', { for_id: rohan.id })
  const anyone = await make(asha, 'anyone today at 6 pm', { audience: 'anyone' })
  await rohan.call(reminders.claim, { id: anyone.id })
  await make(anu, 'told rohan today at 6 pm', { escalate_to_id: rohan.id, escalate_minutes: 60 })
  await rohan.call(household.leave, {})

  const titles = async (person: Person) =>
    (await person.call(reminders.list, {}))
      .map(({ title, shared }) => `${title}: ${shared?.audience ?? 'private'}`)
      .sort()
  expect(await titles(rohan)).toEqual(['Own: private'])
  expect(await titles(asha)).toEqual(['All: everyone', 'Anyone: anyone', 'Cook: member', 'For rohan: private'])
  expect(await titles(anu)).toEqual(['All: everyone', 'Anyone: anyone', 'Asked: private', 'Told rohan: private'])
  await server.passTimeUntil('2026-11-20T19:01:00+05:30')
  expect((await rang(server, people)).filter((one) => one.startsWith('rohan'))).toEqual([
    'rohan before sent',
    'rohan due sent',
  ])
})

test('HOME-8 a restored reminder keeps only the members who are still in the household', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu } = await createHousehold(server)
  const { id } = await make(asha, 'dinner today at 8 pm', { audience: 'everyone' })
  await rohan.call(reminders.remove, { id })
  expect((await rohan.call(reminders.restore, { id })).shared).toMatchObject({
    audience: 'everyone',
    asked_by: asha.id,
  })
  const given = await make(anu, 'milk today at 8 pm', { for_id: rohan.id })
  await anu.call(reminders.remove, { id: given.id })
  await rohan.call(household.leave, {})
  expect((await anu.call(reminders.restore, { id: given.id })).shared).toMatchObject({ for_id: null })
  expect(await rohan.ask(reminders.restore, { id })).toMatchObject({ status: 404 })
})

test('HOME-3 an edit changes who a reminder is for and who is notified, without circles', async () => {
  await using server = await startTestServer()
  const { asha, rohan, anu } = await createHousehold(server)
  const { id } = await make(asha, 'buy milk today at 9 pm', {
    for_id: rohan.id,
    escalate_to_id: asha.id,
    escalate_minutes: 30,
  })
  const circle = { status: 422, detail: expect.stringContaining('someone other than the person it’s for') }
  expect(await asha.ask(reminders.update, { id, audience: 'member', for_id: asha.id })).toMatchObject(circle)
  expect(await asha.ask(reminders.update, { id, escalate_to_id: rohan.id })).toMatchObject(circle)
  // Handed from one person to another, and taken back, with the calls that the page makes.
  const to = (for_id: string) => ({
    id,
    audience: 'member' as const,
    for_id,
    escalate_to_id: asha.id,
    escalate_minutes: 30,
  })
  expect(await asha.call(reminders.update, to(anu.id))).toMatchObject({ shared: { for_id: anu.id } })
  expect(await rohan.call(reminders.list, {})).toEqual([])
  expect(await asha.call(reminders.update, to(rohan.id))).toMatchObject({ shared: { for_id: rohan.id } })
  const alone = { id, audience: 'self' as const, for_id: null, escalate_to_id: null }
  expect((await asha.call(reminders.update, alone)).shared).toBeUndefined()
  expect(await rohan.call(reminders.list, {})).toEqual([])
})
