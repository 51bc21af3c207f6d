import { expect, test } from 'vitest'

import { printedOn } from './printed-on.ts'

const day = { day: '2026-11-08', holiday: false, fast: false, weight: 2, note: null }

test('TASK-9 a day shows its first festival, and screen readers hear all', () => {
  expect(
    printedOn([
      { ...day, name: 'Diwali', holiday: true },
      { ...day, name: 'Kali Puja' },
    ]),
  ).toEqual({
    printed: 'Diwali',
    printedAs: 'holiday',
    known: 'Diwali (holiday), Kali Puja',
  })
  expect(printedOn([{ ...day, name: 'Navratri begins', fast: true }])).toMatchObject({
    printed: 'Navratri',
    printedAs: 'fast',
  })
  expect(printedOn(undefined)).toEqual({ printed: null, printedAs: 'festival', known: null })
})
