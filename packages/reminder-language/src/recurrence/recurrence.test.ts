import { readDay, weekdayOf, writeDay } from '@planner/days/day-number'
import * as fc from 'fast-check'
import { expect, describe as group, test } from 'vitest'
import { isRecurrence, nextOccurrence, occurrencesBetween, recurrenceInWords } from './index.ts'

const between = (date: string, recurrence: string, from: string, to: string, festival: string | null = null) =>
  occurrencesBetween({ date, recurrence, festival }, { from, to })

test.each([['daily'], ['FREQ=DAILY'], ['FREQ=DAILY;COUNT=3']])(
  '%s leaves out what is skipped, and counts it all the same',
  (recurrence) => {
    const rule = { date: '2026-11-20', recurrence, skipped_dates: ['2026-11-21'] }
    expect(occurrencesBetween(rule, { from: '2026-11-01', to: '2026-11-22' })).toEqual(['2026-11-20', '2026-11-22'])
    expect(nextOccurrence(rule, { after: '2026-11-20' })).toBe('2026-11-22')
    expect(nextOccurrence({ ...rule, recurrence: 'FREQ=DAILY;COUNT=2' }, { after: '2026-11-20' })).toBeNull()
    expect(
      occurrencesBetween({ ...rule, recurrence: 'none', date: '2026-11-21' }, { from: '2026-11-21', to: '2026-11-22' }),
    ).toEqual(['2026-11-21'])
  },
)

group('a named recurrence is plain arithmetic', () => {
  test.each([
    ['none', '2026-11-20', ['2026-11-20']],
    ['daily', '2026-11-27', ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30']],
    ['weekdays', '2026-11-26', ['2026-11-26', '2026-11-27', '2026-11-30']],
    ['weekly', '2026-11-02', ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']],
    ['monthly', '2026-08-31', ['2026-11-30']],
    ['yearly', '2024-11-29', ['2026-11-29']],
  ])('%s from %s', (recurrence, date, days) => {
    expect(between(date, recurrence, '2026-11-01', '2026-11-30')).toEqual(days)
  })

  test('monthly on the 31st falls on the last day where there is none', () => {
    expect(between('2026-01-31', 'monthly', '2026-01-01', '2026-06-30')).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ])
  })

  test('yearly on 29 February falls on the 28th in other years', () => {
    expect(between('2024-02-29', 'yearly', '2024-01-01', '2028-12-31')).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })
})

group('an RRULE follows RFC 5545', () => {
  test.each([
    // The RFC's own examples (3.8.5.3), reduced to days.
    ['FREQ=DAILY;COUNT=10', '1997-09-02', '1997-09-10', '1997-12-31', ['1997-09-10', '1997-09-11']],
    [
      'FREQ=DAILY;INTERVAL=10;COUNT=5',
      '1997-09-02',
      '1997-01-01',
      '1997-12-31',
      ['1997-09-02', '1997-09-12', '1997-09-22', '1997-10-02', '1997-10-12'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=MO;BYDAY=TU,SU',
      '1997-08-05',
      '1997-01-01',
      '1997-12-31',
      ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=SU;BYDAY=TU,SU',
      '1997-08-05',
      '1997-01-01',
      '1997-12-31',
      ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'],
    ],
    [
      'FREQ=MONTHLY;COUNT=4;BYDAY=1FR',
      '1997-09-05',
      '1997-01-01',
      '1998-12-31',
      ['1997-09-05', '1997-10-03', '1997-11-07', '1997-12-05'],
    ],
    [
      'FREQ=MONTHLY;COUNT=3;BYDAY=-2MO',
      '1997-09-22',
      '1997-01-01',
      '1998-12-31',
      ['1997-09-22', '1997-10-20', '1997-11-17'],
    ],
    [
      'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
      '1997-09-04',
      '1997-01-01',
      '1998-12-31',
      ['1997-09-04', '1997-10-07', '1997-11-06'],
    ],
    [
      'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
      '2007-01-15',
      '2007-01-01',
      '2007-12-31',
      ['2007-01-15', '2007-01-30', '2007-02-15', '2007-03-15', '2007-03-30'],
    ],
    [
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
      '1996-11-05',
      '1996-01-01',
      '2004-12-31',
      ['1996-11-05', '2000-11-07', '2004-11-02'],
    ],
    [
      'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
      '1997-05-12',
      '1997-01-01',
      '1999-12-31',
      ['1997-05-12', '1998-05-11', '1999-05-17'],
    ],
    // Months and years without the day are skipped.
    [
      'FREQ=MONTHLY;BYMONTHDAY=31',
      '2026-01-31',
      '2026-01-01',
      '2026-06-30',
      ['2026-01-31', '2026-03-31', '2026-05-31'],
    ],
    ['FREQ=YEARLY', '2024-02-29', '2024-01-01', '2032-12-31', ['2024-02-29', '2028-02-29', '2032-02-29']],
    [
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      '2028-01-31',
      '2028-01-01',
      '2028-03-31',
      ['2028-01-31', '2028-02-29', '2028-03-31'],
    ],
    [
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      '2026-01-01',
      '2026-01-01',
      '2026-03-31',
      ['2026-01-30', '2026-02-27', '2026-03-31'],
    ],
    ['FREQ=WEEKLY;UNTIL=20260112;BYDAY=MO', '2026-01-01', '2026-01-01', '2026-12-31', ['2026-01-05', '2026-01-12']],
    [
      'RRULE:FREQ=WEEKLY;UNTIL=20260112T235959Z;BYDAY=MO',
      '2026-01-01',
      '2026-01-01',
      '2026-12-31',
      ['2026-01-05', '2026-01-12'],
    ],
  ])('%s from %s', (recurrence, date, from, to, days) => {
    expect(between(date, recurrence, from, to)).toEqual(days)
  })

  test('a rule’s first occurrence may be later than its start', () => {
    expect(nextOccurrence({ date: '2026-12-01', recurrence: 'FREQ=WEEKLY;BYDAY=MO' }, { after: '2026-11-20' })).toBe(
      '2026-12-07',
    )
  })

  test('a start long ago neither changes the dates nor takes longer', () => {
    const near = between('1990-01-01', 'FREQ=DAILY;INTERVAL=3', '2026-11-01', '2026-11-10')
    for (const day of near) expect((readDay(day)! - readDay('1990-01-01')!) % 3).toBe(0)
    expect(near.length).toBeGreaterThan(2)
    expect(
      between('1990-01-01', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR', '2026-11-01', '2026-11-30').every(
        (day) => weekdayOf(readDay(day)!) === 5,
      ),
    ).toBe(true)
  })

  test('any part of a range gives the same days as the whole', () => {
    const rules = fc.constantFrom(
      'daily',
      'weekdays',
      'weekly',
      'monthly',
      'yearly',
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
      'FREQ=MONTHLY;BYDAY=-1FR',
      'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=31',
      'FREQ=DAILY;COUNT=40',
    )
    const day = fc.integer({ min: readDay('2024-01-01')!, max: readDay('2029-12-31')! })
    fc.assert(
      fc.property(rules, day, day, fc.integer({ min: 0, max: 200 }), (recurrence, start, from, length) => {
        const date = writeDay(start)
        const part = between(date, recurrence, writeDay(from), writeDay(from + length))
        const whole = between(date, recurrence, '2024-01-01', '2031-01-01')
        expect(part).toEqual(whole.filter((found) => found >= writeDay(from) && found <= writeDay(from + length)))
        const next = nextOccurrence({ date, recurrence }, { after: writeDay(from) })
        expect(next).toBe(whole.find((found) => found > writeDay(from)) ?? next)
      }),
      { numRuns: 150 },
    )
  }, 30_000)
})

group('a moveable feast follows the table', () => {
  test('repeats on the feast’s own day', () => {
    expect(between('2026-11-08', 'FREQ=YEARLY', '2026-01-01', '2029-12-31', 'Diwali')).toEqual([
      '2026-11-08',
      '2027-10-29',
      '2028-10-17',
      '2029-11-05',
    ])
  })

  test('repeats relative to a feast', () => {
    expect(between('2026-11-01', 'yearly', '2026-01-01', '2028-12-31', 'Diwali')).toEqual([
      '2026-11-01',
      '2027-10-22',
      '2028-10-10',
    ])
  })

  test.each(['monthly', 'FREQ=MONTHLY'])('a lunar day comes with every moon: %s', (recurrence) => {
    expect(between('2026-12-20', recurrence, '2026-12-01', '2027-02-28', 'Ekadashi')).toEqual([
      '2026-12-20',
      '2027-01-03',
      '2027-01-19',
      '2027-02-02',
      '2027-02-17',
    ])
    expect(between('2026-11-08', recurrence, '2026-11-01', '2027-12-31', 'Diwali')).toEqual(['2026-11-08'])
  })

  test('festival dates beyond the table are computed', () => {
    expect(
      nextOccurrence({ date: '2026-11-08', recurrence: 'FREQ=YEARLY', festival: 'Diwali' }, { after: '2031-01-01' }),
    ).toBe('2031-11-14')
  })
})

group('what is no recurrence is refused', () => {
  test.each([
    'none',
    'daily',
    'weekdays',
    'weekly',
    'monthly',
    'yearly',
    'FREQ=DAILY',
    'RRULE:FREQ=WEEKLY;BYDAY=MO',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    'FREQ=MONTHLY;BYDAY=5SU',
    'FREQ=DAILY;UNTIL=20261231T182959Z',
  ])('%s is one', (text) => {
    expect(isRecurrence(text)).toBe(true)
  })

  test.each([
    '',
    'hourly',
    'FREQ=HOURLY',
    'FREQ=MINUTELY;INTERVAL=5',
    'FREQ=SECONDLY',
    'FREQ=FORTNIGHTLY',
    'INTERVAL=2',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=99999',
    'FREQ=DAILY;COUNT=99999999',
    'FREQ=DAILY;COUNT=5;UNTIL=20261231',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;UNTIL=20260231',
    'FREQ=DAILY;BYHOUR=5',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYMONTHDAY=5',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYSETPOS=1',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=9',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=DAILY;X=1',
    'freq=daily',
    `FREQ=WEEKLY;BYDAY=${'MO,'.repeat(200)}TU`,
  ])('%s is none', (text) => {
    expect(isRecurrence(text)).toBe(false)
  })

  test('any stored rule lists days without error and within the range', () => {
    const part = fc.constantFrom(
      'FREQ=DAILY',
      'FREQ=MONTHLY',
      'FREQ=YEARLY',
      'FREQ=HOURLY',
      'INTERVAL=7',
      'BYDAY=MO,-1FR',
      'BYMONTHDAY=31',
      'BYMONTH=2',
      'BYSETPOS=-1',
      'COUNT=3',
      'UNTIL=20270101',
      'nonsense',
      'BYDAY=',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const recurrence = parts.join(';')
        for (const day of between('2026-11-20', recurrence, '2026-12-01', '2027-03-01'))
          expect(day >= '2026-12-01' && day <= '2027-03-01').toBe(true)
        expect(typeof recurrenceInWords({ date: '2026-11-20', recurrence })).toBe('string')
      }),
      { numRuns: 300 },
    )
  })

  test('invalid days give no occurrences', () => {
    expect(between('2026-02-30', 'daily', '2026-01-01', '2026-12-31')).toEqual([])
    expect(between('2026-01-01', 'daily', '2026-12-31', '2026-01-01')).toEqual([])
    expect(nextOccurrence({ date: 'soon', recurrence: 'daily' }, { after: '2026-01-01' })).toBeNull()
    expect(nextOccurrence({ date: '2026-01-01', recurrence: 'none' }, { after: '2026-01-01' })).toBeNull()
  })
})

test.each([
  ['none', ''],
  ['daily', 'Every day'],
  ['weekdays', 'Every weekday'],
  ['weekly', 'Every Friday'],
  ['monthly', 'Every month on the 20th'],
  ['yearly', 'Every year on 20 Nov'],
  ['FREQ=WEEKLY;BYDAY=MO', 'Every Monday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', 'Every 2 weeks on Mon and Thu'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday'],
  ['FREQ=WEEKLY;BYDAY=SA,SU', 'Every weekend'],
  ['FREQ=DAILY;INTERVAL=3', 'Every 3 days'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Last day of every month'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'Every month on the 1st and 15th'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'Last Friday of every month'],
  ['FREQ=MONTHLY;BYDAY=2SA,4SA', '2nd and 4th Saturday of every month'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'Last working day of every month'],
  ['FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=5', 'Every year on 5 Dec'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '4th Thursday of every Nov'],
  ['FREQ=DAILY;COUNT=5', 'Every day, 5 times'],
  ['FREQ=WEEKLY;UNTIL=20270105;BYDAY=MO', 'Every Monday until 5 Jan 2027'],
  ['FREQ=HOURLY;INTERVAL=2', 'Every 2 hours'],
])('the rule %s reads "%s"', (recurrence, words) => {
  expect(recurrenceInWords({ date: '2026-11-20', recurrence })).toBe(words)
})

test('a feast is shown by its name', () => {
  expect(recurrenceInWords({ date: '2026-11-08', recurrence: 'FREQ=YEARLY', festival: 'Diwali' })).toBe('Every Diwali')
})

test('READ-8 a lunar day repeats every month, not only once a year', () => {
  const purnima = { date: '2026-11-24', recurrence: 'FREQ=MONTHLY', festival: 'Purnima' }
  expect(occurrencesBetween(purnima, { from: '2026-11-20', to: '2027-03-31' })).toEqual([
    '2026-11-24',
    '2026-12-23',
    '2027-01-22',
    '2027-02-20',
    '2027-03-22',
  ])
})
