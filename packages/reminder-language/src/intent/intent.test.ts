import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { readCorpus } from '../../test/corpus/read-corpus.ts'
import requests from '../../test/corpus/requests.txt?raw'
import lines from '../../test/corpus/second-edition.txt?raw'
import { allLines } from '../../test/lines/all.ts'
import { intentOf } from './intent.ts'
import { matches } from './match-titles.ts'

const options = { now: linesNow, timeZone: 'Asia/Kolkata' }

test.each(
  readCorpus(lines)
    .filter((line) => line.class === 'intents')
    .map((line) => [line.text, line.more.intent!, line] as const),
)('READ-5 %s is to %s', (text, intent, line) => {
  const request = intentOf(text, options)
  expect(request.intent).toBe(intent)
  if (intent !== 'create') expect(request.about).toBe(line.reminders[0]!.titles[0])
})

test.each([
  ['when is dentist', 'ask', 'Dentist', null],
  ['dentist kab hai', 'ask', 'Dentist', null],
  ['what do I have tomorrow', 'ask', '', '2026-11-21'],
  ['what do we have on Friday', 'ask', '', '2026-11-27'],
  ['do I have anything today', 'ask', '', '2026-11-20'],
  ['show my reminders for Sunday', 'ask', '', '2026-11-22'],
  ['कल क्या है', 'ask', '', '2026-11-21'],
  ['is hafte kaun se bill hain', 'ask', 'Bill', null],
  ['is mahine kaunse birthday hain', 'ask', 'Birthday', null],
  ['parso shaam ko kuch hai kya', 'ask', '', '2026-11-22'],
  ['kal koi kaam hai kya', 'ask', '', '2026-11-21'],
  ['aaj kuch hai?', 'ask', '', '2026-11-20'],
  ['aaj kaun si dawai baki hai', 'ask', 'Dawai', '2026-11-20'],
  ['birthday kab hai aarav ka', 'ask', 'Aarav birthday', null],
  ['skip yoga tomorrow', 'cancel', 'Yoga', '2026-11-21'],
  ['gym cancel karo', 'cancel', 'Gym', null],
  ['जिम वाला रिमाइंडर हटा दो', 'cancel', 'जिम', null],
  ['dentist ko Monday 4 baje shift kar do', 'change', 'Dentist', '2026-11-23'],
  ['postpone call with Ravi to Friday', 'change', 'Call with Ravi', '2026-11-27'],
  ['mark gym as done', 'done', 'Gym', null],
  ['rent pay kar diya', 'done', 'Rent', null],
  ['दूध ले लिया', 'done', 'दूध', null],
])('READ-5 %s is to %s %s', (text, intent, about, date) => {
  const request = intentOf(text, options)
  expect([request.intent, request.about, request.reading.date]).toEqual([intent, about, date])
})

test.each([
  'finish report tomorrow',
  'make cake on Sunday',
  'change bedsheets Saturday',
  'move furniture on Sunday',
  'kal Ravi ko call kar do',
  'kal plumber ko call karna',
  'cancel the order before Friday',
  'ask Ravi about rent tomorrow',
  'kya aap kal 11 am ko mujhe yaad dila sakte hai',
  'abhi geyser band karo',
  'delete all photos by Sunday',
  'drop kids at school tomorrow 8 am',
  'drop mom to the airport on friday 6 am',
  'drop off parcel tomorrow',
  'drop kids tomorrow 8 am',
  'by next friday finish design',
])('READ-5 %s is a new reminder', (text) => expect(intentOf(text, options).intent).toBe('create'))

test.each([
  ['postpone car wash by two days', 'Car wash', 2 * 1440],
  ['prepone the call by 30 minutes', 'Call', -30],
  ['gym ko ek ghanta aage kar do', 'Gym', 60],
  ['जिम को 15 मिनट आगे बढ़ा दो', 'जिम', 15],
])('READ-5 %s moves %s by %i minutes', (text, about, later) => {
  expect(intentOf(text, options)).toMatchObject({ intent: 'change', about, later })
})

test('READ-5 of 50 typed sentences at least 49 are recognised as what they ask for', () => {
  const rows = requests
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((field) => field.trim()))
  const wrong = rows.filter(([text, intent, about = '']) => {
    const request = intentOf(text!, options)
    return request.intent !== intent || (intent !== 'create' && !about.split(' or ').includes(request.about))
  })
  expect(rows).toHaveLength(50)
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(1)
})

test('READ-5 at most one in a hundred reminders is mistaken for a question or a change', () => {
  const texts = allLines.flatMap(([, cases]) => cases.map(([text]) => text))
  const taken = texts.filter((text) => intentOf(text, options).intent !== 'create')
  expect(taken.length).toBeLessThanOrEqual(texts.length / 100)
})

test('READ-5 the reminder a sentence means is found by its words', () => {
  expect(matches('Gym', 'Gym with Rohan')).toBe(1)
  expect(matches('Dentist', 'Call the dentists')).toBe(1)
  expect(matches('Call with Ravi', 'Ravi project call')).toBe(0.5 * 2)
  expect(matches('Electricity bill', 'Water bill')).toBe(0.5)
  expect(matches('Gym', 'Yoga')).toBe(0)
  expect(matches('', 'Anything')).toBe(1)
})
