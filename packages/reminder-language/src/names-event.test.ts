import { expect, test } from 'vitest'
import { isEvent, namesEvent } from './names-event.ts'

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

const once = { recurrence: 'none' }

test.each([
  [{ ...once, title: 'Meeting with Ravi' }],
  [{ ...once, title: 'Coffee with Ravi at Blue Tokai' }],
  [{ ...once, title: 'Kickoff', duration_minutes: 60 }],
  [{ ...once, title: 'Goa', ends_on: '2026-12-14' }],
  [{ recurrence: 'weekly', title: 'Standup', duration_minutes: 30 }],
  [{ recurrence: 'yearly', title: 'Rohan ka birthday' }],
])('TASK-5 an event is past and not overdue: %o', (reminder) => {
  expect(isEvent(reminder)).toBe(true)
})

test.each([
  [{ ...once, title: 'Study maths', duration_minutes: 60 }],
  [{ ...once, title: 'Exam form' }],
  [{ ...once, title: 'Birthday gift for Asha' }],
  [{ ...once, title: 'Discuss the budget with Ravi' }],
  [{ ...once, title: 'LIC premium' }],
  [{ recurrence: 'weekly', title: 'Gym' }],
  [{ recurrence: 'yearly', title: 'Car insurance' }],
  [{ ...once, title: 'Party', checklist: [{ done: false }] }],
])('TASK-5 a task stays overdue until it is done: %o', (reminder) => {
  expect(isEvent(reminder)).toBe(false)
})
