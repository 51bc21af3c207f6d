import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { allLines } from '../../test/lines/all.ts'
import { intentOf, settled } from './intent.ts'

const options = { now: linesNow, timeZone: 'Asia/Kolkata' }
const there = [
  'Aarav ki PTM',
  'Plumber aayega',
  'Tuition',
  'Gym',
  'Dentist appointment',
  'Dance class',
  'LIC premium',
].map((title) => ({
  title,
  completed: false,
}))

test.each([
  ['PTM 11:30 baje kar do', 'change', 'PTM', '2026-11-20', '11:30:00'],
  ['PTM ka time badal ke 11:30 karo', 'change', 'PTM', '2026-11-20', '11:30:00'],
  ['PTM 10:30 ki jagah 11:30 baje', 'change', 'PTM', '2026-11-20', '11:30:00'],
  ['Aarav ki PTM 10:30 nahi 11:30 baje hai kal', 'change', 'Aarav ki PTM', '2026-11-21', '11:30:00'],
  ['kal ki PTM parso kar do', 'change', 'PTM', '2026-11-22', '09:00:00'],
  ['plumber thursday nahi friday ko aayega', 'change', 'Plumber', '2026-11-27', '09:00:00'],
  ['thursday nahi friday ko plumber aayega', 'change', 'Plumber', '2026-11-27', '09:00:00'],
  ['tuition ab 5 baje se hogi', 'change', 'Tuition', '2026-11-20', '17:00:00'],
  ['LIC ka 3 nahi 4 dec kar do', 'change', 'LIC', '2026-12-04', '09:00:00'],
  ['dentist is now at 5 pm', 'change', 'Dentist', '2026-11-20', '17:00:00'],
  ['class got shifted to 6 pm', 'change', 'Class', '2026-11-20', '18:00:00'],
  ['dentist at 6 pm instead', 'change', 'Dentist', '2026-11-20', '18:00:00'],
  ['class 4 pm not 3 pm', 'change', 'Class', '2026-11-20', '16:00:00'],
  ['tuition ka time ab 5 baje hai', 'change', 'Tuition', '2026-11-20', '17:00:00'],
  ['tuition ki timing 5 baje hai', 'change', 'Tuition', '2026-11-20', '17:00:00'],
  ['dentist will be at 6 pm instead of 5', 'change', 'Dentist', '2026-11-20', '18:00:00'],
  ['PTM postpone ho gayi Friday ko', 'change', 'PTM', '2026-11-27', '09:00:00'],
  ['kal tuition nahi hai', 'cancel', 'Tuition', '2026-11-21', '09:00:00'],
  ['kal gym nahi jana', 'cancel', 'Gym', '2026-11-21', '09:00:00'],
  ['gym not today', 'cancel', 'Gym', '2026-11-20', '18:00:00'],
  ['no gym tomorrow', 'cancel', 'Gym', '2026-11-21', '09:00:00'],
  ['class cancel ho gayi', 'cancel', 'Class', null, null],
  ['PTM ka time 11 baje ho gaya', 'change', 'PTM', '2026-11-20', '11:00:00'],
  ['PTM ka time badal ke 11 baje ho gaya hai', 'change', 'PTM', '2026-11-20', '11:00:00'],
  ['gym ab se 6 baje', 'change', 'Gym', '2026-11-20', '18:00:00'],
  ['har din gym 6 baje kar do', 'change', 'Gym', '2026-11-20', '18:00:00'],
  ['kal tuition nahi', 'cancel', 'Tuition', '2026-11-21', '09:00:00'],
  ['kal gym skip', 'cancel', 'Gym', '2026-11-21', '09:00:00'],
  ['gym skip kar do', 'cancel', 'Gym', null, null],
  ['plumber aa gaya', 'done', 'Plumber', null, null],
])('READ-5 %s is to %s %s where it is on the list, else new', (text, intent, about, date, time) => {
  const request = intentOf(text, options)
  expect(request.intent).toBe('create')
  const meant = settled(request, there)
  expect([meant.intent, meant.about, meant.reading.date, meant.reading.time]).toEqual([intent, about, date, time])
  expect(settled(request, [{ title: 'Electricity bill', completed: false }])).toBe(request)
})

test.each([
  'gas book kar do kal subah',
  'doodh nahi hai',
  'call mummy not papa at 5',
  'recharge kar do kal',
  'class ki fees kal bharna',
])('READ-5 %s stays new beside other reminders', (text) =>
  expect(settled(intentOf(text, options), there).intent).toBe('create'),
)

const household = [
  'Shanti bai ko paise dena',
  'Cook chhutti par',
  'Cook ka khana',
  'Bus ka pass banwana hai',
  'Papa ki dawai',
  'Geyser band karna',
].map((title) => ({ title, completed: false }))
test.each([
  'shanti bai kal nahi aayegi',
  'kal shanti bai nahi aayegi',
  'budh aur jumerat ko shanti bai nahi aayegi',
  'cook 2 se 4 dec tak nahi aayegi',
  'cook nahi aa rahi',
  'cook nahi aayega',
  'cook kal nahi hai',
  'no cook tomorrow',
  'cook won’t come tomorrow',
  'cook is not coming tomorrow',
  'cook can’t come tomorrow',
  'cook kal chhutti par hai',
  'kal papa nahi honge',
  'kal bus nahi',
  'कल बाई नहीं आएगी',
  'geyser band kar do',
])('READ-5 %s deletes nothing', (text) => expect(settled(intentOf(text, options), household).intent).toBe('create'))

const comers = ['Kamwali bai', 'Cook aayegi', 'Tuition', 'Shanti bai ko paise dena'].map((title) => ({
  title,
  completed: false,
}))
test.each([
  ['kal kamwali bai nahi aayegi', 'Kamwali bai'],
  ['kamwali bai aaj chhutti par hai', 'Kamwali bai'],
  ['cook kal nahi aa rahi hai', 'Cook'],
  ['cook won’t come tomorrow', 'Cook'],
  ['cook is on leave tomorrow', 'Cook'],
  ['tuition aaj nahi hai', 'Tuition'],
  ['kal tuition ki chhutti hai', 'Tuition'],
])('READ-5 %s skips %s where a reminder has that name', (text, about) => {
  const request = intentOf(text, options)
  expect(request.intent).toBe('create')
  expect(settled(request, comers)).toMatchObject({ intent: 'cancel', about })
})

test.each(['shanti bai kal nahi aayegi', 'bai kal chhutti par hai', 'cook nahi aayegi', 'papa kal nahi aayenge'])(
  'READ-5 %s skips nothing without a day or a reminder of that name',
  (text) => expect(settled(intentOf(text, options), comers).intent).toBe('create'),
)

const medicines = [
  'Ammi ko Crocin',
  'Sasu maa ki BP ki dawai',
  'Pani ki motor',
  'Doodh utarna hai gas se',
  'Mutton lana',
]
test.each([
  ['crocin band kar do', 'cancel', 'Crocin', true],
  ['crocin ab band', 'cancel', 'Crocin', true],
  ['stop crocin', 'cancel', 'Crocin', true],
  ['BP ki dawai band kar do', 'cancel', 'BP ki dawai', true],
  ['aaj raat ki crocin nahi deni', 'cancel', 'Crocin', undefined],
  ['kal motor nahi chalani', 'cancel', 'Motor', undefined],
  ['crocin ab raat 10 baje denge', 'change', 'Crocin', true],
  ['motor shaam wali 7 baje kar do', 'change', 'Motor shaam', undefined],
  ['BP ki dawai ka raat wala time 10 baje kar do', 'change', 'BP ki dawai ka raat', undefined],
  ['motor chala di', 'done', 'Motor', undefined],
  ['doodh utar diya', 'done', 'Doodh', undefined],
  ['mutton le aaye', 'done', 'Mutton', undefined],
])('READ-5 %s is to %s %s of what a household has', (text, intent, about, fromNowOn) => {
  const list = medicines.map((title) => ({ title, completed: false }))
  const request = intentOf(text, options)
  expect(settled(request, list)).toMatchObject({ intent, about, ...(fromNowOn && { fromNowOn }) })
  expect(settled(request, [{ title: 'Electricity bill', completed: false }])).toBe(request)
})

test.each([
  'hafte bhar baad crocin band karna hai',
  'kal se crocin band kar do',
  'har din sham ko 7 baje motor pe diya',
])('READ-5 %s stays new beside them', (text) => {
  const list = medicines.map((title) => ({ title, completed: false }))
  expect(settled(intentOf(text, options), list).intent).toBe('create')
})

test('READ-5 of all lines at most one in five hundred is taken for a change, by the names of a family’s reminders', () => {
  const texts = allLines.flatMap(([, cases]) => cases.map(([text]) => text))
  const taken = texts.filter((text) => {
    const request = intentOf(text, options)
    return request.intent === 'create' && settled(request, there).intent !== 'create'
  })
  expect(texts.length).toBeGreaterThan(1500)
  expect(taken.length).toBeLessThanOrEqual(texts.length / 500)
})

const school = [{ title: 'School bus', completed: false }, ...there]
test.each([
  ['remind me 15 min before school bus', 'School bus', 15],
  ['please remind me half an hour before my dentist appointment', 'Dentist appointment', 30],
  ['alert me 1 day before LIC premium', 'LIC premium', 1440],
  ['remind me about school bus 15 minutes before', 'School bus', 15],
  ['set a reminder 10 minutes before the school bus', 'School bus', 10],
  ['15 min before school bus remind me', 'School bus', 15],
  ['remind me 2 hours before gym tomorrow', 'Gym', 120],
  ['school bus se 15 min pehle yaad dilana', 'School bus', 15],
  ['mujhe school bus se aadha ghanta pehle yaad dila dena', 'School bus', 30],
  ['school bus ke 10 minute pehle bata dena', 'School bus', 10],
  ['dentist se ek din pehle yaad dilana', 'Dentist', 1440],
  ['school bus ka reminder 15 min pehle laga do', 'School bus', 15],
  ['do ghante pehle yaad dilana PTM ke liye', 'PTM', 120],
  ['PTM से 15 मिनट पहले याद दिलाना', 'PTM', 15],
])('READ-5 %s sets when %s rings where it is on the list, else it is new', (text, about, lead) => {
  const request = intentOf(text, options)
  expect(request.intent).toBe('create')
  expect(settled(request, school)).toMatchObject({ intent: 'change', about, lead })
  expect(settled(request, [{ title: 'Electricity bill', completed: false }])).toBe(request)
})

test.each([
  'remind me 3 hours before flight on Friday 6 pm',
  'school bus at 7:15 am, remind me 15 min before',
  'remind me to call mummy before gym',
  'remind me 2 days before Diwali',
  'take medicine 30 min before gym',
])('READ-5 %s names its own moment', (text) => expect(settled(intentOf(text, options), school).intent).toBe('create'))

test.each([
  ['raat wali dawai 9:30 baje kar do', 'change'],
  ['raat wali dawai skip', 'cancel'],
  ['subah wali dawai skip kar do', 'cancel'],
])('TASK-10 READ-5 %s is about the dose on the list', (text, intent) => {
  const dose = { title: 'Telma, 1 tablet', medicine: { part: 'dose' as const }, completed: false }
  expect(settled(intentOf(text, options), [dose]).intent).toBe(intent)
  expect(settled(intentOf(text, options), [{ title: 'Electricity bill', completed: false }]).intent).toBe('create')
})
