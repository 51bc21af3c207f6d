import { expect, test } from 'vitest'
import { parseReminder } from '../index.ts'
import { medicineOf } from './medicine.ts'

/** Friday 20 November 2026, 10:00 in India. */
const options = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }

/** Returns a reading as text: 'Dolo 650: 1 tablet after at 08:00, 20:00 daily for 5'. */
function described(text: string): string | null {
  const read = medicineOf(text, options)
  if (!read) return null
  const { name, unit, food, times, recurrence, days, endsOn, stock } = read
  const amounts = [...new Set(times.map(({ amount }) => amount))].join('/')
  return [
    `${name}: ${amounts} ${unit}`,
    food,
    `at ${times.map(({ time }) => time.slice(0, 5)).join(', ')}`,
    recurrence,
    days && `for ${days}`,
    endsOn && `till ${endsOn}`,
    stock && `of ${stock}`,
  ]
    .filter(Boolean)
    .join(' ')
}

test.each([
  ['Dolo 650 din mein do baar 5 din khane ke baad', 'Dolo 650: 1 tablet after at 08:00, 20:00 daily for 5'],
  ['Dolo 650 twice a day for 5 days after food', 'Dolo 650: 1 tablet after at 08:00, 20:00 daily for 5'],
  ['Crocin 3 times a day after meals for 3 days', 'Crocin: 1 tablet after at 08:00, 14:00, 20:00 daily for 3'],
  ['दवा दिन में दो बार 5 दिन खाने के बाद', 'दवा: 1 dose after at 08:00, 20:00 daily for 5'],
  ['cough syrup 10 ml thrice a day for a week', 'Cough syrup: 10 ml at 08:00, 14:00, 20:00 daily for 7'],
  [
    'Azithromycin 500 mg once a day before breakfast for 3 days',
    'Azithromycin 500 mg: 1 tablet before at 08:00 daily for 3',
  ],
  ['insulin 10 units before dinner daily', 'Insulin: 10 unit before at 20:00 daily'],
  ['take 2 tablets of Augmentin morning and night for 7 days', 'Augmentin: 2 tablet at 08:00, 21:00 daily for 7'],
  ['paracetamol 1-0-1 for 5 days', 'Paracetamol: 1 tablet at 08:00, 20:00 daily for 5'],
  ['Telma 40 ½-0-1', 'Telma 40: 0.5/1 tablet at 08:00, 20:00 daily'],
  ['Wysolone 10 OD 30 days', 'Wysolone 10: 1 tablet at 09:00 daily for 30'],
  ['eye drops every 6 hours', 'Eye drops: 1 drop at 00:00, 06:00, 12:00, 18:00 daily'],
  ['Shelcal 8 am and 9 pm daily', 'Shelcal: 1 tablet at 08:00, 21:00 daily'],
  ['papa ki bp ki dawai subah 8 baje aur raat 9 baje', 'Papa ki bp ki dawai: 1 dose at 08:00, 21:00 daily'],
  ['metformin 500 subah shaam khane ke baad', 'Metformin 500: 1 tablet after at 08:00, 18:00 daily'],
  ['mummy ko ecosprin din mein do baar khane ke baad', 'Ecosprin: 1 tablet after at 08:00, 20:00 daily'],
  [
    'Thyronorm 50 mcg daily at 6 am khali pet, 30 tablets left',
    'Thyronorm 50 mcg: 1 tablet before at 06:00 daily of 30',
  ],
  [
    'Augmentin twice a day till 5 December after food',
    'Augmentin: 1 tablet after at 08:00, 20:00 daily till 2026-12-05',
  ],
])('TASK-10 READ-3 “%s”', (text, wanted) => {
  expect(described(text)).toBe(wanted)
  expect(medicineOf(text, options)!.sure).toBe(true)
})

test.each([
  ['vitamin d every saturday after breakfast', '2026-11-21', 'FREQ=WEEKLY;BYDAY=SA'],
  // Friday's dose after lunch is still ahead at ten, the one before breakfast is not.
  ['vitamin d every friday after lunch', '2026-11-20', 'FREQ=WEEKLY;BYDAY=FR'],
  ['vitamin d every friday before breakfast', '2026-11-27', 'FREQ=WEEKLY;BYDAY=FR'],
  ['methotrexate tablet every sunday and wednesday after dinner', '2026-11-22', 'FREQ=WEEKLY;BYDAY=WE,SU'],
  ['Shelcal every friday at 8 am and 9 pm', '2026-11-20', 'FREQ=WEEKLY;BYDAY=FR'],
  ['vitamin d 1 tablet every other monday after lunch', '2026-11-23', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
  ['vitamin d 1 tablet every 2 weeks after lunch', '2026-11-20', 'FREQ=WEEKLY;INTERVAL=2'],
  ['vitamin d after lunch every saturday starting 12 dec', '2026-12-12', 'FREQ=WEEKLY;BYDAY=SA'],
  ['vitamin d 1 tablet on the 5th of every month after lunch', '2026-12-05', 'FREQ=MONTHLY;BYMONTHDAY=5'],
  ['Shelcal every 3 days after lunch from 5 dec', '2026-12-05', 'FREQ=DAILY;INTERVAL=3'],
  ['Shelcal daily after lunch from 5 dec', '2026-12-05', 'daily'],
  ['Shelcal daily after lunch', null, 'daily'],
])('TASK-10 READ-3 “%s” starts on its first day', (text, startsOn, recurrence) => {
  expect(medicineOf(text, options)).toMatchObject({ startsOn, recurrence, sure: true })
})

test.each(['before', 'after'].flatMap((when) => ['breakfast', 'lunch', 'dinner'].map((meal) => `${when} ${meal}`)))(
  'TASK-10 a medicine %s is due at the hour that a reminder with these words rings',
  (words) => {
    const text = `take vitamin d daily ${words}`
    expect(medicineOf(text, options)!.times[0]!.time).toBe(parseReminder(text, options).time)
  },
)

test.each([
  'dawai roz raat 9 baje',
  'mummy ko 8 baje dawai',
  'BP tablet roz subah 8 baje',
  'vitamin D every sunday',
  'thyroid tablet tomorrow at 6 am',
])('TASK-10 “%s” is a reminder, and may be a medicine', (text) => {
  expect(medicineOf(text, options)).toMatchObject({ sure: false })
})

test.each([
  'buy tablets for mummy',
  'collect medicine from chemist at 6 pm',
  'dawai lana shaam ko',
  'refill Dolo tomorrow',
  'walk twice a day',
  'water the plants twice a day for 5 days',
  'call mom after dinner',
  'dinner with Asha for 2 days',
  'Goa trip for 5 days',
  'meeting 1-1 at 5 pm',
  'gym subah shaam',
  'every weekday 8:15 drop kids at bus stop',
  'Take BP tablet at 8 am tmrw and sugar tablet at 9 pm tmrw',
])('TASK-10 “%s” is no medicine', (text) => {
  expect(medicineOf(text, options)?.sure ?? false).toBe(false)
})

test.each([
  'once a week',
  'once in a week',
  'once every week',
  'weekly once',
  'weekly',
  'hafte mein ek baar',
  'once a month',
  'monthly once',
  'mahine mein ek baar',
  'once in 15 days',
  '15 din mein ek baar',
  'once a fortnight',
  'twice a week',
  'twice in a week',
  'weekly twice',
  '3 times a week',
  'hafte mein do baar',
  'mahine mein do baar',
  'alternate days',
  'ek din chhod ke',
  'ek din chhod kar',
  'har dusre din',
  'every 3 months',
])('TASK-10 “%s” is how often a medicine is taken, as a reminder reads it, and not the length of a course', (often) => {
  for (const text of [`vitamin d3 sachet ${often}`, `${often} methotrexate tablet after lunch`, `telma 40 ${often}`]) {
    const read = medicineOf(text, options)!
    expect({ text, recurrence: read.recurrence }).toEqual({
      text,
      recurrence: parseReminder(`vitamin tablet ${often}`, options).recurrence,
    })
    expect(read.days).toBeNull()
    expect(read.times).toHaveLength(1)
    expect(read.name).toMatch(/^(?:Vitamin d3 sachet|Methotrexate tablet|Telma 40)$/)
  }
})

test('TASK-10 days that the text leaves open are pointed out, and named days are kept', () => {
  expect(medicineOf('methotrexate tablet twice a week', options)!.doubts).toEqual([{ is: 'days chosen' }])
  expect(medicineOf('calcium tablet twice a week wednesday and saturday', options)).toMatchObject({
    recurrence: 'FREQ=WEEKLY;BYDAY=WE,SA',
    doubts: [],
  })
})

test.each([
  ['for 5 days', 5],
  ['5 din tak', 5],
  ['5 din', 5],
  ['2 hafte', 14],
  ['for a week', 7],
  ['course of 10 days', 10],
  ['x 7 days', 7],
  ['x 3/7', 3],
  ['one week', 7],
  ['ek hafte tak', 7],
  ['for 3 months', 90],
])('TASK-10 “%s” is the length of a course', (length, days) => {
  expect(medicineOf(`dolo 650 twice a day ${length}`, options)).toMatchObject({ name: 'Dolo 650', days })
})

test.each([
  ['dolo 650 tablet twice a day', 'Dolo 650 tablet', 1],
  ['azithromycin 500 tablet once a day for 3 days', 'Azithromycin 500 tablet', 1],
  ['pan 40 tablet 1-0-0', 'Pan 40 tablet', 1],
  ['thyronorm 50 tab daily at 6 am', 'Thyronorm 50 tab', 1],
  ['amlodipine 5 tablet at night for 10 days', 'Amlodipine 5 tablet', 1],
  ['Xyzal 500 capsule after food for 3 days', 'Xyzal 500 capsule', 1],
  ['omega 3 capsule 2 times a day', 'Omega 3 capsule', 1],
  ['wysolone 5 daily for 5 days', 'Wysolone 5', 1],
  ['vitamin d3 60000 iu once a week for 8 weeks', 'Vitamin d3 60000 iu', 1],
  ['arachitol 60k weekly once after lunch', 'Arachitol 60k', 1],
  ['telma 40 half tablet daily after food', 'Telma 40', 0.5],
  ['omnacortil 10 2 tablets daily for 5 days', 'Omnacortil 10', 2],
])('TASK-10 the strength in “%s” belongs to the name', (text, name, amount) => {
  const read = medicineOf(text, options)!
  expect({ name: read.name, amount: read.times[0]!.amount }).toEqual({ name, amount })
})

test.each([
  ['vitamin d3 sachet twice a day', 'sachet'],
  ['b12 injection once a month', 'injection'],
  ['becosules capsule daily after lunch', 'capsule'],
  ['moxiflox eye drops 4 times a day', 'drop'],
  ['asthalin inhaler 2 puffs every 6 hours', 'puff'],
  ['ascoril syrup 10 ml TDS', 'ml'],
  ['budecort respules twice daily', 'dose'],
  ['lantus 14 units daily at night', 'unit'],
])('TASK-10 “%s” is counted in the form it names', (text, unit) => {
  expect(medicineOf(text, options)!.unit).toBe(unit)
})

/** Each step as 'Prednisolone 40mg: 1 at 08:00, 2026-11-21 for 5'. */
const stepsOf = (text: string): string[] => {
  const first = medicineOf(text, options)!
  return [first, ...first.next].map(
    ({ name, times, startsOn, days }) =>
      `${name}: ${times.map(({ time, amount }) => `${amount} at ${time.slice(0, 5)}`).join(', ')}, ${startsOn} for ${days}`,
  )
}

test.each([
  [
    'prednisolone 40mg for 5 days then 20mg for 5 days then 10mg for 5 days 8am',
    [
      'Prednisolone 40mg: 1 at 08:00, 2026-11-21 for 5',
      'Prednisolone 20mg: 1 at 08:00, 2026-11-26 for 5',
      'Prednisolone 10mg: 1 at 08:00, 2026-12-01 for 5',
    ],
  ],
  [
    'prednisolone tablet 4 daily for 5 days, then 2 daily for 5 days, then 1 daily for 5 days',
    [
      'Prednisolone: 4 at 09:00, 2026-11-21 for 5',
      'Prednisolone: 2 at 09:00, 2026-11-26 for 5',
      'Prednisolone: 1 at 09:00, 2026-12-01 for 5',
    ],
  ],
  [
    'wysolone 20 x 7 days, 10 x 7 days, 5 x 7 days',
    [
      'Wysolone 20: 1 at 09:00, 2026-11-21 for 7',
      'Wysolone 10: 1 at 09:00, 2026-11-28 for 7',
      'Wysolone 5: 1 at 09:00, 2026-12-05 for 7',
    ],
  ],
  [
    'medrol 16 mg 1 week phir 8 mg 1 week at 9 pm',
    ['Medrol 16 mg: 1 at 21:00, 2026-11-20 for 7', 'Medrol 8 mg: 1 at 21:00, 2026-11-27 for 7'],
  ],
  [
    'prednisolone 3-2-1 tablets each for 3 days',
    [
      'Prednisolone: 3 at 09:00, 2026-11-21 for 3',
      'Prednisolone: 2 at 09:00, 2026-11-24 for 3',
      'Prednisolone: 1 at 09:00, 2026-11-27 for 3',
    ],
  ],
  [
    'azithromycin 500 mg on day 1 then 250 mg for 4 days',
    ['Azithromycin 500 mg: 1 at 09:00, 2026-11-21 for 1', 'Azithromycin 250 mg: 1 at 09:00, 2026-11-22 for 4'],
  ],
  [
    'omnacortil 40 one week then 30 one week then 20 one week then stop',
    [
      'Omnacortil 40: 1 at 09:00, 2026-11-21 for 7',
      'Omnacortil 30: 1 at 09:00, 2026-11-28 for 7',
      'Omnacortil 20: 1 at 09:00, 2026-12-05 for 7',
    ],
  ],
  [
    'nexito plus half tablet 7 days then full tablet',
    ['Nexito plus: 0.5 at 09:00, 2026-11-21 for 7', 'Nexito plus: 1 at 09:00, 2026-11-28 for null'],
  ],
  [
    'hcq 200 twice a day for 2 weeks then once a day',
    ['Hcq 200: 1 at 08:00, 1 at 20:00, 2026-11-21 for 14', 'Hcq 200: 1 at 09:00, 2026-12-05 for null'],
  ],
  [
    'ivermectin 12 mg once, repeat after 7 days',
    ['Ivermectin 12 mg: 1 at 09:00, 2026-11-21 for 1', 'Ivermectin 12 mg: 1 at 09:00, 2026-11-28 for 1'],
  ],
  [
    'b12 injection weekly once for 4 weeks then once a month',
    ['B12 injection: 1 at 09:00, 2026-11-21 for null', 'B12 injection: 1 at 09:00, 2026-12-19 for null'],
  ],
])('TASK-10 the steps of “%s” follow one another', (text, steps) => {
  expect(stepsOf(text)).toEqual(steps)
})

test('TASK-10 a last step without a length, and what was not understood, are pointed out', () => {
  expect(medicineOf('clopidogrel loading dose 4 tablets then 1 tablet daily', options)).toMatchObject({
    times: [{ amount: 4 }],
    days: 1,
    next: [{ times: [{ amount: 1 }], days: null, startsOn: '2026-11-22' }],
    doubts: [{ is: 'no end' }],
  })
  expect(medicineOf('prednisolone 30 mg daily, reduce by 5 mg every week', options)).toMatchObject({
    name: 'Prednisolone 30 mg',
    sure: true,
    doubts: [{ is: 'unread', words: 'reduce by 5 mg every week' }],
  })
})

test.each([
  ['dexona 4 mg reduce every 3 days', 'reduce every 3 days'],
  ['ovral l at 9 pm 21 days then 7 days gap', '7 days gap'],
  ['duphaston 10 mg twice daily from day 16 to day 25', 'from day 16 to day 25'],
])('TASK-10 of “%s”, “%s” is said not to be understood', (text, words) => {
  expect(medicineOf(text, options)).toMatchObject({ sure: true, doubts: [{ is: 'unread', words }] })
})

test.each(['except sunday', 'sunday off', '6 din, sunday nahi', 'roz except sunday'])(
  'TASK-10 “%s” leaves out that day',
  (except) => {
    expect(medicineOf(`folvite 5 tablet after lunch ${except}`, options)).toMatchObject({
      recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA',
      days: null,
    })
  },
)

test('TASK-10 several medicines of one sentence keep their own days and times', () => {
  expect(stepsOf('dolo 650 twice a day for 3 days and cetirizine 10 once at night for 5 days')).toEqual([
    'Dolo 650: 1 at 08:00, 1 at 20:00, null for 3',
    'Cetirizine 10: 1 at 21:00, null for 5',
  ])
  expect(
    stepsOf('folic acid 5 mg except saturday, methotrexate 15 mg every saturday').map((one) => one.slice(0, 18)),
  ).toEqual(['Folic acid 5 mg: 1', 'Methotrexate 15 mg'])
  const read = medicineOf('levothyroxine 50 mcg monday to friday and 75 mcg saturday sunday', options)!
  expect([read, ...read.next].map(({ name, recurrence }) => `${name} ${recurrence}`)).toEqual([
    'Levothyroxine 50 mcg FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    'Levothyroxine 75 mcg FREQ=WEEKLY;BYDAY=SA,SU',
  ])
})

test('TASK-10 a medicine taken when needed is no schedule', () => {
  for (const text of ['dolo 650 SOS', 'combiflam 1 tab after food only if pain', 'crocin every 4 hours if needed'])
    expect(medicineOf(text, options)).toMatchObject({ sure: false, doubts: [{ is: 'as needed' }] })
})

test.each([
  ['insulin mixtard 20 units before breakfast and 12 units before dinner', 'before', '20 at 08:00, 12 at 20:00'],
  ['insulin 10 units subah 8 units raat', null, '10 at 08:00, 8 at 21:00'],
  ['lantus 10-0-8', null, '10 at 08:00, 8 at 20:00'],
  ['tresiba 6-8-6 units before meals', 'before', '6 at 08:00, 8 at 14:00, 6 at 20:00'],
  ['bp ki goli subah aadhi aur raat ko ek', null, '0.5 at 08:00, 1 at 21:00'],
  ['levipil 500 subah 9 baje aur raat 9 baje', null, '1 at 09:00, 1 at 21:00'],
  ['refresh tears every 8 hours', null, '1 at 06:00, 1 at 14:00, 1 at 22:00'],
  ['antibiotic 8 ghante ke antar par 7 din', null, '1 at 06:00, 1 at 14:00, 1 at 22:00'],
  ['zerodol sp bd after food 5 days', 'after', '1 at 08:00, 1 at 20:00'],
  ['montek lc HS 10 days', null, '1 at 21:00'],
  [
    'novorapid 8 units before breakfast, 10 units before lunch, 8 units before dinner',
    'before',
    '8 at 08:00, 10 at 12:00, 8 at 20:00',
  ],
  ['humalog 6-8-6 units before meals', 'before', '6 at 08:00, 8 at 14:00, 6 at 20:00'],
  ['papa ki sugar ki goli nashte se pehle aur raat ke khane se pehle', 'before', '1 at 08:00, 1 at 20:00'],
  ['Ammachi insulin before breakfast n before dinner everyday', 'before', '1 at 08:00, 1 at 20:00'],
  ['levera 500 1½-0-1½', null, '1.5 at 08:00, 1.5 at 20:00'],
  ['heart ki goli roz subah 1', null, '1 at 08:00'],
  ['ear drops 4 drops left ear twice daily one week', null, '4 at 08:00, 4 at 20:00'],
  ['eye drops har chhe ghante mein', null, '1 at 00:00, 1 at 06:00, 1 at 12:00, 1 at 18:00'],
])('TASK-10 “%s” has its amount at each time', (text, food, doses) => {
  const read = medicineOf(text, options)!
  expect(read.food).toBe(food)
  expect(read.times.map(({ time, amount }) => `${amount} at ${time.slice(0, 5)}`).join(', ')).toBe(doses)
})

test('units are never assumed: without their number the person is asked for it', () => {
  for (const text of ['abba ki insulin khane se pehle din me 3 baar', 'insulin before dinner daily'])
    expect(medicineOf(text, options), text).toMatchObject({ unit: 'unit', doubts: [{ is: 'no amount' }] })
  for (const text of [
    'insulin 10 units before dinner daily',
    'insulin 12 units subah 8 raat daily',
    'dolo 650 tablet twice a day',
  ])
    expect(medicineOf(text, options)?.doubts, text).toEqual([])
})

test.each([
  ['take antibiotic every 8 hours for 7 days starting today 2pm', '06:00 14:00 22:00', 7],
  ['augmentin 625 tablet every 8 hours for 5 days from 2pm', '06:00 14:00 22:00', 5],
  ['paracetamol 650 every 6 hours for 3 days starting at 10:30am', '04:30 10:30 16:30 22:30', 3],
  ['eye drops every 4 hours from 8am to 8pm for 5 days', '08:00 12:00 16:00 20:00', 5],
  ['eye drops every 5 hours between 8am and 8pm', '08:00 13:00 18:00', null],
  ['crocin 650 subah 8 baje se raat 8 baje tak har 4 ghante', '08:00 12:00 16:00 20:00', null],
  ['dolo tablet every 6 hours from 6am', '00:00 06:00 12:00 18:00', null],
  ['antibiotic har 8 ghante 2 baje se', '06:00 14:00 22:00', null],
  ['amoxicillin 500 every 8 hours at 7am, 3pm and 11pm', '07:00 15:00 23:00', null],
  ['dolo tablet every 24 hours from 2pm for 3 days', '14:00', 3],
  ['dolo 650 1-1-1 every 8 hours', '08:00 14:00 20:00', null],
  ['crocin every 8 hours after food for 5 days', '06:00 14:00 22:00', 5],
])('TASK-10 “%s” has every dose of the day, counted from the hour given', (text, times, days) => {
  const read = medicineOf(text, options)!
  expect(read.times.map(({ time }) => time.slice(0, 5)).join(' ')).toBe(times)
  expect(read).toMatchObject({ days, recurrence: 'daily', doubts: [], sure: true })
})

test.each([
  ['dolo tablet every 5 hours from 2pm', '00:00 05:00 14:00 19:00'],
  ['dolo tablet every 5 hours', '06:00 11:00 16:00 21:00'],
  ['dolo tablet every 7 hours from 2:30pm for 3 days', '04:30 14:30 21:30'],
  ['dolo tablet every 36 hours for 5 days', '09:00'],
])('TASK-10 “%s” has no doses closer together, and the person is asked to check them', (text, times) => {
  const read = medicineOf(text, options)!
  expect(read.times.map(({ time }) => time.slice(0, 5)).join(' ')).toBe(times)
  expect(read.doubts).toContainEqual({ is: 'interval' })
})

test('TASK-10 the person is told of doses before the first hour', () => {
  for (const text of [
    'antibiotic every 4 hours for 3 days starting tomorrow 8am',
    'antibiotic every 8 hours for 7 days starting tonight 10pm',
  ])
    expect(medicineOf(text, options), text).toMatchObject({ doubts: [{ is: 'early' }] })
  expect(medicineOf('eye drops every 4 hours tomorrow from 8am to 8pm', options)).toMatchObject({ doubts: [] })
})
