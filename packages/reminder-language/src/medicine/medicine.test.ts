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
])('TASK-10 “%s” is no medicine', (text) => {
  expect(medicineOf(text, options)?.sure ?? false).toBe(false)
})
