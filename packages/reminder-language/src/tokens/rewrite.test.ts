import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'

const read = (text: string) => {
  const { date, time, title, recurrence } = parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' })
  return [date, time?.slice(0, 5) ?? null, title, ...(recurrence ? [recurrence] : [])]
}

test.each([
  ['kalsubah 7baje doodh', '2026-11-21', '07:00', 'Doodh'],
  ['call ravi nextmonday', '2026-11-23', '09:00', 'Call ravi'],
  ['sunday10am haircut', '2026-11-22', '10:00', 'Haircut'],
  ['12thdec interview', '2026-12-12', '09:00', 'Interview'],
  ['batch 5.30-7 monday', '2026-11-23', '17:30', 'Batch'],
  ['call vendor monday@1230', '2026-11-23', '12:30', 'Call vendor'],
])('READ-1 what is run together is read: %s', (text, ...meant) => {
  expect(read(text)).toEqual(meant)
})

test.each([
  ['rent agreement ends 31-Dec-27', '2027-12-31', '09:00', 'Rent agreement ends'],
  ["camp 24 Dec'27", '2027-12-24', '09:00', 'Camp'],
  ['7 feb 28 ko griha pravesh', '2028-02-07', '09:00', 'Griha pravesh'],
  ['handover at nineteen hundred hours', '2026-11-20', '19:00', 'Handover'],
  ['flight 6E 203 on 21/12 at 0615', '2026-12-21', '06:15', 'Flight 6E 203'],
  ['train to Mysuru tomorrow at 0530', '2026-11-21', '05:30', 'Train to Mysuru'],
  ['tomorrow 0445 leave for airport', '2026-11-21', '04:45', 'Leave for airport'],
  ['call at 0330 pm', '2026-11-20', '15:30', 'Call'],
  ['Check-in on Friday', '2026-11-27', '09:00', 'Check-in'],
  ['Log-in on Monday to portal', '2026-11-23', '09:00', 'Log-in to portal'],
  ['ward round tomorrow 0800h', '2026-11-21', '08:00', 'Ward round'],
  ['tmrw 7.30 sports', '2026-11-21', '07:30', 'Sports'],
  ['naya maal sham dhale aayega', '2026-11-20', '18:00', 'Naya maal aayega'],
  ['complete kyc no later than 28th', '2026-11-28', '09:00', 'Complete kyc'],
  ['duty 8 to 2 tomorrow', '2026-11-21', '08:00', 'Duty'],
  ['keep phone off 2 to 3:30', '2026-11-20', '14:00', 'Keep phone off'],
  ['ooty trip 26th dec till 29th', '2026-12-26', '09:00', 'Ooty trip'],
  ['switch off geyser in 15', '2026-11-20', '10:15', 'Switch off geyser'],
  ['walk 6-7 in the morning', '2026-11-21', '06:00', 'Walk'],
  ['drop off laundry Mon', '2026-11-23', '09:00', 'Drop off laundry'],
  ['wake kids 6.15 tmrw', '2026-11-21', '06:15', 'Wake kids'],
  ['mon: rent', '2026-11-23', '09:00', 'Rent'],
  ['rakhi courier 10 din pehle raksha bandhan se', '2027-08-07', '09:00', 'Rakhi courier'],
  ['night shift 10pm-6am tomorrow', '2026-11-21', '22:00', 'Night shift'],
  ['pick kid 330 today', '2026-11-20', '15:30', 'Pick kid'],
  ['all days except sunday 6 am gym', '2026-11-21', '06:00', 'Gym', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA'],
])('READ-3 a year, an hour or a deadline is read as people write it: %s', (text, ...meant) => {
  expect(read(text)).toEqual(meant)
})

test.each([
  ['wifi password monday@1230'],
  ['Roz and Shaam’s wedding album'],
  ['all day long music'],
  ['tyre size in 15'],
  ['jan me jaan aayi'],
  ['पच्चीस को पाँच से गुणा करो'],
  ['Kal mummy ko yaad aayi thi'],
  ['A90 model'],
  ["Saturday's Child by Nayanika"],
  ['Subah 8 baje dawai li thi'],
])('READ-1 what only looks like it is left alone: %s', (text) => {
  expect(read(text)).toEqual([null, null, text.charAt(0).toUpperCase() + text.slice(1)])
})

test('READ-1 a count after a date is no year', () => {
  expect(read('order cake 12 dec 30 plates')).toEqual(['2026-12-12', '09:00', 'Order cake 30 plates'])
  expect(read('Team outing Sat, Nov 28, 9 am')).toEqual(['2026-11-28', '09:00', 'Team outing'])
})
