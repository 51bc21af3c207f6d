import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'
import type { Reading } from '../reading.ts'
import { parseReminders, sentencesOf } from './several.ts'

const options = { now: linesNow, timeZone: 'Asia/Kolkata' }
const described = ({ date, time, timeDefaulted, title, recurrence }: Reading) =>
  [`${date} ${timeDefaulted ? '~' : time?.slice(0, 5)}`, title, recurrence].filter(Boolean).join(', ')
const read = (text: string) => parseReminders(text, options).map(described)

test.each([
  ['call mom at 5 and pick up laundry at 7 pm', ['2026-11-20 17:00, Call mom', '2026-11-20 19:00, Pick up laundry']],
  ['kal subah doodh lana aur shaam ko bill bharna', ['2026-11-21 08:00, Doodh lana', '2026-11-21 18:00, Bill bharna']],
  ['pay rent on 1st and electricity on 5th', ['2026-12-01 ~, Pay rent', '2026-12-05 ~, Electricity']],
  [
    'tomorrow: call bank, buy gifts and book tickets',
    ['2026-11-21 ~, Call bank', '2026-11-21 ~, Buy gifts', '2026-11-21 ~, Book tickets'],
  ],
  [
    '- pay maintenance by 5th\n- kal shaam 5 baje dhobi ko kapde dena\n\n- book train tickets for Nagpur\n- Friday 10 am gas cylinder',
    [
      '2026-12-05 ~, Pay maintenance',
      '2026-11-21 17:00, Dhobi ko kapde dena',
      'null undefined, Book train tickets for Nagpur',
      '2026-11-27 10:00, Gas cylinder',
    ],
  ],
  ['- call bank\n- buy gifts', ['null undefined, Call bank - buy gifts']],
  ['dawai subah 8 aur raat 8 bje leni h kal', ['2026-11-21 08:00, Dawai leni h', '2026-11-21 20:00, Dawai leni h']],
  ['दवा सुबह 8 और रात 8 बजे लेनी है', ['2026-11-21 08:00, दवा लेनी', '2026-11-20 20:00, दवा लेनी']],
  [
    'eye drops 7 am, 2 pm aur 9 pm dalne hai',
    ['2026-11-21 07:00, Eye drops dalne', '2026-11-20 14:00, Eye drops dalne', '2026-11-20 21:00, Eye drops dalne'],
  ],
  [
    'pani ki motor roz subah 6:30 aur shaam 6:30 chalani hai',
    ['2026-11-21 06:30, Pani ki motor chalani, FREQ=DAILY', '2026-11-20 18:30, Pani ki motor chalani, FREQ=DAILY'],
  ],
  [
    'geyser subah 6 baje aur shaam 7 baje chalana hai',
    ['2026-11-21 06:00, Geyser chalana', '2026-11-20 19:00, Geyser chalana'],
  ],
  [
    'shanti bai budh aur jumerat chhutti par hai',
    ['2026-11-25 ~, Shanti bai chhutti par', '2026-11-26 ~, Shanti bai chhutti par'],
  ],
  [
    'budh aur jumerat ko shanti bai nahi aayegi',
    ['2026-11-25 ~, Shanti bai nahi aayegi', '2026-11-26 ~, Shanti bai nahi aayegi'],
  ],
  ['maths ka test jumerat aur shukravar ko hai', ['2026-11-26 ~, Maths ka test', '2026-11-27 ~, Maths ka test']],
  [
    'mangal aur budh ko zoya ki extra class 4 baje',
    ['2026-11-24 16:00, Zoya ki extra class', '2026-11-25 16:00, Zoya ki extra class'],
  ],
  ['har budh aur jumerat ko test hai', ['2026-11-25 ~, Test, FREQ=WEEKLY;BYDAY=WE,TH']],
  ['mangal aur guruvar ko dance class 5 baje', ['2026-11-24 17:00, Dance class, FREQ=WEEKLY;BYDAY=TU,TH']],
  ['mangal aur shukra ko dawai', ['2026-11-24 ~, Dawai, FREQ=WEEKLY;BYDAY=TU,FR']],
  ['mangal aur shukra ko nonveg nahi banana', ['2026-11-24 ~, Nonveg nahi banana, FREQ=WEEKLY;BYDAY=TU,FR']],
  ['wifi ka recharge har 28 din mein, agla 6 dec', ['2026-12-06 ~, Wifi ka recharge, FREQ=DAILY;INTERVAL=28']],
  ['wifi recharge every 28 days, next on 6 dec', ['2026-12-06 ~, Wifi recharge, FREQ=DAILY;INTERVAL=28']],
  ['AC service har 3 mahine, pehli 10 dec ko', ['2026-12-10 ~, AC service, FREQ=MONTHLY;INTERVAL=3']],
  ['RO service every 6 months, next one is 6 dec', ['2026-12-06 ~, RO service, FREQ=MONTHLY;INTERVAL=6']],
  ['kal 5 baje jana aur 7 baje aana', ['2026-11-21 17:00, Jana', '2026-11-21 19:00, Aana']],
  ['flight tomorrow 6:30 am, cab at 4', ['2026-11-21 06:30, Flight', '2026-11-21 04:00, Cab']],
  ['kal 8 pm ki flight, cab 5 baje', ['2026-11-21 20:00, Flight', '2026-11-21 17:00, Cab']],
  ['tomorrow meeting at 11 am, pick up kids at 4', ['2026-11-21 11:00, Meeting', '2026-11-21 16:00, Pick up kids']],
  ['parson 11 baje nahi ho payega, 27 ko 12 baje market', ['2026-11-27 12:00, Market']],
  ['सोमवार को नहीं, बुधवार को बैठक ग्यारह बजे', ['2026-11-25 11:00, बैठक']],
  ["No meeting on Monday, it's shifted to Wednesday 3pm", ['2026-11-25 15:00, Meeting']],
  ['no sugar on Monday, doctor on Tuesday', ['2026-11-23 ~, No sugar', '2026-11-24 ~, Doctor']],
  ['Apply for leave from 21 Dec to 24 Dec, do it this Friday', ['2026-11-27 ~, Apply for leave from 21 Dec to 24 Dec']],
  ['property tax half yearly 1 april & 1 oct', ['2027-04-01 ~, Property tax, FREQ=YEARLY;BYMONTH=4,10;BYMONTHDAY=1']],
  [
    'kal dhobi ko kapde dena, parso sabzi lana, sham ko 6 bje doodh lana',
    ['2026-11-21 ~, Dhobi ko kapde dena', '2026-11-22 ~, Sabzi lana', '2026-11-22 18:00, Doodh lana'],
  ],
  ['buy milk tomorrow, call mom at 5', ['2026-11-21 ~, Buy milk', '2026-11-21 17:00, Call mom']],
  ['Puja on 13 Dec, muhurtham 6:15 am', ['2026-12-13 06:15, Puja, muhurtham']],
  ['buy milk tomorrow. call dad on sunday', ['2026-11-21 ~, Buy milk', '2026-11-22 ~, Call dad']],
])('READ-2 %s asks for several tasks', (text, wanted) => expect(read(text)).toEqual(wanted))

test.each([
  ['fees in June, October and February', ['2027-06-01 ~, Fees', '2027-10-01 ~, Fees', '2027-02-01 ~, Fees']],
  ['june aur october mein fees', ['2027-06-01 ~, Fees', '2027-10-01 ~, Fees']],
  ['next saturday and sunday leave', ['2026-11-28 ~, Leave', '2026-11-29 ~, Leave']],
  ['agle shanivar aur itvar ko safai', ['2026-11-28 ~, Safai', '2026-11-29 ~, Safai']],
])('READ-2 %s names all its months, and next is said of all its days', (text, wanted) =>
  expect(read(text)).toEqual(wanted),
)

test.each([
  ['roz subah sham dawai', ['2026-11-21 08:00, Dawai, FREQ=DAILY', '2026-11-20 18:00, Dawai, FREQ=DAILY']],
  ['tablet 8 am, 2 pm and 9 pm', ['2026-11-21 08:00, Tablet', '2026-11-20 14:00, Tablet', '2026-11-20 21:00, Tablet']],
  ['Tue and Thu 5 pm piano', ['2026-11-24 17:00, Piano', '2026-11-26 17:00, Piano']],
  ['kal aur parson 5 baje tuition', ['2026-11-21 17:00, Tuition', '2026-11-22 17:00, Tuition']],
  [
    'medicine 3 times a day',
    ['2026-11-20 ~, Medicine, FREQ=DAILY', '2026-11-20 ~, Medicine, FREQ=DAILY', '2026-11-21 ~, Medicine, FREQ=DAILY'],
  ],
  [
    '15 March, 15 June, 15 Sept, 15 Dec advance tax',
    [
      '2027-03-15 ~, Advance tax',
      '2027-06-15 ~, Advance tax',
      '2027-09-15 ~, Advance tax',
      '2026-12-15 ~, Advance tax',
    ],
  ],
  [
    'school fees 10 Dec, 10 Jan and 10 Feb',
    ['2026-12-10 ~, School fees', '2027-01-10 ~, School fees', '2027-02-10 ~, School fees'],
  ],
  ['exam 5 Dec, 12 Dec 9am', ['2026-12-05 09:00, Exam', '2026-12-12 09:00, Exam']],
  ['pay rent on 5 dec, 6 dec laundry', ['2026-12-05 ~, Pay rent', '2026-12-06 ~, Laundry']],
])('READ-2 READ-3 %s comes at several times', (text, wanted) => expect(read(text)).toEqual(wanted))

test.each([
  'dinner with Amit and Priya at 8 pm',
  'pick up dry cleaning and groceries on Saturday',
  'wake up at 6 am and go for a run',
  'read chapter 5, 6 and 7 by Friday',
  'har somvaar aur guruvaar ko 6 baje gym',
  'meeting tomorrow from 3 to 5',
  'Dr. Mehta appointment at 5 pm',
  'meet Ravi Saturday 4 pm or 5 pm',
  'kal subah 8 baje chai, samosa aur jalebi lana',
  'milk, eggs and bread',
])('READ-2 %s is one reminder', (text) => expect(read(text)).toHaveLength(1))

test('READ-2 spans are positions in the whole text, and no note asks to add the rest', () => {
  const text = 'meeting Tuesday 3 pm then call Raj at 5 pm'
  const all = parseReminders(text, options)
  expect(all.map(({ spans }) => spans.map(({ start, end }) => text.slice(start, end)))).toEqual([
    ['Tuesday', '3 pm'],
    ['Tuesday', 'at 5 pm'],
  ])
  expect(all.every(({ note }) => !note)).toBe(true)
})

test('READ-2 a flood of tasks gives ten, and none is past', () => {
  const all = parseReminders(Array.from({ length: 40 }, (_, at) => `call ${at} at 5 pm`).join(', '), options)
  expect(all.length).toBeLessThanOrEqual(10)
  expect(all.every(({ date }) => date! >= '2026-11-20')).toBe(true)
})

test.each([
  'call mom at 5 and pick up laundry at 7 pm',
  'dentist Monday 11 am, pay rent on 1st and gym tomorrow 6 am',
  'meeting Tuesday 3 pm then call Raj at 5 pm',
  'tomorrow: call bank, buy gifts, book tickets',
  'roz subah shaam dawai',
  'Tue and Thu 5 pm piano',
  'कल सुबह दूध लाना और शाम को बिल भरना',
])('READ-2 each reminder of %s has a sentence that asks for it alone', (text) => {
  const sentences = sentencesOf(text, options)
  expect(sentences.length).toBeGreaterThan(1)
  for (const { text: own, reading } of sentences)
    expect(described(parseReminder(own, options))).toBe(described(reading))
})

test.each([
  [
    'tomorrow at ten call bank tomorrow at eleven call insurance',
    ['2026-11-21 10:00, Call bank', '2026-11-21 11:00, Call insurance'],
  ],
  ['at 5 call mom at 6 pick up kids', ['2026-11-20 17:00, Call mom', '2026-11-20 18:00, Pick up kids']],
  ['tomorrow at nine call ravi at eleven pay rent', ['2026-11-21 09:00, Call ravi', '2026-11-21 11:00, Pay rent']],
  [
    'kal 10 baje bank jana hai 12 baje doctor ko dikhana hai',
    ['2026-11-21 10:00, Bank jana', '2026-11-21 12:00, Doctor ko dikhana'],
  ],
  ['kal 5 baje bank jana hai 6 baje band hota hai', ['2026-11-21 17:00, Bank jana hai 6 baje band hota']],
  ['at 9 call ravi about the 5 pm order', ['2026-11-20 21:00, Call ravi about the 5 pm order']],
  ['tomorrow at 10 call bank to ask about 11 am slot', ['2026-11-21 10:00, Call bank to ask about 11 am slot']],
  ['at 5 meet the team at 6 tower', ['2026-11-20 17:00, Meet the team at 6 tower']],
  ['kal 9 baje nana ke ghar jana 5 baje tak', ['2026-11-21 09:00, Nana ke ghar jana 5 baje tak']],
])('READ-4 two tasks said without a mark between them are two, each with its time: "%s"', (text, wanted) => {
  expect(read(text)).toEqual(wanted)
})

test.each([
  ['buy gift tomorrow, her birthday is on 25th', ['2026-11-21 ~, Buy gift, her birthday is on 25th']],
  [
    'give saree for pico on monday, wedding is on 12th dec',
    ['2026-11-23 ~, Give saree for pico, wedding is on 12th dec'],
  ],
  ['call mom tomorrow, meeting is on monday 3 pm', ['2026-11-21 ~, Call mom', '2026-11-23 15:00, Meeting is']],
  ['call mom tomorrow, pay rent on monday', ['2026-11-21 ~, Call mom', '2026-11-23 ~, Pay rent']],
])('READ-4 a clause that only tells a day is no task of its own: "%s"', (text, wanted) => {
  expect(read(text)).toEqual(wanted)
})

test.each([
  ['drink water every 2 hours from 2pm to 8pm', ['14:00', '16:00', '18:00', '20:00'], null],
  ['drink water every 2 hours from 2 to 8 pm daily', ['14:00', '16:00', '18:00', '20:00'], 'FREQ=DAILY'],
  ['every hour 2-5pm stretch', ['14:00', '15:00', '16:00', '17:00'], null],
  ['kal har ghante 9 se 12 paani', ['09:00', '10:00', '11:00', '12:00'], null],
  ['stretch every hour between 2 and 4 on weekdays', ['14:00', '15:00', '16:00'], 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['walk every hour 2-4 weekdays', ['14:00', '15:00', '16:00'], 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  ['hourly water 2 to 4', ['14:00', '15:00', '16:00'], null],
  ['roz har 2 ghante paani shaam 4 se 8', ['16:00', '18:00', '20:00'], 'FREQ=DAILY'],
])('READ-4 an interval within a window of the day is a reminder at each of its times: "%s"', (text, times, rule) => {
  const all = parseReminders(text, { now: linesNow, timeZone: 'Asia/Kolkata' })
  expect(
    all.map(({ time, recurrence, minutes, unsupported }) => [time?.slice(0, 5), recurrence, minutes, unsupported]),
  ).toEqual(times.map((time) => [time, rule, undefined, null]))
  expect(new Set(all.map(({ title }) => title)).size).toBe(1)
})

test('READ-4 a window that happens once keeps the times that are ahead', () => {
  const all = parseReminders('every hour from 9 to 12 stretch', options)
  expect(all.map(({ date, time }) => `${date} ${time}`)).toEqual(['2026-11-20 11:00:00', '2026-11-20 12:00:00'])
})

test.each(['stretch every 30 minutes 10 to 6', 'walk every 45 minutes', 'blink every hour'])(
  'READ-4 an interval without a window, or with more than twelve times, is one reminder without a length: "%s"',
  (text) => {
    const all = parseReminders(text, { now: linesNow, timeZone: 'Asia/Kolkata' })
    expect(all).toMatchObject([{ unsupported: 'hourly' }])
    expect(all[0]!.minutes).toBeUndefined()
  },
)

test.each([
  'sync mon 3pm remind 1 day before and 1 hour before',
  'sync mon 3pm, 1 day before, 1 hour before',
  'call mon 3pm remind me 1 day, 1 hour and 10 min before',
])('READ-4 “%s” is one reminder with several leads', (text) => {
  expect(parseReminders(text, options)).toMatchObject([
    { date: '2026-11-22', lead: { date: '2026-11-23', time: '15:00:00' } },
  ])
})

test('READ-4 a lead at a part of the day belongs to the task before it', () => {
  const all = parseReminders('har Ekadashi ko mummy ka vrat, ek din pehle shaam ko yaad dilao', options)
  expect(all).toHaveLength(1)
  expect(all[0]).toMatchObject({ title: 'Mummy ka vrat', festival: 'Ekadashi', lead: { minutes: 900 } })
  expect(all[0]!.time).toBe('18:00:00')
})
