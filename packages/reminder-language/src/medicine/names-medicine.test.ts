import { expect, test } from 'vitest'

import { namesMedicine } from './names-medicine.ts'

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
