import { expect, test } from 'vitest'
import { medicineOf } from './medicine.ts'

/** Friday 20 November 2026, 10:00 in India. */
const options = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }

const dosesOf = (text: string): string | undefined => {
  const read = medicineOf(text, options)
  return read?.times.map(({ time, amount }) => `${amount} at ${time.slice(0, 5)}`).join(', ')
}

/** Medicines with the word for their unit and three amounts, as written and as numbers. */
const medicines = [
  ['insulin', 'unit', ['12', '4', '10'], [12, 4, 10]],
  ['Glimepiride', 'goli', ['2', 'aadhi', '1'], [2, 0.5, 1]],
  ['cough syrup', 'ml', ['5', '7.5', '10'], [5, 7.5, 10]],
  ['eye drops', 'drops', ['2', '1', '3'], [2, 1, 3]],
  ['Foracort inhaler', 'puff', ['2', '1', '3'], [2, 1, 3]],
  ['इंसुलिन', 'यूनिट', ['14', '6', '8'], [14, 6, 8]],
] as const

const hours = [
  ['subah 7:30 baje', 'dopahar 1:15 baje', 'raat 8 baje'],
  ['7:30 am', '1:15 pm', '8 pm'],
  ['at 7:30 am', 'at 1:15 pm', 'at 8 pm'],
  ['सुबह 7:30 बजे', 'दोपहर 1:15 बजे', 'रात 8 बजे'],
  ['subah saadhe saat baje', 'dopahar sava ek baje', 'raat aath baje'],
] as const
const exact = ['07:30', '13:15', '20:00']

const joints = [' aur ', ' and ', ', ', ' + ', ' phir ', ' then ', '\n']
const ends = ['', ' roz', ' roz khane se pehle', ' 5 din tak']

/** Every medicine at two and three doses, in both orders, with every joint; ends and ways to say an hour in turn. */
const grid = medicines.flatMap(([name, unit, written, amounts]) =>
  joints.flatMap((joint, at) =>
    [
      [0, 2],
      [0, 1, 2],
    ].flatMap((places) =>
      [true, false].flatMap((isAmountFirst) =>
        [0, 1].map((more) => {
          const said = hours[(at + more * 3) % hours.length]!
          const doses = places.map((place) =>
            isAmountFirst ? `${written[place]} ${unit} ${said[place]}` : `${said[place]} ${written[place]} ${unit}`,
          )
          const text = `${name} ${doses.join(joint)}${ends[(at + more) % ends.length]}`
          return [text, places.map((place) => `${amounts[place]} at ${exact[place]}`).join(', ')] as const
        }),
      ),
    ),
  ),
)

test('doses with an amount and a clock time each are read exactly, in every order and language', () => {
  expect(grid.length).toBeGreaterThan(300)
  expect(grid.map(([text]) => [text, dosesOf(text)])).toEqual(grid.map(([text, wanted]) => [text, wanted]))
})

test.each([
  ['nasal drops 1 drop subah 6:30, 2 drop raat 10:30, ek hafta', '1 at 06:30, 2 at 22:30'],
  ['गोली सुबह 8 बजे 2 और रात 9 बजे 1', '2 at 08:00, 1 at 21:00'],
  ['insulin subah 12 unit 7:30 pe aur raat ko 10', '12 at 07:30, 10 at 21:00'],
  ['insulin 12 unit nashte se pehle aur 10 unit raat ke khane se pehle', '12 at 08:00, 10 at 20:00'],
  ['Mummyji ko Glimepiride subah 8:30 baje 2 goli aur raat 9:30 baje 1 goli', '2 at 08:30, 1 at 21:30'],
  ['Mummyji ko insulin 12 unit subah 7:30 aur 10 unit raat 8 baje roz, khane se pehle', '12 at 07:30, 10 at 20:00'],
])('“%s” is one medicine with its doses', (text, wanted) => {
  expect(dosesOf(text)).toBe(wanted)
})

test('an amount or a clock time that is in no dose is pointed out, and the amounts are asked for', () => {
  const read = medicineOf('insulin 12 unit subah 7:30 aur dopahar 1 baje aur 10 unit raat 8 baje', options)!
  expect(read.doubts.map(({ is }) => is)).toEqual(['unread', 'no amount'])
})

test('“30 goli hai” is the stock', () => {
  expect(medicineOf('Mummyji ko metformin 500 din me do baar khane ke baad, 30 goli hai', options)).toMatchObject({
    name: 'Metformin 500',
    stock: 30,
    doubts: [],
  })
})

test.each(['BP ki goli roz subah 9 baje', 'sugar ki dawai roz subah 8 baje', 'thyroid ki goli roz subah 6 baje'])(
  '“%s” is a medicine',
  (text) => expect(medicineOf(text, options)?.sure).toBe(true),
)

test('a person is no part of the name of a medicine', () => {
  for (const text of [
    'insulin 12 units at 7:30 am and 10 units at 8 pm daily for mummyji',
    'Mummyji ko insulin 12 unit subah 7:30 aur 10 unit raat 8 baje',
  ])
    expect(medicineOf(text, options)?.name, text).toBe('Insulin')
})
