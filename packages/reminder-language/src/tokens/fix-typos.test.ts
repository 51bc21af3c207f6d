import { expect, test } from 'vitest'
import { linesNow } from '../../test/case.ts'
import { parseReminder } from '../index.ts'

const read = (text: string) => {
  const { date, time, title } = parseReminder(text, { now: linesNow, timeZone: 'Asia/Kolkata' })
  return [date, time?.slice(0, 5), title]
}

test.each([
  ['papa ko phone 5 baje', '2026-11-20', '17:00', 'Papa ko phone'],
  ['pune 6 pm train', '2026-11-20', '18:00', 'Pune train'],
  ['share 4 pm report', '2026-11-20', '16:00', 'Share report'],
  ['saree fall 5 baje', '2026-11-20', '17:00', 'Saree fall'],
  ['kal sambar banana', '2026-11-21', '09:00', 'Sambar banana'],
  ['kal tadka dal', '2026-11-21', '09:00', 'Tadka dal'],
  ['zoom pe HR round 3 baje', '2026-11-20', '15:00', 'Zoom pe HR round'],
  ['jammu train 5 pm', '2026-11-20', '17:00', 'Jammu train'],
  ['garage slot Sat 10am', '2026-11-21', '10:00', 'Garage slot'],
])('READ-1 a word that is spelt right is not mended to a time: %s', (text, ...meant) => {
  expect(read(text)).toEqual(meant)
})

test.each([
  ['munday 5 pm dentist', '2026-11-23', '17:00', 'Dentist'],
  ['pone 5 baje chai', '2026-11-20', '16:45', 'Chai'],
  ['20 mint baad gas band krna', '2026-11-20', '10:20', 'Gas band krna'],
])('READ-1 a misspelt word for a time still is: %s', (text, ...meant) => {
  expect(read(text)).toEqual(meant)
})
