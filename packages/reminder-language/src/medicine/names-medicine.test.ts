import { expect, test } from 'vitest'

import { namesMedicine, patientIn } from './names-medicine.ts'

test('a title names a medicine by its words or its name, unless it is an errand', () => {
  for (const title of ['BP tablet', 'Take Dolo 650', 'papa ki dawai', 'माँ की दवा', 'Insulin'])
    expect(namesMedicine(title), title).toBe(true)
  for (const title of [
    'Yoga class',
    'Dentist appointment',
    'Buy BP tablets',
    'Refill insulin',
    'Tablet screen repair bill',
  ])
    expect(namesMedicine(title), title).toBe(false)
})

test('a name tells for whom a medicine is: a person in parentheses, or a relative before it', () => {
  expect(patientIn('Ecosprin (sushila)')).toBe('Sushila')
  expect(patientIn('Mummy ki BP ki dawai (mummy)')).toBe('Mummy')
  expect(patientIn('papa ki dawai')).toBe('Papa')
  expect(patientIn('पापा की दवा')).toBe('पापा')
  expect(patientIn('Telma 40')).toBeNull()
  expect(patientIn('Sugar ki dawai')).toBeNull()
})
