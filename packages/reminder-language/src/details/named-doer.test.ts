import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import '../languages/all.ts'
import { parseReminder } from '../index.ts'
import { personToRemindIn } from './person-to-remind.ts'

const doer = (text: string, known = ['Manoj', 'Rajesh Kumar', 'Rajesh', 'Papa']) =>
  personToRemindIn(text, parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' }).spans, known)?.name ?? null

test.each([
  ['Manoj ko kal subah 10 baje bank jaana', 'Manoj'],
  ['manoj ko sabzi lani hai', 'manoj'],
  ['Manoj sabzi le aana', 'Manoj'],
  ['Manoj kal gas book karega', 'Manoj'],
  ['kal Manoj gas book karega', 'Manoj'],
  ['Manoj bill bhar do', 'Manoj'],
  ['Manoj doodh le aao', 'Manoj'],
  ['Manoj ji ko bijli ka bill bharna hai', 'Manoj'],
  ['Manoj se sabzi mangwani hai kal', 'Manoj'],
  ['rajesh kumar ko gas book karna hai', 'rajesh kumar'],
  ['Papa ko kal car service karwani hai', 'Papa'],
  ['मनोज को याद दिलाना कल गैस का बिल', 'Manoj'],
  ['मनोज को कल बैंक जाना है', 'Manoj'],
  ['मनोज से कहो दूध लाए', 'Manoj'],
  ['मनोज सब्ज़ी ले आना', 'Manoj'],
])('HOME-2 “%s” is the task of %s', (text, name) => expect(doer(text)).toBe(name))

test.each([
  'Manoj ko phone karna hai',
  'Manoj ko 500 dene hain',
  'Manoj ko doctor ko dikhana hai',
  'Manoj ko station chhodna hai',
  'Manoj ko hospital le jaana hai',
  'Manoj ko lana hai',
  'Manoj ka birthday gift lana',
  'Manoj birthday gift lana',
  'Manoj se milna hai',
  'Manoj se paise lene hain',
  'Manoj aur bachche aa rahe hain',
  'Manoj',
  'Manoj ko',
  'Suresh ko bank jaana hai',
  'kal manoj ke ghar jaana hai',
  'मनोज को फोन करना है',
])('HOME-2 “%s” is one’s own task', (text) => expect(doer(text)).toBeNull())

test('HOME-2 outside a household nobody is meant', () => {
  expect(doer('Manoj ko kal bank jaana', [])).toBeNull()
})
