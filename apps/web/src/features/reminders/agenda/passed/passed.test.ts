import { expect, test } from 'vitest'
import { aReminder } from '../../../../../test/a-reminder.ts'
import { isPassed } from './is-passed.ts'
import { passedBefore } from './passed.ts'

const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)
const bloodTest = aReminder({ title: 'Khali pet blood test', time: '08:00:00', is_event: true })
const titles = (list: Parameters<typeof passedBefore>[0], now = at('20:30', '2026-11-24')) =>
  passedBefore(list, { today: '2026-11-24', now, timeZone: 'Asia/Kolkata', me: 'asha' }).map(
    ({ reminder }) => reminder.title,
  )

test('TASK-5 an appointment is past once its time and its length are over, until it is done or dismissed', () => {
  expect(isPassed(bloodTest, at('07:59'))).toBe(false)
  expect(isPassed(bloodTest, at('08:00'))).toBe(true)
  expect(isPassed({ ...bloodTest, duration_minutes: 60 }, at('08:30'))).toBe(false)
  expect(isPassed({ ...bloodTest, duration_minutes: 60 }, at('09:00'))).toBe(true)
  expect(isPassed({ ...bloodTest, completed: true }, at('20:30'))).toBe(false)
  expect(isPassed({ ...bloodTest, skipped_dates: ['2026-11-21'] }, at('20:30'))).toBe(false)
  // Moved after it was dismissed, it is asked about again.
  expect(isPassed({ ...bloodTest, skipped_dates: ['2026-11-18'] }, at('20:30'))).toBe(true)
})

test('TASK-5 what comes from a calendar, repeats, or lasts for days is not asked about; a task is overdue instead', () => {
  const origin = (from: 'google' | 'file' | 'mail') => ({ from, edited: false, rings: true, url: null })
  for (const quiet of [
    { origin: origin('google') },
    { origin: origin('file') },
    { recurrence: 'weekly' },
    { ends_on: '2026-11-22' },
    { is_event: undefined },
  ]) {
    expect(isPassed(aReminder({ ...bloodTest, ...quiet }), at('20:30', '2026-11-24')), JSON.stringify(quiet)).toBe(
      false,
    )
  }
  expect(isPassed(aReminder({ ...bloodTest, origin: origin('mail') }), at('20:30', '2026-11-24'))).toBe(true)
})

test('TASK-5 passed appointments stay in today’s agenda for seven days, the latest first', () => {
  expect(
    titles([
      aReminder({ ...bloodTest, title: 'Eight days ago', date: '2026-11-16' }),
      aReminder({ ...bloodTest, title: 'A week ago', date: '2026-11-17' }),
      aReminder({ ...bloodTest, title: 'Yesterday', date: '2026-11-23' }),
      aReminder({ ...bloodTest, title: 'This morning', date: '2026-11-24' }),
      bloodTest,
    ]),
  ).toEqual(['Yesterday', 'Khali pet blood test', 'A week ago'])
})

test('TASK-5 an appointment for another member is not asked about here', () => {
  const shared = {
    audience: 'member' as const,
    asked_by: 'asha',
    for_id: 'ravi',
    escalate_to_id: null,
    escalate_minutes: null,
    sent_at: null,
    seen_at: null,
    done_at: null,
    done_by: null,
  }
  expect(titles([{ ...bloodTest, shared }])).toEqual([])
  expect(titles([{ ...bloodTest, shared: { ...shared, for_id: 'asha' } }])).toEqual(['Khali pet blood test'])
})
