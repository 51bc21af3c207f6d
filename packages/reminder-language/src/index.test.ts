import { violations } from '@planner/testing/violations'
import * as fc from 'fast-check'
import { expect, describe as group, test } from 'vitest'
import { linesNow } from '../test/case.ts'
import { english } from '../test/lines/english.ts'
import { hinglish } from '../test/lines/hinglish.ts'
import { recurring } from '../test/lines/recurring.ts'
import { inWords } from '../test/reading-in-words.ts'
import { detailsOf } from './details/details.ts'
import { parseReminder, type Reading } from './index.ts'
import { intentOf } from './intent/intent.ts'
import { isRecurrence } from './recurrence/index.ts'
import { parseReminders } from './several/several.ts'

const here = { now: linesNow, timeZone: 'Asia/Kolkata' }
const read = (text: string, now = linesNow) => parseReminder(text, { now, timeZone: 'Asia/Kolkata' })
const lines = [...hinglish, ...english, ...recurring].map(([text]) => text)

test('a sentence becomes a reminder', () => {
  expect(read('har somvaar subah 7 baje yoga #fitness')).toEqual({
    title: 'Yoga',
    date: '2026-11-23',
    time: '07:00:00',
    timeDefaulted: false,
    recurrence: 'FREQ=WEEKLY;BYDAY=MO',
    unsupported: null,
    note: null,
    festival: null,
    tags: ['fitness', 'health'],
    spans: [
      { start: 0, end: 11, kind: 'recurrence' },
      { start: 12, end: 24, kind: 'time' },
    ],
  } satisfies Reading)
})

test('a line without a time is a title and nothing else', () => {
  expect(read('buy milk')).toEqual({
    title: 'Buy milk',
    date: null,
    time: null,
    timeDefaulted: false,
    recurrence: null,
    unsupported: null,
    note: null,
    festival: null,
    tags: ['shopping'],
    spans: [],
  })
})

test.each([
  ['31 February ko bill bharna', 'no such day', '31 February'],
  ['meeting 30/2/2027 at 3', 'no such day', '30/2/2027'],
  ['call mom on 31/4', 'no such day', '31/4'],
  ['29 feb 2027 party', 'no such day', '29 feb 2027'],
  ['2027-02-30 party', 'no such day', '2027-02-30'],
  ['rent by 31 june', 'no such day', '31 june'],
  ['30 फरवरी को बिल', 'no such day', '30 फरवरी'],
  ['trip 30-31 feb', 'no such day', '30-31 feb'],
  ['every 31 feb party', 'no such day', '31 feb'],
  ['dawai roz 31 june tak', 'no such day', '31 june'],
  ['call on 32 dec', 'no such day', '32 dec'],
  ['32 tarikh ko rent', 'no such day', '32'],
  ['call at 25:00', 'no such time', '25:00'],
  ['call 5:75 pm', 'no such time', '5:75'],
  ['uthna 25 baje', 'no such time', '25'],
  ['call yesterday 5 pm', 'past', 'yesterday'],
  ['call last monday 5 pm', 'past', 'last monday'],
  ['remind me yesterday to call mom', 'past', 'yesterday'],
  ['party 5 Nov 2025', 'past', '5 Nov 2025'],
])('an impossible date is reported and stays in the title: %s', (text, is, words) => {
  const { note, title, spans } = read(text)
  expect([note?.is, text.slice(note?.start, note?.end)]).toEqual([is, words])
  expect(title.toLowerCase()).toContain(words.toLowerCase())
  expect(spans.filter(({ kind }) => kind === 'date')).toEqual([])
})

test.each([
  ['roz subah sham dawai', 'roz subah sham', 'Subah sham dawai'],
  ['syrup morning evening', 'morning evening', 'Syrup morning evening'],
  ['kal subah 7 aur raat 9 baje insulin', 'subah 7 aur raat 9 baje', 'Subah 7 aur raat 9 baje insulin'],
  ['tue thu 4 pm piano', 'tue thu', 'Piano'],
  ['kal aur parso dawai', 'kal aur parso', 'Dawai'],
])('of several times one is kept, with a note: %s', (text, words, wanted) => {
  const { note, title } = read(text)
  expect([note?.is, text.slice(note?.start, note?.end), title]).toEqual(['several', words, wanted])
})

test.each([
  ['every weekday except holidays gym 6am', 'except holidays'],
  ['lunch box roz subah 6:45 chhutti wale din chhod ke', 'chhutti wale din chhod ke'],
  ['roz 7 baje school bus chhutti chhod kar', 'chhutti chhod kar'],
  ['roz gym sunday chhod ke', null],
  ['roz gym ek din chhod ke', null],
  ['every weekday at 7 am except 26 January', null],
  ['every day except sunday 6 am gym', null],
  ['gym daily 6 am except Sunday', null],
  ['walk daily except weekends', null],
  ['standup every other week except sunday', 'except sunday'],
  ['every monday 9 am report except papa', null],
  ['call everyone except papa tomorrow', null],
])('an exception no rule can express is reported: %s', (text, words) => {
  const { note } = read(text)
  expect(note?.is === 'exception' ? text.slice(note.start, note.end) : null).toBe(words)
})

test.each([
  ['every weekday at 7 am yoga except 26 January', 'Yoga', '2027-01-26', '2026-11-23'],
  ['har din 6 baje walk 26 january ko chhod ke', 'Walk', '2027-01-26', '2026-11-20'],
  ['gym every day 6am but not 2 march', 'Gym', '2027-03-02', '2026-11-21'],
  ['har somvaar class, 23 nov ko nahi', 'Class', '2026-11-23', '2026-11-30'],
  ['every day except tomorrow water plants', 'Water plants', '2026-11-21', '2026-11-22'],
  ['gym mon wed fri', 'Gym', undefined, '2026-11-23'],
])('READ-3 a day is left out of what repeats: %s', (text, title, except, date) => {
  expect(read(text)).toMatchObject({ title, date })
  expect(read(text).except).toBe(except)
})

test.each([
  'kal subah 8 baje aur chai lana',
  'weekend pe trip',
  'mon wed fri 6 am gym',
  'raat ko morning walk ke joote nikalna',
  'call at 4 tomorrow morning',
  'shaam 5 se 7 tuition',
])('one time is all there is in: %s', (text) => {
  expect(read(text).note).toBeNull()
})

test.each([
  'buy milk',
  'party on 29 feb',
  'party kal',
  "review yesterday's notes tomorrow",
  "finish yesterday's work",
  'reply to the mail from yesterday',
  'report of 5 March 2020',
  'mantra 24/7',
  'score 45/90',
  'ratio 5/0',
  'house 32/5 visit',
  'har mahine 31 tarikh ko hisaab',
  'dawai every 31st of the month',
  'this week cleaning',
])('a clear line has no note: %s', (text) => {
  expect(read(text).note).toBeNull()
})

test('a repeat within a day has a note that one reminder is kept', () => {
  for (const text of [
    'har do ghante paani peena',
    'drink water every two hours',
    'हर घंटे पानी पीना',
    'stretch every 20 minutes',
  ]) {
    const { unsupported, recurrence, date, time } = read(text)
    expect([text, unsupported, isRecurrence(recurrence!)]).toEqual([text, 'hourly', false])
    expect(`${date}T${time}+05:30` > '2026-11-20T10:00:00+05:30').toBe(true)
  }
  const withinDay = (text: string) => /^FREQ=(HOURLY|MINUTELY)/.test(read(text).recurrence ?? '')
  expect(lines.filter((text) => read(text).unsupported)).toEqual(violations(lines, withinDay))
  expect(read('har do din paani dena').unsupported).toBe(null)
})

test('words the person wants left alone stay in the title and are not read', () => {
  const text = 'book Friday movie tickets tomorrow'
  const friday = { start: 5, end: 11 }
  expect(parseReminder(text, { ...here, leaveAlone: [friday] })).toMatchObject({
    title: 'Book Friday movie tickets',
    date: '2026-11-21',
  })
  expect(parseReminder(text, { ...here, leaveAlone: [friday, { start: 26, end: 34 }] })).toMatchObject({
    title: 'Book Friday movie tickets tomorrow',
    date: null,
  })
})

test('every marked span can be undone, and its words return to the title', () => {
  const marked = lines.flatMap((text) => read(text).spans.map((span) => ({ text, span })))
  const isStillMarked = ({ text, span }: (typeof marked)[number]) =>
    parseReminder(text, { ...here, leaveAlone: [span] }).spans.some(
      ({ start, end }) => start < span.end && end > span.start,
    )
  expect(violations(marked, isStillMarked)).toEqual([])
})

test('a reading written out is read the same again', () => {
  // The current minute has passed when it is read again, and the text form has no seconds.
  const sayable = lines.filter((text) => {
    const { date, time } = read(text)
    return date !== null && `${date} ${time}` !== '2026-11-20 10:00:00' && time!.endsWith(':00')
  })
  const readsOtherwise = (text: string) => {
    const { date, time } = read(text)
    const again = read(inWords(read(text)).once)
    return again.date !== date || again.time !== time
  }
  expect(violations(sayable, readsOtherwise)).toEqual([])

  const repeating = sayable.filter((text) => isRecurrence(read(text).recurrence ?? ''))
  expect(
    violations(repeating, (text) => read(inWords(read(text)).repeats).recurrence !== read(text).recurrence),
  ).toEqual([])
})

group('whatever is typed', () => {
  const words = fc.constantFrom(
    ...lines.flatMap((line) => line.split(' ')),
    ...'🎂 \u200d \u200f \u202e \u0000 ... ,, ।। -- 31 29 99 0 24:00 5/0 1/13 00 feb 31st 二 שלום مرحبا é ﷽'.split(' '),
  )
  const anyLine = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.array(words, { maxLength: 25 }).map((list) => list.join(' ')),
  )
  const anyMoment = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2060-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  const anyZone = fc.constantFrom(
    'Asia/Kolkata',
    'America/New_York',
    'Pacific/Auckland',
    'UTC',
    'Asia/Kathmandu',
    'America/St_Johns',
    'Pacific/Apia',
  )

  test('any input is read without error, gives no past moment and marks only existing text', () => {
    fc.assert(
      fc.property(anyLine, anyMoment, anyZone, (text, now, timeZone) => {
        const reading = parseReminder(text, { now, timeZone })
        const wall = wallClock(now, timeZone)
        if (reading.date !== null) expect(`${reading.date} ${reading.time}` >= wall).toBe(true)
        if (reading.note?.is === 'unread') expect(reading.date === null || reading.time !== null).toBe(true)
        else expect(reading.date === null).toBe(reading.time === null)
        if (reading.date === null) expect(reading.recurrence).toBeNull()
        else expect(reading.date).toMatch(/^\d{4}-\d\d-\d\d$/)
        if (reading.time !== null) expect(reading.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
        let end = 0
        for (const span of reading.spans) {
          expect(span.start).toBeGreaterThanOrEqual(end)
          expect(span.end).toBeGreaterThan(span.start)
          end = span.end
        }
        expect(end).toBeLessThanOrEqual(text.length)
        if (reading.recurrence && !/HOURLY|MINUTELY/.test(reading.recurrence))
          expect(isRecurrence(reading.recurrence)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  }, 60_000)

  test.each([
    ['a flood of letters', 'a'.repeat(10_000)],
    ['a flood of digits', '1'.repeat(10_000)],
    ['a flood of numbers', '1 '.repeat(5000)],
    ['a flood of days', 'kal '.repeat(2500)],
    ['a flood of capital days', 'Kal Raat Din '.repeat(770)],
    ['a flood of repetitions', 'every monday '.repeat(800)],
    ['a flood of reminders', 'remind me to '.repeat(800)],
    ['a flood of Hindi', 'हर सोमवार सुबह 7 बजे '.repeat(500)],
    ['a flood of Hindi digits', '५'.repeat(10_000)],
    ['a flood of marks', '.,;!?-/:'.repeat(1250)],
    ['a flood of spaces', ' '.repeat(10_000)],
    ['a flood of emoji', '🎂'.repeat(5000)],
    ['a flood of joiners', '\u200d\u200f\u202e'.repeat(3300)],
  ])('%s is read at once', (_name, text) => {
    expect(fastest(() => read(text))).toBeLessThan(blowUp)
  })

  test.each([
    ['a list of tasks', 'call mom at 5 and '.repeat(33)],
    ['a flood of questions', 'what do i have '.repeat(600)],
    ['a flood of amounts', '₹5,00,000 to sunita@okhdfc 98765 43210 '.repeat(250)],
  ])('READ-2 READ-5 READ-6 %s is read beyond one reminder at once', (_name, text) => {
    const readAll = () => {
      parseReminders(text, here)
      intentOf(text, here)
      detailsOf(text, read(text))
    }
    expect(fastest(readAll)).toBeLessThan(blowUp)
  })

  test('invisible characters change nothing', () => {
    expect(read('\u200eकल\u200f सुबह\u200b 8 बजे 🎂 केक')).toMatchObject({
      date: '2026-11-21',
      time: '08:00:00',
      title: '🎂 केक',
    })
    expect(read('\u202bkal 8 baje\u202c call')).toMatchObject({ date: '2026-11-21', time: '08:00:00' })
    expect(read('!!! 🎉🎉 ???')).toMatchObject({ date: null, time: null })
    expect(read('')).toMatchObject({ title: '', date: null })
  })

  test('of several dates in a line, the first independent one counts', () => {
    expect(read('kal ya parson ya somvar ko milte hain')).toMatchObject({ date: '2026-11-21' })
    expect(read('5 dec, 6 dec and 7 dec leave')).toMatchObject({ date: '2026-12-05' })
  })
})

const at = (time: string) => new Date(`2026-11-20T${time}+05:30`)

group('the clock moves', () => {
  test('today without a time is the evening, and late in the evening an hour from now', () => {
    expect(read('bill today', at('08:00:00'))).toMatchObject({
      date: '2026-11-20',
      time: '09:00:00',
      timeDefaulted: true,
    })
    expect(read('bill today', at('17:00:00'))).toMatchObject({
      date: '2026-11-20',
      time: '18:00:00',
      timeDefaulted: true,
    })
    expect(read('bill today', at('19:20:00'))).toMatchObject({
      date: '2026-11-20',
      time: '20:20:00',
      timeDefaulted: true,
    })
    expect(read('bill today', at('23:30:00'))).toMatchObject({
      date: '2026-11-21',
      time: '00:30:00',
      timeDefaulted: true,
    })
  })

  test('a bare hour is the next time the clock shows it', () => {
    expect(read('call at 8', at('07:00:00'))).toMatchObject({ date: '2026-11-20', time: '08:00:00' })
    expect(read('call at 8', at('10:00:00'))).toMatchObject({ date: '2026-11-20', time: '20:00:00' })
    expect(read('call at 8', at('21:00:00'))).toMatchObject({ date: '2026-11-21', time: '08:00:00' })
    expect(read('12 baje call', at('13:00:00'))).toMatchObject({ date: '2026-11-21', time: '12:00:00' })
  })

  test.each([
    ['aaj 3 baje plumber ko call', '2026-11-21', '15:00:00', 'over'],
    ['call Neha at 3 today', '2026-11-21', '15:00:00', 'over'],
    ['pay fees today at 2', '2026-11-21', '14:00:00', 'over'],
    ['aaj 12 baje call', '2026-11-21', '12:00:00', 'over'],
    ['call at 5 today', '2026-11-21', '17:00:00', 'over'],
    ['today 9 baje call', '2026-11-20', '21:00:00', undefined],
    ['call Neha at 3', '2026-11-21', '15:00:00', undefined],
    ['4:30 baje chai', '2026-11-21', '16:30:00', undefined],
    ['morning walk at 5', '2026-11-21', '05:00:00', undefined],
    ['call Neha at 3 am', '2026-11-21', '03:00:00', undefined],
    ['aaj raat 3 baje call', '2026-11-21', '03:00:00', undefined],
    ['subah 4 baje call', '2026-11-21', '04:00:00', undefined],
  ])(
    'at 17:03 “%s” is at night only if it says so, and asks about a “today” that has passed',
    (text, date, time, is) => {
      const reading = read(text, at('17:03:00'))
      expect(reading).toMatchObject({ date, time })
      expect(reading.note?.is).toBe(is)
    },
  )

  test('a time already past today is tomorrow', () => {
    expect(read('aaj subah 8 baje dawai')).toMatchObject({ date: '2026-11-21', time: '08:00:00' })
    expect(read('subah 8 baje dawai')).toMatchObject({ date: '2026-11-21', time: '08:00:00' })
    expect(read('subah dawai')).toMatchObject({ date: '2026-11-21', time: '08:00:00' })
  })

  test('after midnight ’tonight’ means the current night', () => {
    expect(read('raat 2 baje cab', at('00:30:00'))).toMatchObject({ date: '2026-11-20', time: '02:00:00' })
    expect(read('aaj raat 2 baje cab', at('22:00:00'))).toMatchObject({ date: '2026-11-21', time: '02:00:00' })
  })

  test('29 February waits for a leap year', () => {
    expect(read('party on 29 feb')).toMatchObject({ date: '2028-02-29' })
  })

  test('’in 5 hours’ is exact across a change of clocks', () => {
    const now = new Date('2026-11-01T05:30:00Z') // 01:30 in New York, half an hour before clocks go back.
    expect(parseReminder('call in 1 hour', { now, timeZone: 'America/New_York' })).toMatchObject({
      date: '2026-11-01',
      time: '01:30:00',
    })
    expect(parseReminder('call in 2 hours', { now, timeZone: 'America/New_York' })).toMatchObject({
      date: '2026-11-01',
      time: '02:30:00',
    })
  })

  test('a date that can’t come again stays in the title', () => {
    expect(read('report of 5 March 2020')).toMatchObject({ date: null, title: 'Report of 5 March 2020' })
  })
})

declare const performance: { now(): number }

/**
 * The most milliseconds that any flood of input may take. Guards against quadratic work, which takes seconds; even a
 * slow machine stays well below. Actual speed is measured in bench/.
 */
const blowUp = 500

/** Returns the milliseconds of the fastest of several rounds, which is least affected by other load. */
function fastest(work: () => void): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const begin = performance.now()
      work()
      return performance.now() - begin
    }),
  )
}

function wallClock(now: Date, timeZone: string): string {
  const part = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`
}

test.each([
  ['yoga class every sunday 6:30 am', ['health']],
  ['class at 5 pm', []],
  ['maths exam on Monday', []],
  ['meeting with teacher tomorrow 4 pm', []],
  ['school project report on Friday', []],
  ['meeting with client tomorrow 4 pm', ['work']],
  ['meeting with teacher tomorrow 4 pm #work', ['work']],
])('TASK-7 a class, an exam or a meeting at school is not work: %s', (text, tags) => {
  expect(parseReminder(text, { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }).tags).toEqual(tags)
})

test('TASK-7 an emoji is a tag, alone or beside letters, and leaves the title', () => {
  const read = (text: string) =>
    parseReminder(text, { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' })
  expect(read('call mom #🎂 tomorrow')).toMatchObject({ title: 'Call mom', tags: ['🎂', 'family'], date: '2026-11-21' })
  expect(read('pack #goa🏖 kal')).toMatchObject({ title: 'Pack', tags: ['goa🏖'] })
  expect(read('see #1 on the list').tags).toEqual([])
})

test('READ-1 a label as in other planners is a tag; a place after @ stays in the title', () => {
  expect(read('buy bulbs @home')).toMatchObject({ title: 'Buy bulbs', tags: ['home', 'shopping'] })
  expect(read('dinner @barbeque nation 8pm')).toMatchObject({ title: 'Dinner @barbeque nation', time: '20:00:00' })
})

test.each(['leave dec 28 - 31', 'leave dec 28-31', 'leave dec 28 -31', 'leave dec 28th - 31st', 'leave 28 - 31 dec'])(
  'READ-2 the last number of “%s” is the last day, not a year',
  (text) => expect(read(text)).toMatchObject({ date: '2026-12-28', lastDay: '2026-12-31' }),
)
