import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseReminder } from './index.ts'
import { whenOf, withUsualTime } from './when.ts'
import { writeTime } from './write-time.ts'

const friday = '2026-11-20T08:00:00'

/** Returns the day and time of a text with the two fields, and the source of each. */
function when(text: string, fields: { date?: string; time?: string; picked?: boolean } = {}, at = friday): string {
  const reading = parseReminder(text, { now: new Date(`${at}+05:30`), timeZone: 'Asia/Kolkata' })
  const [day = '', time = ''] = at.split('T')
  const found = whenOf(
    reading,
    { date: fields.date ?? null, time: fields.time ?? null, picked: fields.picked },
    { day, time },
  )

  return `${found.date} ${found.dateFrom}, ${found.time} ${found.timeFrom}`
}

const beside = { date: '2026-12-24', time: '10:15:00' }

test('DASH-4 day and time in the text win over the fields', () => {
  expect(when('pay rent tomorrow at 5 pm', beside)).toBe('2026-11-21 words, 17:00:00 words')
})

test('DASH-4 the fields fill what the text leaves out', () => {
  expect(when('pay rent', beside)).toBe('2026-12-24 field, 10:15:00 field')
  expect(when('pay rent tomorrow', beside)).toBe('2026-11-21 words, 10:15:00 field')
  expect(when('pay rent at 5 pm', beside)).toBe('2026-12-24 field, 17:00:00 words')
})

test('a day inferred only from the time gives way to a chosen one', () => {
  const evening = '2026-11-20T20:00:00'

  expect(when('pay rent at 5 pm', {}, evening)).toBe('2026-11-21 default, 17:00:00 words')
  expect(when('pay rent at 5 pm', { date: '2026-11-22' }, evening)).toBe('2026-11-22 field, 17:00:00 words')
})

test('a time that is past today means the next time it comes, unless today was picked', () => {
  const evening = '2026-11-20T20:35:00'
  const today = { date: '2026-11-20' }

  expect(when('shaam 5 baje gym', today, evening)).toBe('2026-11-21 default, 17:00:00 words')
  expect(when('dedh baje khana', today, evening)).toBe('2026-11-21 default, 13:30:00 words')
  expect(when('gym at 8:35 pm', today, evening)).toBe('2026-11-21 default, 20:35:00 words')
  expect(when('dawai roz subah 8 baje', today, evening)).toBe('2026-11-21 default, 08:00:00 words')
  expect(when('gym at 9 pm', today, evening)).toBe('2026-11-20 field, 21:00:00 words')
  expect(when('shaam 5 baje gym', { ...today, picked: true }, evening)).toBe('2026-11-20 field, 17:00:00 words')
  expect(when('aaj shaam 5 baje gym', today, evening)).toBe('2026-11-21 words, 17:00:00 words')
})

test('a repetition without a day begins on the chosen one, never at an odd hour because its own is past', () => {
  const today = { date: '2026-11-20' }
  const noon = '2026-11-20T12:00:00'

  expect(when('take medicine every day', { ...today, time: '21:00:00' }, noon)).toBe('2026-11-20 field, 21:00:00 field')
  expect(when('take medicine every day', today, noon)).toBe('2026-11-21 default, 09:00:00 default')
  expect(when('take medicine every day', today)).toBe('2026-11-20 field, 09:00:00 default')
})

test.each([
  ['on another day', '2026-12-24', '2026-11-20T20:00:00', '2026-12-24 field, 09:00:00 default'],
  ['today, early', '2026-11-20', '2026-11-20T08:59:59', '2026-11-20 field, 09:00:00 default'],
  ['today, from nine', '2026-11-20', '2026-11-20T09:00:00', '2026-11-20 field, 18:00:00 default'],
  ['today, in the evening', '2026-11-20', '2026-11-20T18:10:20', '2026-11-20 field, 19:11:00 default'],
  ['today, before midnight', '2026-12-31', '2026-12-31T23:10:00', '2027-01-01 field, 00:10:00 default'],
])('DASH-4 without any time it is a default, %s', (_, date, at, expected) => {
  expect(when('pay rent', { date }, at)).toBe(expected)
})

test('DASH-4 a sentence without a day means today', () => {
  expect(when('pay rent', { time: '10:15:00' })).toBe('2026-11-20 default, 10:15:00 field')
})

test('DASH-4 the preview’s reader and the rule for a form agree on the usual time, at any time of day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_399 }), (seconds) => {
      const time = writeTime(seconds)
      const { date, time: read } = parseReminder('buy milk today', {
        now: new Date(`2026-11-20T${time}+05:30`),
        timeZone: 'Asia/Kolkata',
      })
      expect({ date, time: read }).toEqual(withUsualTime('2026-11-20', { day: '2026-11-20', time }))
    }),
  )
})
