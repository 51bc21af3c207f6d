import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'
import { remindedIn } from './reminded.ts'

const found = (text: string) => remindedIn(text, parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' }).spans)

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
  'remind me to call Asha at 5',
  'remind us about the rent',
  'remind me about Asha’s birthday',
  'kal ko yaad dilana doodh',
  'somvar ko yaad dilana gas bill',
  'don’t remind me to sleep',
  'call Ravi tomorrow',
])('HOME-2 %s is for whoever says it', (text) => expect(found(text)).toBeNull())
