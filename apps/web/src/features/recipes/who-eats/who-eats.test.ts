import { expect, test } from 'vitest'
import { waLink } from './cook-links.ts'
import { mealsOf, seated } from './queries.ts'

test('HOME-5 a WhatsApp link opens a chat with the given number, or lets the person choose', () => {
  expect(waLink('98765 00001', 'दाल & rice')).toBe(
    'https://wa.me/919876500001?text=%E0%A4%A6%E0%A4%BE%E0%A4%B2%20%26%20rice',
  )
  expect(waLink('+91 98765 00001', 'x')).toBe('https://wa.me/919876500001?text=x')
  expect(waLink('', 'x')).toBe('https://wa.me/?text=x')
})

test('HOME-5 changed eaters show at once for the chosen meals', () => {
  const seats = [{ id: 'asha', name: 'Asha', is_helper: false, is_me: true, eats: true }]
  const meals = mealsOf('day').map((meal) => ({ meal, seats, guests: 0, eaters: 1 }))
  const before = { day: '2026-11-20', meals, shares_diet: true }
  const after = seated(before, {
    day: before.day,
    meals: ['dinner'],
    seats: [{ member_id: 'asha', eats: false }],
    guests: 3,
  })
  expect(after.meals.map(({ eaters }) => eaters)).toEqual([1, 1, 1, 3])
  expect(after.meals[3]!.seats[0]!.eats).toBe(false)
})
