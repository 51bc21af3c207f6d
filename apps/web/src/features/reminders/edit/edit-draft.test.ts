import * as engine from '@planner/reminder-language/recurrence'
import { expect, test } from 'vitest'

import { aReminder } from '../../../../test/a-reminder.ts'
import {
  conflictsOf,
  dateHintOf,
  draftOf,
  faultOf,
  firstScopeOf,
  merged,
  rebased,
  recurrenceOptions,
  saysItsEnd,
  updateOf,
  updateOfDay,
  updateOfFollowing,
  withScope,
} from './edit-draft.ts'

const today = '2026-11-21'
const past = aReminder({ date: '2026-11-01' })

test.each([
  ['Title and date are required', { title: '  ' }, aReminder()],
  ['Title and date are required', { date: '' }, aReminder()],
  ['Please pick today or a later date', { date: '2026-11-20' }, aReminder()],
  ['Please pick today or a later date', { date: '2026-11-02' }, past],
  [null, { date: today }, past],
  [null, { title: 'Another title' }, past],
])('DASH-5 %s', (fault, changes, reminder) => {
  expect(faultOf({ ...draftOf(reminder), ...changes }, reminder.date, today)).toBe(fault)
})

test('DASH-5 changing a repeating reminder’s date shows where its occurrences now begin', () => {
  const yoga = aReminder({ date: '2026-11-23', recurrence: 'FREQ=WEEKLY;BYDAY=MO,WE' })
  const hint = (date: string, changes = {}, reminder = yoga) =>
    dateHintOf({ ...draftOf(reminder), date, ...changes }, reminder, engine)

  expect(hint('2026-11-23')).toBe('First day')
  expect(hint('2026-12-03')).toBe(
    'All occurrences change. The first is now Mon, 7 Dec 2026, and earlier ones are removed.',
  )
  expect(hint('2026-12-02', {}, aReminder({ date: '2026-12-04', recurrence: 'daily' }))).toBe(
    'The first day is now Wed, 2 Dec 2026.',
  )
  expect(hint('2026-12-03', { recurrence: 'none' })).toBeNull()
  expect(hint('')).toBe('First day')
})

test('DASH-5 one day of a repeating reminder is changed alone, without its rule', () => {
  const yoga = aReminder({ date: '2026-11-23', recurrence: 'weekly' })
  const where = { reminder: yoga, day: '2026-11-30' }
  const draft = withScope({ ...draftOf(yoga), title: 'Longer yoga' }, 'day', where)

  expect(draft).toMatchObject({ title: 'Longer yoga', date: '2026-11-30' })
  expect(faultOf(draft, where.day, '2026-12-05')).toBeNull()
  expect(updateOfDay(draft, where)).toEqual({
    id: yoga.id,
    title: 'Longer yoga',
    description: yoga.description,
    date: '2026-11-30',
    time: yoga.time,
    occurrence_date: '2026-11-30',
    only_day: true,
  })
  expect(withScope(draft, 'all', where).date).toBe('2026-11-23')
})

test('DASH-5 an edit sends title, description, date, time and recurrence', () => {
  const reminder = aReminder()
  const draft = { ...draftOf(reminder), title: ' Call papa ', time: '19:15', recurrence: 'daily' }

  expect(updateOf(draft, reminder)).toEqual({
    id: reminder.id,
    title: 'Call papa',
    description: '',
    date: '2026-11-21',
    time: '19:15',
    recurrence: 'daily',
  })
})

test('DASH-5 an untouched time is kept, a cleared one is left to the server', () => {
  const reminder = aReminder({ time: '18:30:15' })

  expect(updateOf(draftOf(reminder), reminder).time).toBe('18:30:15')
  expect(updateOf({ ...draftOf(reminder), time: '' }, reminder).time).toBeNull()
})

test('DASH-5 the form offers the named recurrences, and shows the reminder’s own rule in words', () => {
  const labels = (reminder: ReturnType<typeof aReminder>, inWords: string | null) =>
    recurrenceOptions(reminder, inWords).map(({ label }) => label)

  expect(labels(aReminder(), null)).toEqual(['Never', 'Daily', 'Weekdays', 'Weekly', 'Monthly', 'Yearly', 'Custom…'])
  expect(labels(aReminder({ recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH' }), 'Every Monday and Thursday').at(-1)).toBe(
    'Custom: Every Monday and Thursday',
  )
  expect(labels(aReminder({ recurrence: 'yearly', festival: 'Diwali' }), 'Every Diwali').at(-2)).toBe(
    'Custom: Every Diwali',
  )
})

test('TASK-6 a custom repeat is shown in words, has an end, and is sent only when changed', () => {
  const yoga = aReminder({ recurrence: 'FREQ=WEEKLY;BYDAY=TH,MO', ends_on: '2026-12-31' })
  const draft = draftOf(yoga)
  expect(draft).toMatchObject({ recurrence: 'custom', ends: 'on', endsOn: '2026-12-31' })
  expect(updateOf(draft, yoga)).toMatchObject({ recurrence: yoga.recurrence })
  expect(updateOf(draft, yoga)).not.toHaveProperty('ends_on')
  const every3 = { ...draft, repeat: { ...draft.repeat, every: '3' }, ends: 'after' as const, times: '5' }
  expect(updateOf(every3, yoga)).toMatchObject({ recurrence: 'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH', times: 5 })
  expect(updateOf({ ...draft, ends: 'never' }, yoga)).toMatchObject({ ends_on: null })
  expect(updateOfFollowing({ ...draft, date: '2026-11-26' }, { reminder: yoga, day: '2026-11-26' })).toMatchObject({
    occurrence_date: '2026-11-26',
    following: true,
  })
})

test.each([
  [{ repeat: { every: '0', unit: 'weeks', weekdays: ['MO'], monthly: 'date' } }, /how often/],
  [{ repeat: { every: '1', unit: 'weeks', weekdays: [], monthly: 'date' } }, /how often/],
  [{ ends: 'on', endsOn: '2026-11-20' }, /when it ends/],
  [{ ends: 'after', times: '1001' }, /when it ends/],
] as const)('TASK-6 an impossible repeat is told before it is sent: %j', (changes, fault) => {
  const draft = { ...draftOf(aReminder()), recurrence: 'custom', ...changes } as ReturnType<typeof draftOf>
  expect(faultOf(draft, '2026-11-21', '2026-11-21')).toMatch(fault)
})

test('TASK-6 a series that is opened on a later day is changed on that day, unless the person says otherwise', () => {
  const gym = aReminder({ date: '2026-11-25', recurrence: 'FREQ=WEEKLY;BYDAY=MO,WE,FR' })
  expect(firstScopeOf({ reminder: gym, day: '2026-11-27' })).toBe('day')
  expect(withScope(draftOf(gym), 'day', { reminder: gym, day: '2026-11-27' }).date).toBe('2026-11-27')
  expect(firstScopeOf({ reminder: gym, day: '2026-11-25' })).toBe('all')
  expect(firstScopeOf({ reminder: aReminder({ date: '2026-11-25' }), day: '2026-11-25' })).toBe('all')
})

test('TASK-6 a rule with an end of its own is not said to end never', () => {
  expect(saysItsEnd('FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20270331')).toBe(true)
  expect(saysItsEnd('FREQ=DAILY;COUNT=5')).toBe(true)
  expect(saysItsEnd('FREQ=WEEKLY;BYDAY=MO,WE,FR')).toBe(false)
})

test('TASK-6 what was changed of a changed occurrence goes along to its series, the rest is the series’ own', () => {
  const series = aReminder({ id: 'series', title: 'Standup', recurrence: 'weekdays', tags: ['work'], priority: 2 })
  const changed = aReminder({
    title: 'Standup',
    date: '2026-11-25',
    time: '09:15:00',
    series: { id: 'series', day: '2026-11-24' },
  })
  const before = draftOf(changed)
  const draft = { ...before, title: 'Standup (video)', details: { ...before.details, duration: '15' } }
  const all = rebased(draft, changed, series)
  expect(all).toEqual({
    ...draftOf(series),
    title: 'Standup (video)',
    details: { ...draftOf(series).details, duration: '15' },
  })
  expect(rebased(all, series, changed)).toEqual(draft)
})

test('DASH-5 a field changed here and elsewhere meanwhile is a conflict, others are merged', () => {
  const opened = aReminder({ title: 'Ping Rohan', time: '09:00:00', description: '' })
  const current = { ...opened, title: 'Ping Rohan and Asha', description: 'By phone' }
  const draft = { ...draftOf(opened), title: 'Call Rohan', time: '10:00' }
  expect(conflictsOf(draft, opened, current)).toEqual([
    { field: 'title', mine: 'Call Rohan', theirs: 'Ping Rohan and Asha' },
  ])
  const both = { description: 'By phone', time: '10:00' }
  expect(merged(draft, opened, current, true)).toMatchObject({ title: 'Call Rohan', ...both })
  expect(merged(draft, opened, current, false)).toMatchObject({ title: 'Ping Rohan and Asha', ...both })
  expect(conflictsOf({ ...draft, title: current.title }, opened, current)).toEqual([])
  expect(conflictsOf(draft, opened, opened)).toEqual([])
  const urgent = { ...draft, details: { ...draft.details, priority: '1' } }
  expect(conflictsOf(urgent, opened, { ...opened, priority: 2 })).toEqual([{ field: 'detail' }])
})

test('DASH-5 a repetition changed here and elsewhere is kept or taken as a whole', () => {
  const opened = aReminder({ date: '2026-11-23', recurrence: 'weekly' })
  const current = { ...opened, recurrence: 'FREQ=DAILY;INTERVAL=3', ends_on: '2026-12-31' }
  const before = draftOf(opened)
  const draft = { ...before, recurrence: 'custom', repeat: { ...before.repeat, weekdays: ['MO', 'TH'] } }
  expect(conflictsOf(draft, opened, current)).toMatchObject([
    {
      field: 'rule',
      mine: { recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH' },
      theirs: { recurrence: 'FREQ=DAILY;INTERVAL=3', ends_on: '2026-12-31' },
    },
  ])
  const saved = (keepsMine: boolean) => updateOf(merged(draft, opened, current, keepsMine), current)
  expect(saved(true)).toMatchObject({ recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH', ends_on: null })
  expect(saved(false)).toMatchObject({ recurrence: current.recurrence })
  expect(saved(false)).not.toHaveProperty('ends_on')
})

test('DASH-5 a date changed here keeps the repetition that was changed elsewhere; both together are checked', () => {
  const opened = aReminder({ date: '2026-11-23', recurrence: 'FREQ=WEEKLY;BYDAY=MO,TH' })
  const current = { ...opened, recurrence: 'FREQ=DAILY;INTERVAL=3', ends_on: '2026-11-30' }
  const draft = { ...draftOf(opened), date: '2026-12-07' }
  expect(conflictsOf(draft, opened, current)).toEqual([])
  const version = merged(draft, opened, current, true)
  expect(updateOf(version, current)).toMatchObject({ date: '2026-12-07', recurrence: 'FREQ=DAILY;INTERVAL=3' })
  expect(faultOf(version, current.date, today)).toMatch(/when it ends/)
})

test('DASH-5 HOME-2 whom a reminder is for is asked about if it was changed here and elsewhere', () => {
  const asked = { asked_by: 'asha', for_id: null, escalate_to_id: null, escalate_minutes: 30 }
  const marks = { sent_at: null, seen_at: null, done_at: null, done_by: null }
  const opened = aReminder()
  const current = aReminder({ shared: { audience: 'everyone', ...asked, ...marks } })
  const draft = { ...draftOf(opened), forWhom: { who: 'rohan', escalateTo: '', minutes: 30 } }
  expect(conflictsOf(draft, opened, current)).toEqual([{ field: 'forWhom' }])
  expect(merged(draft, opened, current, true).forWhom.who).toBe('rohan')
  expect(merged(draft, opened, current, false).forWhom.who).toBe('everyone')
  expect(merged(draftOf(opened), opened, current, true).forWhom.who).toBe('everyone')
})
