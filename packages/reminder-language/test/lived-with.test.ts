import { expect, test } from 'vitest'
import { parseReminder } from '../src/index.ts'
import { type MedicineReading, medicineOf } from '../src/medicine/medicine.ts'
import { whenOf } from '../src/when.ts'
import { linesNow } from './case.ts'

/** Lines of nine kinds that people found misread while they lived with the planner, as of Friday 20 November 2026, 10:00. */
const events = [
  { title: 'Sister wedding', date: '2026-12-12' },
  { title: 'Passport appointment', date: '2026-12-03' },
  { title: 'Math exam', date: '2027-01-18' },
]
const options = { now: linesNow, timeZone: 'Asia/Kolkata', events }

/** Returns a reading as 'title | day time | rule | minutes or last day'; '~' marks a time of our choice. */
function reminder(text: string): string {
  const reading = parseReminder(text, options)
  const { title, recurrence, minutes, lastDay, times, note, priority } = reading
  const own = { date: null, time: times?.[0] ?? null }
  const { date, time, timeFrom } = whenOf(reading, own, { day: '2026-11-20', time: '10:00:00' })
  const when = note?.is === 'unread' ? '?' : `${date} ${timeFrom === 'default' ? '~' : ''}${time.slice(0, 5)}`
  const hours = times?.map((one) => one.slice(0, 5)).join(' ')
  return [title, when, recurrence?.replace('FREQ=', ''), hours ?? minutes ?? lastDay, priority && `p${priority}`]
    .filter(Boolean)
    .join(' | ')
}

const dose = ({ name, food, times, recurrence, startsOn, days }: MedicineReading): string =>
  [
    name,
    food,
    times.map(({ time, amount }) => `${amount === 1 ? '' : `${amount} at `}${time.slice(0, 5)}`).join(' '),
    recurrence.replace('FREQ=', ''),
    recurrence.includes('INTERVAL') && startsOn,
    days && `for ${days}`,
  ]
    .filter(Boolean)
    .join(' | ')

/** Returns a medicine as 'name | times | rule | days' with its further ones after '+' and its doubts after '!'. */
function medicine(text: string): string {
  const read = medicineOf(text, options)
  if (!read?.sure) return '–'
  return `${[read, ...read.next].map(dose).join(' + ')}${read.doubts.map(({ is }) => ` ! ${is}`).join('')}`
}

const quarter = 'MONTHLY;INTERVAL=3'

test.each([
  ['board meeting every quarter 11am', `Board meeting | 2027-01-01 11:00 | ${quarter}`],
  ['second tuesday of every quarter town hall 4pm', `Town hall | 2027-01-12 16:00 | ${quarter};BYDAY=2TU`],
  ['file GST by the end of every quarter', `File GST | 2026-12-31 ~09:00 | ${quarter};BYMONTHDAY=-1`],
  ['har quarter ki 10 tarikh ko advance tax', `Advance tax | 2027-01-10 ~09:00 | ${quarter};BYMONTHDAY=10`],
  ['हर तिमाही के अंत में स्टॉक मिलान', `स्टॉक मिलान | 2026-12-31 ~09:00 | ${quarter};BYMONTHDAY=-1`],
  ['pay society maintenance each quarter', `Pay society maintenance | 2027-01-01 ~09:00 | ${quarter}`],
  ['inventory check at quarter end', 'Inventory check | 2026-12-31 ~09:00'],

  ['thu 2-3 design review', 'Design review | 2026-11-26 14:00 | 60'],
  ['mon 10-1130 planning', 'Planning | 2026-11-23 10:00 | 90'],
  ['parent meeting sat 9-930am', 'Parent meeting | 2026-11-21 09:00 | 30'],
  ['budhvar 4-5 tuition', 'Tuition | 2026-11-25 16:00 | 60'],
  ['kal 11-12 bank', 'Bank | 2026-11-21 11:00 | 60'],
  ['jan 5-8 conference', 'Conference | 2027-01-05 ~09:00 | 2027-01-08'],
  ['शनिवार 5-6 संगीत क्लास', 'संगीत क्लास | 2026-11-21 17:00 | 60'],

  ['except sundays every day 7am milk', 'Milk | 2026-11-21 07:00 | WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
  ['office cab except wednesday on weekdays 8:15am', 'Office cab | 2026-11-23 08:15 | WEEKLY;BYDAY=MO,TU,TH,FR'],
  ['mangalvar chhod ke roz subah 6 baje mandir', 'Mandir | 2026-11-21 06:00 | WEEKLY;BYDAY=MO,WE,TH,FR,SA,SU'],
  ['itwar ko chhodkar har din 5 baje chai', 'Chai | 2026-11-20 17:00 | WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
  ['रविवार छोड़कर रोज सुबह 6 बजे योग', 'योग | 2026-11-21 06:00 | WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
  ['except mondays every weekday 9:45 scrum', 'Scrum | 2026-11-24 09:45 | WEEKLY;BYDAY=TU,WE,TH,FR'],

  ['a week before the wedding collect lehenga', 'Collect lehenga | 2026-12-05 ~09:00'],
  ['2 days before passport appointment print documents', 'Print documents | 2026-12-01 ~09:00'],
  ['exam se ek hafta pehle revision shuru', 'Revision shuru | 2027-01-11 ~09:00'],
  ['परीक्षा से दो दिन पहले एडमिट कार्ड निकालना', 'एडमिट कार्ड निकालना | 2027-01-16 ~09:00'],
  ['wedding ke 5 din baad photographer ko payment', 'Photographer ko payment | 2026-12-17 ~09:00'],
  ['griha pravesh se 4 din pehle pandit ko call', 'Griha pravesh se 4 din pehle pandit ko call | ?'],
  ['day after the match return the kit', 'Day after the match return the kit | ?'],
  ['the day before the wedding mehndi 4pm', 'Mehndi | 2026-12-11 16:00'],

  ['posture check every 30 min till noon', 'Posture check | 2026-11-20 10:30 | 10:30 11:00 11:30 12:00'],
  ['har ghante 2 baje tak paani', 'Paani | 2026-11-20 11:00 | 11:00 12:00 13:00 14:00'],
  ['Exam - 2/12 - 6/12', 'Exam | 2026-12-02 ~09:00 | 2026-12-06'],
  ['Dentist 4:15p tomorrow', 'Dentist | 2026-11-21 16:15'],
  ['Fix login bug!high', 'Fix login bug | 2026-11-20 ~18:00 | p1'],
  ['leave 29 dec to 31', 'Leave | 2026-12-29 ~09:00 | 2026-12-31'],

  ['after office buy veggies', 'After office buy veggies | 2026-11-20 ~18:30'],
  ['at bedtime read story daily', 'Bedtime read story | 2026-11-21 ~22:00 | DAILY'],
  ['sunset photography saturday', 'Sunset photography | 2026-11-21 ~18:00'],
  ['kal nahane ke baad pooja', 'Nahane ke baad pooja | 2026-11-21 ~08:00'],
  ['ऑफिस के बाद जिम', 'ऑफिस के बाद जिम | 2026-11-20 ~18:30'],
  ['khana khane se pehle haath dhona', 'Khana khane se pehle haath dhona | 2026-11-20 ~19:30'],
])('READ-3 “%s” is read as a person means it', (text, wanted) => expect(reminder(text)).toBe(wanted))

test.each([
  ['cefolac 200 every 12 hours for 5 days', 'Cefolac 200 | 08:00 20:00 | daily | for 5'],
  ['take rifagut 400 every 8 hours for 3 days', 'Rifagut 400 | 06:00 14:00 22:00 | daily | for 3'],
  ['give pedicloryl every 6 hours', 'Pedicloryl | 00:00 06:00 12:00 18:00 | daily'],
  ['zifi-o har 12 ghante lena 7 din tak', 'Zifi-o | 08:00 20:00 | daily | for 7'],
  ['xone 500 12 hourly from 9pm', 'Xone 500 | 09:00 21:00 | daily'],
  ['हर 8 घंटे निमुलिड लेना 3 दिन', 'निमुलिड | 06:00 14:00 22:00 | daily | for 3'],
  ['take a photo of the plant every 6 hours', '–'],
  ['check oven 180 every 4 hours', '–'],

  [
    'acitrom 2mg mon to fri and 3mg sat sun at 9pm',
    'Acitrom 2mg | 21:00 | WEEKLY;BYDAY=MO,TU,WE,TH,FR + Acitrom 3mg | 21:00 | WEEKLY;BYDAY=SA,SU',
  ],
  [
    'eltroxin 100 mcg weekdays, 125 mcg weekends 6:30am',
    'Eltroxin 100 mcg | 06:30 | WEEKLY;BYDAY=MO,TU,WE,TH,FR + Eltroxin 125 mcg | 06:30 | WEEKLY;BYDAY=SA,SU',
  ],
  [
    'methotrexate 10mg monday and 7.5mg thursday 9pm',
    'Methotrexate 10mg | 21:00 | WEEKLY;BYDAY=MO + Methotrexate 7.5mg | 21:00 | WEEKLY;BYDAY=TH',
  ],
  [
    'thyronorm 75 mcg somvar se shukravar 100 mcg shanivar ravivar subah 6 baje',
    'Thyronorm 75 mcg | 06:00 | WEEKLY;BYDAY=MO,TU,WE,TH,FR + Thyronorm 100 mcg | 06:00 | WEEKLY;BYDAY=SA,SU',
  ],
  [
    'warf 3 tablets on mon thu and 2 tablets other days 7pm',
    'Warf | 3 at 19:00 | WEEKLY;BYDAY=MO,TH + Warf | 2 at 19:00 | WEEKLY;BYDAY=TU,WE,FR,SA,SU',
  ],
  [
    'लेवोथायरोक्सिन 50mcg सोमवार बुधवार और 75mcg बाकी दिन सुबह 6 बजे',
    'लेवोथायरोक्सिन 50mcg | 06:00 | WEEKLY;BYDAY=MO,WE + लेवोथायरोक्सिन 75mcg | 06:00 | WEEKLY;BYDAY=TU,TH,FR,SA,SU',
  ],
  [
    'prednisolone 5mg and 10mg alternate days after breakfast',
    'Prednisolone 5mg | after | 09:00 | DAILY;INTERVAL=2 | 2026-11-21 + Prednisolone 10mg | after | 09:00 | DAILY;INTERVAL=2 | 2026-11-22',
  ],

  [
    'nasal drops every 2 hours for 2 days',
    'Nasal drops | 08:00 10:00 12:00 14:00 16:00 18:00 20:00 22:00 | daily | for 2 ! waking',
  ],
  ['ors har ghante', 'Ors | 08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00 18:00 19:00 | daily ! waking'],
  ['dolo har 3 ghante', 'Dolo | 07:00 10:00 13:00 16:00 19:00 22:00 | daily ! waking'],
  ['antibiotic every 12 hours', 'Antibiotic | 08:00 20:00 | daily'],
  ['हर 2 घंटे आंख में ड्रॉप', 'आंख में ड्रॉप | 08:00 10:00 12:00 14:00 16:00 18:00 20:00 22:00 | daily ! waking'],
])('TASK-10 “%s” is read as a pharmacist would', (text, wanted) => expect(medicine(text)).toBe(wanted))
