import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import '../languages/all.ts'
import { parseReminder } from '../index.ts'
import { namedDoerIn } from './named-doer.ts'
import { personToRemindIn } from './person-to-remind.ts'

const members = ['Manoj', 'Rajesh Kumar', 'Rajesh', 'Papa']
const spansOf = (text: string) => parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' }).spans
const doer = (text: string, known = members) => namedDoerIn(text, spansOf(text), known)
const asked = (text: string) => personToRemindIn(text, spansOf(text), members)?.name ?? null

test.each([
  ['Manoj ko kal subah 10 baje bank jaana', 'Manoj'],
  ['manoj ko sabzi lani hai', 'Manoj'],
  ['Manoj sabzi le aana', 'Manoj'],
  ['Manoj kal gas book karega', 'Manoj'],
  ['kal Manoj gas book karega', 'Manoj'],
  ['Manoj bill bhar do', 'Manoj'],
  ['Manoj doodh le aao', 'Manoj'],
  ['Manoj ji ko bijli ka bill bharna hai', 'Manoj'],
  ['Manoj se sabzi mangwani hai kal', 'Manoj'],
  ['rajesh kumar ko gas book karna hai', 'Rajesh Kumar'],
  ['Papa ko kal car service karwani hai', 'Papa'],
  ['मनोज को कल बैंक जाना है', 'Manoj'],
  ['मनोज सब्ज़ी ले आना', 'Manoj'],
  ['Rajesh ko bijli ka bill bharna', 'Rajesh'],
  ['Monday ko rajesh ko gas book karna hai', 'Rajesh'],
  ['kal 5 baje Papa ko car service karwani hai', 'Papa'],
  ['राजेश को बिजली का बिल भरना है', 'Rajesh'],
  ['Manoj sabzi le aayega', 'Manoj'],
  ['ask Manoj to book the gas', 'Manoj'],
  ['please tell Rajesh to bring milk', 'Rajesh'],
])('HOME-2 “%s” seems the task of %s, which nobody asked for', (text, name) => {
  expect(doer(text)).toBe(name)
  expect(asked(text)).toBeNull()
})

test.each([
  ['Manoj ko kal yaad dilana gas book karna', 'Manoj'],
  ['Manoj ko 6 baje doodh lane bolo', 'Manoj'],
  ['Manoj ko kehna doodh laye', 'Manoj'],
  ['remind Manoj to book the gas', 'Manoj'],
  ['मनोज को याद दिलाना कल गैस का बिल', 'Manoj'],
  ['मनोज से कहो दूध लाए', 'Manoj'],
])('HOME-2 “%s” asks %s', (text, name) => expect(asked(text)).toBe(name))

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
  'Rajesh Kumar ko paise dena hai',
  'Rajesh ko 500 dene hain',
  'Rajesh ka bill bharna hai',
  'Papa ko doctor ko dikhana hai',
  '5 tarikh ko bijli ka bill bharna hai',
  'call Rajesh',
  'Papa shaam ko ghar aayega',
  'Papa kal ghar aayenge',
  'Papa 6 baje station pahunchenge',
  'Manoj kal Delhi jayega',
  'Manoj ghar par rahega',
  'पापा शाम को घर आएंगे',
  'Suresh ko bank jaana hai',
  'kal manoj ke ghar jaana hai',
  'मनोज को फोन करना है',
])('HOME-2 “%s” is one’s own task', (text) => {
  expect(doer(text)).toBeNull()
  expect(asked(text)).toBeNull()
})

test('HOME-2 outside a household nobody is meant', () => {
  expect(doer('Manoj ko kal bank jaana', [])).toBeNull()
})
