import { expect, test } from 'vitest'
import '../languages/all.ts'
import { parseReminder } from '../index.ts'

/** 10:00 in Kolkata on a day. */
const on = (day: string) => ({ now: new Date(`${day}T04:30:00Z`), timeZone: 'Asia/Kolkata' })
const dayOf = (text: string, today = '2026-12-02') => parseReminder(text, on(today)).date

/** Lunar days after Wednesday 2 December 2026, and lines in all spellings that mean them. */
const lines: Readonly<Record<string, readonly string[]>> = {
  '2026-12-13': [
    'vinayak chaturthi ganeshji ko modak',
    'vinayaka chaturthi modak',
    'Vinayak Chaturthi ko modak banana',
    'ganeshji ko vinayak chaturthi par laddu',
    'vinayaki chaturthi',
    'vinayakar chathurthi vrat',
    'chaturthi ka vrat',
    'chaturthi modak',
    'विनायक चतुर्थी को मोदक',
    'वैनायकी चतुर्थी',
    'विनायकी चतुर्थीला मोदक',
  ],
  '2026-12-26': [
    'sankashti modak',
    'sankashta chaturthi vrat',
    'sankatahara chaturthi',
    'sankashta hara chaturthi vrat',
    'sankashtahara chaturthi durva',
    'संकष्ट चतुर्थी',
    'संकटहर चतुर्थी व्रत',
    'संकष्टीला उपवास',
  ],
  '2027-06-22': [
    'angarki chaturthi',
    'angarki ko modak',
    'angaraki chaturthi vrat',
    'angarika sankashti vrat',
    'अंगारकी चतुर्थी',
    'अंगारकी संकष्टी व्रत',
  ],
  '2026-12-06': ['pradosh mandir', 'pradosham temple visit', 'pradosham ko abhishek', 'प्रदोष व्रत'],
  '2026-12-21': ['som pradosh vrat', 'सोम प्रदोष'],
  '2026-12-23': ['poornima satyanarayan', 'pournami puja', 'pournima ko katha', 'purnima vrat', 'पूर्णिमा व्रत'],
  '2026-12-08': ['amavasya tarpan', 'amavas oil lamp', 'amavasai tharpanam', 'अमावस को दीया'],
  '2026-12-04': ['ekadashi fruits', 'ekadasi fast', 'gyaras ko upvas', 'ग्यारस का व्रत'],
  '2026-12-17': ['ashtami vrat', 'ashtmi ko kanya pujan', 'masik durgashtami', 'अष्टमी व्रत'],
  '2026-12-07': ['masik shivratri abhishek', 'masik shivaratri', 'मासिक शिवरात्रि'],
  '2026-12-15': ['sashti vrat', 'shashthi ko vrat', 'skanda sashti', 'षष्ठी व्रत'],
}

test.each(Object.entries(lines).flatMap(([day, list]) => list.map((text) => [text, day] as const)))(
  'READ-8 “%s” is the next such lunar day, %s',
  (text, day) => expect(dayOf(text)).toBe(day),
)

test.each(['ganesh chaturthi ko modak', 'ganpati ko mandap', 'vinayaka chavithi', 'गणेश चतुर्थी'])(
  'READ-8 “%s” is the festival of the year',
  (text) => expect(dayOf(text)).toBe('2027-09-04'),
)

test('READ-8 the chaturthi of Bhadrapada is Ganesh Chaturthi', () => {
  expect(dayOf('vinayak chaturthi ko modak', '2027-08-20')).toBe('2027-09-04')
})

test.each([
  ['agle mahine ekadashi', '2027-01-03', 'Ekadashi'],
  ['agle mahine ki ekadashi ko vrat', '2027-01-03', 'Vrat'],
  ['ekadashi next month', '2027-01-03', 'Ekadashi'],
  ['अगले महीने एकादशी', '2027-01-03', 'एकादशी'],
  ['is mahine ki ekadashi ko vrat', '2026-12-04', 'Vrat'],
  ['january ki purnima ko katha', '2027-01-22', 'Katha'],
  ['ekadashi in february', '2027-02-02', 'Ekadashi'],
])('READ-8 “%s” is the first one of that month, %s', (text, date, title) => {
  expect(parseReminder(text, on('2026-12-02'))).toMatchObject({ date, title })
})

test.each([
  'ekadashi recipe',
  'Purnima Textile blouse piece',
  'Vinayak ko call karna',
  'Pradosh ko call karna',
  'Pradosh school fees',
  'pradosh school fees',
  'sheetala ashtami',
  'sheetala ashtami ko pooja',
  'Bhishma Ashtami vrat',
  'chandan shashthi ko vrat',
  'शीतला अष्टमी',
])('READ-8 “%s” names no lunar day', (text) => expect(dayOf(text)).toBeNull())

test.each(['kanya pujan ashtami ko', 'vrat ashtami ko', 'mandir jaana ashtami ko', 'agli ashtami ko pooja'])(
  'READ-8 “%s” is the next Ashtami',
  (text) => expect(dayOf(text)).toBe('2026-12-17'),
)

test.each(['somvati amavasya', 'somavati amavasya ko pooja', 'somavathi amavasya', 'somwati amavas'])(
  'READ-8 “%s” is the new moon on a Monday',
  (text) => expect(parseReminder(text, on('2026-12-02')).date).toBe(dayOf('सोमवती अमावस्या')),
)

test('READ-8 another day goes before a lunar day that is a purpose', () => {
  expect(dayOf('kal ekadashi fruits lana')).toBe('2026-12-03')
})

test('READ-8 every Angarki follows the Sankashti that fall on a Tuesday', () => {
  expect(parseReminder('har angarki ko modak', on('2026-12-02'))).toMatchObject({
    festival: 'Angarki Chaturthi',
    date: '2027-06-22',
  })
})
