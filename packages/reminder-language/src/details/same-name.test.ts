import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test.each([
  ['Manoj', 'manoj'],
  ['मनोज', 'Manoj'],
  ['सुनीता', 'Sunita'],
  ['आरव', 'Aarav'],
  ['अम्मा', 'Amma'],
  ['राजेश कुमार', 'Rajesh Kumar'],
  ['विवेक', 'Vivek'],
  ['ज़ोया', 'Zoya'],
  ['फ़ातिमा', 'Fatima'],
  ['भावना', 'Bhavna'],
  ['अंजलि', 'Anjali'],
  ['छाया', 'Chhaya'],
])('HOME-2 %s is %s', (one, other) => expect(isSameName(one, other)).toBe(true))

test.each([
  ['मनोज', 'Manoj Kumar'],
  ['राम', 'Aram'],
  ['बाज़ार', 'Manoj'],
  ['Manoj', 'Manu'],
  ['दूध', 'Manoj'],
])('HOME-2 %s is not %s', (one, other) => expect(isSameName(one, other)).toBe(false))
