import { readFileSync } from 'node:fs'
import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { FileFault, type ReadFile } from './item.ts'
import { readFile } from './read-file.ts'

const reading = {
  timeZone: 'Asia/Kolkata',
  now: new Date('2026-11-20T04:30:00Z'),
  itemsMax: 20_000,
  bytesMax: 8_000_000,
}
const sample = (name: string) => readFile(readFileSync(new URL(`../test/samples/${name}`, import.meta.url)), reading)
const read = (text: string) => readFile(new TextEncoder().encode(text), reading)
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => calendar('BEGIN:VEVENT', 'UID:one', 'SUMMARY:One', ...lines, 'END:VEVENT')
const shown = ({ items }: ReadFile) =>
  items.map(({ title, date, time, time_zone, recurrence }) => [title, date, time, time_zone, recurrence].join(' '))

test('INOUT-1 a Google export comes in: series, a moved day, a day taken out, whole days, HTML as text', () => {
  const found = sample('google.ics')
  expect(shown(found)).toEqual([
    'Stand-up (moved) 2026-12-03 11:00:00 Asia/Kolkata none',
    'Stand-up 2026-11-23 09:30:00 Asia/Kolkata FREQ=WEEKLY;BYDAY=MO,WE',
    'Meera’s birthday 2026-12-25  Asia/Kolkata FREQ=YEARLY',
    'Dentist 2026-11-24 10:00:00 Asia/Kolkata none',
    'Not any more 2026-11-26 10:00:00 Asia/Kolkata none',
  ])
  expect(found.items[1]).toMatchObject({
    key: 'standup0001@google.com',
    description: 'Meeting room 2, Andheri\nDaily sync\nwith the team & Ravi',
    ends_on: '2026-12-28',
    skipped_dates: ['2026-11-30', '2026-12-02'],
    duration_minutes: 30,
    lead_minutes: [30, 10],
  })
  expect(found.items[4]).toMatchObject({ cancelled: true })
  expect(found.notes).toEqual([])
})

test('INOUT-1 an Apple export comes in: other zones, zones of its own, tasks with and without a day', () => {
  const found = sample('apple.ics')
  expect(shown(found)).toEqual([
    // Keeps its own zone, since its weekdays and daylight-saving rules belong to that zone.
    'Call with Boston 2026-11-24 20:00:00 America/New_York FREQ=WEEKLY;COUNT=6;INTERVAL=2',
    'Review, part 1 2026-11-25 11:30:00 Asia/Kolkata none',
    'Renew passport 2026-11-27  Asia/Kolkata none',
  ])
  expect(found.items[0]).toMatchObject({ lead_minutes: [], duration_minutes: 30 })
  expect(found.items[1]).toMatchObject({ lead_minutes: null, duration_minutes: 45 })
  expect(found.items[2]).toMatchObject({ priority: 1 })
  expect(found.undated.map(({ title, date }) => [title, date])).toEqual([['Read a book', '2026-11-20']])
})

test('INOUT-1 tasks of Todoist, TickTick and a plain table come in with their days, repeats and priorities', () => {
  const todoist = sample('todoist.csv')
  expect([todoist.from, ...shown(todoist)]).toEqual([
    'todoist',
    'Pay the rent 2026-12-05  Asia/Kolkata FREQ=MONTHLY;BYMONTHDAY=5',
    'Call the plumber 2026-11-25 18:30:00 Asia/Kolkata none',
    'Call the plumber 2026-11-27  Asia/Kolkata none',
  ])
  expect(todoist.items[0]).toMatchObject({ priority: 1, tags: ['home'], description: 'to Mr Shah' })
  expect(todoist.items[1]).toMatchObject({ priority: 0, duration_minutes: 30 })
  expect(todoist.undated).toMatchObject([{ title: 'Buy "masala", fresh', priority: 3 }])
  expect(new Set(todoist.items.map(({ key }) => key)).size).toBe(3)

  const ticktick = sample('ticktick.csv')
  expect([ticktick.from, ...shown(ticktick)]).toEqual([
    'ticktick',
    'Water the plants 2026-11-24 08:00:00 Asia/Kolkata FREQ=DAILY;INTERVAL=2',
    'Pay school fees 2026-11-30  Asia/Kolkata none',
  ])
  expect(ticktick.items[0]).toMatchObject({ priority: 1, tags: ['garden', 'home'], completed: false })
  expect(ticktick.items[1]).toMatchObject({ completed: true })

  const table = sample('table.csv')
  expect([table.from, ...shown(table)]).toEqual([
    'tasks',
    'Gym 2026-11-25 18:30:00 Asia/Kolkata none',
    'Dentist 2026-11-21 17:00:00 Asia/Kolkata none',
  ])
  expect(table.items[0]).toMatchObject({ priority: 1, description: 'with Ravi', tags: ['health'] })
  expect(table.undated.map(({ title }) => title)).toEqual(['Sometime'])
})

/**
 * The rules of RFC 5545, 3.8.5.3, that repeat by days; each begins on 2 September 1997 unless another start is given.
 */
const rfcRules: [rule: string, start?: string][] = [
  ['FREQ=DAILY;COUNT=10'],
  ['FREQ=DAILY;UNTIL=19971224T000000Z'],
  ['FREQ=DAILY;INTERVAL=2'],
  ['FREQ=DAILY;INTERVAL=10;COUNT=5'],
  ['FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA', '19980101'],
  ['FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1', '19980101'],
  ['FREQ=WEEKLY;COUNT=10'],
  ['FREQ=WEEKLY;UNTIL=19971224T000000Z'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU'],
  ['FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH'],
  ['FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH'],
  ['FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR', '19970901'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH'],
  ['FREQ=MONTHLY;COUNT=10;BYDAY=1FR', '19970905'],
  ['FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR', '19970905'],
  ['FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU', '19970907'],
  ['FREQ=MONTHLY;COUNT=6;BYDAY=-2MO', '19970922'],
  ['FREQ=MONTHLY;BYMONTHDAY=-3', '19970928'],
  ['FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15'],
  ['FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1', '19970930'],
  ['FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15', '19970910'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=TU'],
  ['FREQ=YEARLY;COUNT=10;BYMONTH=6,7', '19970610'],
  ['FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3', '19970310'],
  ['FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200', '19970101'],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=TH', '19970313'],
  ['FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8', '19970605'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '19980213'],
  ['FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13', '19970913'],
  ['FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8', '19961105'],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '19970904'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '19970929'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '19970805'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '19970805'],
  ['FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5', '20070115'],
]

test.each(rfcRules)(
  'INOUT-1 the rule of RFC 5545 falls on the days that ical.js counts: %s',
  (rule, start = '19970902') => {
    const text = event(`DTSTART;TZID=America/New_York:${start}T090000`, `RRULE:${rule}`)
    const { items, notes } = read(text)
    expect(notes).toEqual([])
    const [item] = items
    const to = `${Number(item!.date.slice(0, 4)) + 4}-01-01`
    const ours = occurrencesBetween({ ...item!, festival: null }, { from: item!.date, to })

    const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!
    const days: string[] = []
    const iterator = new ICAL.Event(component).iterator()
    for (let next = iterator.next(); next; next = iterator.next()) {
      const day = next.toString().slice(0, 10)
      if (day > to) break
      days.push(day)
    }
    // ical.js leaves an UNTIL in UTC as it is, while our rules end with a day in their own zone.
    expect(ours).toEqual(days)
    expect(ours.length).toBeGreaterThan(0)
  },
)

// ical.js supports neither rule: the days are those listed in the RFC.
test.each([
  ['FREQ=YEARLY;BYDAY=20MO', '19970519', ['1997-05-19', '1998-05-18', '1999-05-17']],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '19970512', ['1997-05-12', '1998-05-11', '1999-05-17']],
])('INOUT-1 the rule of RFC 5545 falls on the days that it lists: %s', (rule, start, days) => {
  const [item] = read(event(`DTSTART;TZID=America/New_York:${start}T090000`, `RRULE:${rule}`)).items
  expect(occurrencesBetween({ ...item!, festival: null }, { from: item!.date, to: '1999-12-31' })).toEqual(days)
})

test('INOUT-1 an event repeating within a day is imported once and listed', () => {
  expect(read(event('DTSTART:20261124T043000Z', 'RRULE:FREQ=HOURLY'))).toMatchObject({
    items: [{ recurrence: 'none', date: '2026-11-24' }],
    notes: [{ title: 'One', is: 'repeat' }],
  })
  expect(read(event('DTSTART:20261124T043000Z', 'RRULE:FREQ=SECONDLY;INTERVAL=1')).notes).toHaveLength(1)
  const own = event('DTSTART;TZID=Asia/Kolkata:20261124T103000', 'RRULE:FREQ=DAILY;BYHOUR=10;BYMINUTE=30')
  expect(read(own)).toMatchObject({ items: [{ recurrence: 'FREQ=DAILY' }], notes: [] })
})

test('INOUT-1 extra dates of an event become reminders of their own, and a cancellation cancels', () => {
  const { items } = read(event('DTSTART:20261124T043000Z', 'RDATE:20261201T043000Z,20261208T043000Z'))
  expect(items.map(({ date, key }) => [date, key])).toEqual([
    ['2026-11-24', 'one'],
    ['2026-12-01', 'one|2026-12-01'],
    ['2026-12-08', 'one|2026-12-08'],
  ])
  const off = calendar('METHOD:CANCEL', 'BEGIN:VEVENT', 'UID:one', 'DTSTART:20261124T043000Z', 'END:VEVENT')
  expect(read(off).items).toMatchObject([{ cancelled: true, title: '(No title)' }])
})

const faultOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof FileFault) return error.fault
    throw error
  }
  return 'none'
}

test('INOUT-1 hostile files are refused with a reason, quickly', () => {
  const began = performance.now()
  expect(faultOf(() => readFile(new Uint8Array([0x50, 0x4b, 3, 4]), reading))).toBe('zip')
  expect(faultOf(() => readFile(new Uint8Array(8_000_001), reading))).toBe('too-large')
  const many = 'BEGIN:VEVENT\r\nDTSTART:20261124T043000Z\r\nEND:VEVENT\r\n'.repeat(100_000)
  expect(faultOf(() => read(`BEGIN:VCALENDAR\r\n${many}END:VCALENDAR`))).toBe('too-many')
  const days = Array.from(
    { length: 30_000 },
    (_, n) => `${20_300_101 + (n % 28)}T${String(n % 24).padStart(2, '0')}0000Z`,
  )
  expect(faultOf(() => read(event('DTSTART:20261124T043000Z', `RDATE:${days.join(',')}`)))).toBe('too-many')
  expect(faultOf(() => read('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'))).not.toBe('none')
  expect(faultOf(() => read('BEGIN:VCALENDAR\r\nthis is no line\r\nEND:VCALENDAR'))).toBe('broken')
  expect(faultOf(() => read('\0\0\0\0'))).toBe('unknown')
  expect(faultOf(() => read('hello,world\n1,2'))).toBe('unknown')
  expect(faultOf(() => read(calendar()))).toBe('empty')
  expect(performance.now() - began).toBeLessThan(5000)
})

test('INOUT-1 a calendar of 5,000 events is read in a second or two', () => {
  const events = Array.from({ length: 5000 }, (_, n) =>
    ['BEGIN:VEVENT', `UID:${n}`, 'DTSTART;TZID=Asia/Kolkata:20270101T100000', `SUMMARY:Event ${n}`, 'END:VEVENT'].join(
      '\r\n',
    ),
  )
  const began = performance.now()
  expect(read(calendar(...events)).items).toHaveLength(5000)
  expect(performance.now() - began).toBeLessThan(5000)
})

test('READ-3 INOUT-1 an event of three whole days is on all three of them', () => {
  const { items, notes } = read(event('DTSTART;VALUE=DATE:20261212', 'DTEND;VALUE=DATE:20261215'))
  const [trip] = items
  expect(trip).toMatchObject({ date: '2026-12-12', time: null, recurrence: 'FREQ=DAILY', ends_on: '2026-12-14' })
  expect(notes).toEqual([])
  const [oneDay] = read(event('DTSTART;VALUE=DATE:20261212', 'DTEND;VALUE=DATE:20261213')).items
  expect(oneDay).toMatchObject({ date: '2026-12-12', recurrence: 'none', ends_on: null })
})

test('INOUT-1 a Todoist task that repeats after it is done repeats from its due day, and says so; what isn’t understood is listed', () => {
  const { items, undated, notes } = read(
    [
      'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,DATE,TIMEZONE',
      'task,Back up laptop,,4,1,every! 10 days,Asia/Kolkata',
      'task,Odd one,,4,1,every blue moon,Asia/Kolkata',
    ].join('\n'),
  )
  expect(items.map(({ title, recurrence }) => [title, recurrence])).toEqual([
    ['Back up laptop', 'FREQ=DAILY;INTERVAL=10'],
    // Imported once, with its words in the description.
    ['Odd one', 'none'],
  ])
  expect(items[1]).toMatchObject({ date: '2026-11-20', description: 'Date: every blue moon' })
  expect(undated).toEqual([])
  expect(notes).toEqual([
    { title: 'Back up laptop', is: 'after-done' },
    { title: 'Odd one', is: 'repeat' },
  ])
})

const todoistTask = (date: string, deadline = '') =>
  read(
    `TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,DATE,TIMEZONE,DEADLINE\ntask,Task,,4,1,"${date}",Asia/Kolkata,${deadline}`,
  )

test.each([
  ['every last day', '2026-11-30', null, 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['ev last day at 9am', '2026-11-30', '09:00:00', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  ['every last working day', '2026-11-30', null, 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
  ['every 15th workday at 6pm', '2026-11-20', '18:00:00', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=15'],
  ['every 27', '2026-11-27', null, 'FREQ=MONTHLY;BYMONTHDAY=27'],
  ['every 1, 15', '2026-12-01', null, 'FREQ=MONTHLY;BYMONTHDAY=1,15'],
  ['every night', '2026-11-20', '22:00:00', 'FREQ=DAILY'],
  ['every weekend', '2026-11-21', null, 'FREQ=WEEKLY;BYDAY=SA'],
  ['every day ending 24 dec', '2026-11-21', null, 'FREQ=DAILY;UNTIL=20261224'],
  ['after 10 days', '2026-11-21', null, 'FREQ=DAILY;INTERVAL=10'],
  ['5 days', '2026-11-25', null, 'none'],
  ['2026-12-04T09:00:00.000000Z', '2026-12-04', '14:30:00', 'none'],
])('INOUT-1 Todoist’s %s is understood as Todoist means it', (said, date, time, recurrence) => {
  const { items, notes } = todoistTask(said)
  expect(items).toMatchObject([{ date, time, recurrence }])
  expect(notes.filter(({ is }) => is !== 'after-done')).toEqual([])
})

test.each([
  ['3 Nov', '2026-11-03'],
  ['Nov 3 at 9am', '2026-11-03'],
  ['19 nov', '2026-11-19'],
  ['2026-10-01', '2026-10-01'],
])('INOUT-1 an open Todoist task of %s, which has passed, is due today and says so', (said, date) => {
  const { items, notes } = todoistTask(said)
  expect(items).toMatchObject([{ date: '2026-11-20', time: null, description: `Date: ${date}` }])
  expect(notes).toEqual([{ title: 'Task', is: 'overdue', said: date }])
})

test('INOUT-1 a day of a table without a year is the nearest one; tasks that are done keep their day', () => {
  const table = read('Title,Due date,Status\nFile taxes,15 Jan,\nPay fees,3 Nov,done\nCall Ravi,3 Nov,\n')
  expect(table.items.map(({ title, date, completed }) => [title, date, completed])).toEqual([
    ['File taxes', '2027-01-15', false],
    ['Pay fees', '2026-11-03', true],
    ['Call Ravi', '2026-11-20', false],
  ])
  expect(table.notes).toEqual([{ title: 'Call Ravi', is: 'overdue', said: '2026-11-03' }])
})

test('INOUT-1 a Todoist date that is understood in part repeats nothing and keeps its words', () => {
  const { items, notes } = todoistTask('every 14 jan, 14 apr, 15 jun')
  expect(items).toMatchObject([
    { date: '2027-01-14', recurrence: 'none', description: 'Date: every 14 jan, 14 apr, 15 jun' },
  ])
  expect(notes).toEqual([{ title: 'Task', is: 'repeat' }])
})

test('INOUT-1 a Todoist deadline is the day of a task without another, and else stands in its description', () => {
  expect(todoistTask('', '2026-12-20').items).toMatchObject([{ date: '2026-12-20', description: '' }])
  const both = todoistTask('2026-12-02', '2026-12-04')
  expect(both.items).toMatchObject([{ date: '2026-12-02', description: 'Deadline: 2026-12-04' }])
  expect(both.notes).toEqual([{ title: 'Task', is: 'deadline' }])
  const unread = todoistTask('when it rains')
  expect(unread.items).toEqual([])
  expect(unread.undated).toMatchObject([{ title: 'Task', description: 'Date: when it rains' }])
  expect(unread.notes).toEqual([{ title: 'Task', is: 'no-day', said: 'when it rains' }])
})

test('INOUT-1 TASK-3 Todoist’s sub-tasks are steps of their task’s checklist, save those with a day of their own', () => {
  const { items, undated } = read(
    [
      'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,DATE,TIMEZONE',
      'task,Pack for Goa,,4,1,2026-12-20,Asia/Kolkata',
      'task,Swimwear,,4,2,,',
      'task,Chargers @home,,4,3,,',
      'task,Book the cab,,4,2,2026-12-18,Asia/Kolkata',
      'task,Paint the gate,,4,1,,',
      'task,Buy a brush,,4,2,,',
    ].join('\n'),
  )
  const shown = (list: typeof items) => list.map(({ title, checklist }) => [title, checklist.map(({ text }) => text)])
  expect(shown(items)).toEqual([
    ['Pack for Goa', ['Swimwear', 'Chargers']],
    ['Book the cab', []],
  ])
  expect(shown(undated)).toEqual([['Paint the gate', ['Buy a brush']]])
})

test('INOUT-1 a zone by its Windows name or at the end of a path is known without its definition', () => {
  const at = (zone: string, ...rest: string[]) => read(event(`DTSTART;TZID=${zone}:20261209T140000`, ...rest))
  for (const zone of ['Singapore Standard Time', '"Singapore Standard Time"', '/example.org/20070129_1/Asia/Singapore'])
    expect([at(zone).items[0]?.time, at(zone).notes]).toEqual(['11:30:00', []])
  expect(at('Pacific Standard Time').items).toMatchObject([{ date: '2026-12-10', time: '03:30:00' }])
  expect(at('India Standard Time').items).toMatchObject([{ time: '14:00:00', time_zone: 'Asia/Kolkata' }])
  // Daylight saving is that of the zone.
  expect(at('Eastern Standard Time', 'RRULE:FREQ=WEEKLY').items).toMatchObject([
    { time: '14:00:00', time_zone: 'America/New_York' },
  ])
})

test('INOUT-1 a zone that nobody knows is named, and its times are the person’s', () => {
  const { items, notes } = read(event('DTSTART;TZID=Mars Standard Time:20261209T140000'))
  expect(items).toMatchObject([{ time: '14:00:00', time_zone: 'Asia/Kolkata' }])
  expect(notes).toEqual([{ title: 'One', is: 'zone', said: 'Mars Standard Time' }])
  expect(read(event('DTSTART:20261209T140000')).notes).toEqual([])
})

test.each(['30/2/2026', '31.4.2027', '2026-02-30'])(
  '“%s” in a table is no day, and is not moved to the next month',
  (said) => {
    const { items, undated } = read(`title,due date\nPay rent,${said}\n`)
    expect(items).toEqual([])
    expect(undated).toMatchObject([{ title: 'Pay rent', description: `Date: ${said}` }])
  },
)
