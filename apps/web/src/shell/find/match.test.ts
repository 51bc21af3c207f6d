import { expect, test } from 'vitest'

import { bestOf, folded, nearestOf } from './match.ts'

const found = (texts: string[], query: string) => bestOf(texts, folded, query, 5)

test('TASK-2 every word must be there, whatever its case and accents; a beginning comes first', () => {
  const texts = ['Take milk from the crème shop', 'Milk', 'Almond milkshake', 'Rent']
  expect(found(texts, 'MILK')).toEqual(['Milk', 'Take milk from the crème shop', 'Almond milkshake'])
  expect(found(texts, 'creme milk')).toEqual(['Take milk from the crème shop'])
  expect(found(texts, 'milk rent')).toEqual([])
  expect(found(texts, '   ')).toEqual([])
  expect(found(['दूध लाना', 'दवा'], 'दूध')).toEqual(['दूध लाना'])
})

test('TASK-2 among 3,000 reminders a letter takes at most 50 ms (p95)', () => {
  const texts = Array.from({ length: 3000 }, (_, place) => folded(`Pay bill ${place} at the counter, with a receipt`))
  const typed = 'receipt 29 bill counter pay cuonter'
  const times = Array.from(typed, (_, place, all = typed) => {
    const began = performance.now()
    const query = all.slice(0, place + 1)
    if (bestOf(texts, (text) => text, query, 6).length === 0) nearestOf(texts, (text) => text, query, 6)
    return performance.now() - began
  }).toSorted((one, other) => one - other)
  expect(times[Math.floor(times.length * 0.95)]!).toBeLessThan(50)
})

test('TASK-2 what is spelt differently is found after what is spelt the same', () => {
  const titles = ['Rohan ki shaadi', 'Shadi ka card', 'Milk']
  expect(bestOf(titles, folded, 'shadi', 5)).toEqual(['Shadi ka card', 'Rohan ki shaadi'])
  expect(bestOf(titles, folded, 'shaadi rohan', 5)).toEqual(['Rohan ki shaadi'])
  expect(bestOf(titles, folded, 'c++', 5)).toEqual([])
})

test('TASK-2 a slip of the finger finds what was meant', () => {
  const titles = ['Plumber', 'Azithral 500', 'Gas cylinder', 'Milk']
  expect(['plumbar', 'azithrl', 'cylindar gas', 'mango'].map((query) => nearestOf(titles, folded, query, 5))).toEqual([
    ['Plumber'],
    ['Azithral 500'],
    ['Gas cylinder'],
    [],
  ])
})
