import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'
import { personToRemindIn, withoutReminded } from './person-to-remind.ts'

const found = (text: string) =>
  personToRemindIn(text, parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' }).spans)

test.each([
  ['remind Asha to pay lift AMC vendor on Tuesday 4pm', 'Asha', 'Remind Asha to'],
  ['please remind asha about PTA meeting tomorrow 5pm', 'asha', 'Remind asha about'],
  ['remind my wife to call the bank at 6', 'my wife', 'Remind my wife to'],
  ['remind everyone to attend the AGM on 6 dec 11am', 'everyone', 'Remind everyone to'],
  ['remind Ravi and Neha to send the deck tomorrow', 'Ravi and Neha', 'Remind Ravi and Neha to'],
  ['Asha ko kal 5 baje yaad dilana gas bill bharna', 'Asha', 'Asha ko yaad dilana:'],
  ['papa ko subah 8 baje yaad dilao dawai lena', 'papa', 'Papa ko yaad dilao:'],
  ['आशा को याद दिलाना कल गैस का बिल', null, null],
  ['मम्मी को याद दिलाना कल गैस का बिल', 'मम्मी', 'मम्मी को याद दिलाना:'],
])('HOME-2 %s is for %s', (text, name, opening) => {
  expect(found(text)?.name ?? null).toBe(name)
  expect(found(text)?.opening ?? null).toBe(opening)
})

test.each([
  ['imran ko yaad dilana kal subah 9 baje gas wale ko phone kare', 'imran'],
  ['imran ko bolo kal shaam 6 baje doodh laye', 'imran'],
  ['imran se kaho kal doodh laye', 'imran'],
  ['sabko yaad dilana kal shaam 5 baje mehman aa rahe', 'sab'],
  ['sab ko yaad dilao ki kal mehman aa rahe hain', 'sab'],
  ['सबको याद दिलाना कल मेहमान आएंगे', 'सब'],
  ['remind everyone water cut tomorrow 7 am', 'everyone'],
  ['imran ko phone karna kal', null],
  ['doodh wale ko bolo kal 2 litre laye', null],
])('HOME-2 %s is for %s of a household', (text, name) => {
  const { spans } = parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' })
  expect(personToRemindIn(text, spans, ['Shabnam', 'Imran'])?.name ?? null).toBe(name)
})

test.each([
  ['Rakesh ko yaad dilana 6 baje doodh', 'Rakesh', 'Rakesh ko yaad dilana:'],
  ['rakesh ko 6 baje yaad dilana doodh', 'rakesh', 'Rakesh ko yaad dilana:'],
  ['rakesh ko bolo 6 baje doodh laye', 'rakesh', 'Rakesh ko bolo:'],
])('HOME-2 %s is for %s, with the verb as said', (text, name, opening) => {
  const { spans } = parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' })
  expect(personToRemindIn(text, spans, ['Rakesh Kumar', 'Rakesh'])).toEqual({ name, opening })
})

test.each([
  ['Imran ko yaad dilana gas wale ko phone kare', 'Gas wale ko phone kare'],
  ['Sabko yaad dilao ki mehman aa rahe', 'Mehman aa rahe'],
  ['Everyone water cut', 'Water cut'],
  ['Papa ko bolo doodh laye', 'Doodh laye'],
  ['Gas wale ko phone karna', 'Gas wale ko phone karna'],
])('HOME-2 %s is kept for them as %s', (title, wanted) => expect(withoutReminded(title)).toBe(wanted))

test.each([
  'remind me to call Asha at 5',
  'remind us about the rent',
  'remind me about Asha’s birthday',
  'kal ko yaad dilana doodh',
  'somvar ko yaad dilana gas bill',
  'don’t remind me to sleep',
  'call Ravi tomorrow',
])('HOME-2 %s is for whoever says it', (text) => expect(found(text)).toBeNull())
