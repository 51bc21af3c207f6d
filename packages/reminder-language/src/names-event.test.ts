import { expect, test } from 'vitest'
import { namesEvent } from './names-event.ts'

test.each([
  'Rohan ki shaadi',
  'Flight to Mumbai',
  'Ekadashi vrat',
  'Papa birthday',
  'Dinner with the Mehtas',
  'Rohan ki shaadi mein jana hai',
  'राहुल की शादी',
  'Parent teacher meeting',
])('TASK-5 what happens by itself is over once it has passed: %s', (title) => {
  expect(namesEvent(title)).toBe(true)
})

test.each([
  'Book the flight to Mumbai',
  'Shaadi ka card dena',
  'Shaadi ka card dena hai',
  'Wish Rohan a happy birthday',
  'Bijli ka bill bharna',
  'Call the plumber',
  'LIC premium',
  'Pay the exam fee',
  'Renew the passport',
])('TASK-5 a task stays one, though it is about a wedding: %s', (title) => {
  expect(namesEvent(title)).toBe(false)
})
