import { expect, test } from 'vitest'
import { isEvent } from './is-event.ts'

const once = { recurrence: 'none' }

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
  expect(isEvent({ ...once, title })).toBe(true)
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
  expect(isEvent({ ...once, title })).toBe(false)
})

test.each([
  [{ ...once, title: 'Meeting with Ravi' }],
  [{ ...once, title: 'Coffee with Ravi at Blue Tokai' }],
  [{ ...once, title: 'chai with mummy' }],
  [{ ...once, title: 'Movie', duration_minutes: 150 }],
  [{ ...once, title: 'Design review', duration_minutes: 30 }],
  [{ ...once, title: 'Test on chapter 4' }],
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
  [{ ...once, title: 'Deploy', duration_minutes: 90 }],
  [{ ...once, title: 'Refactor billing module', duration_minutes: 30, priority: 1 }],
  [{ ...once, title: 'Migrate staging db', duration_minutes: 30 }],
  [{ ...once, title: 'Push hotfix', duration_minutes: 30 }],
  [{ ...once, title: 'Kickoff', duration_minutes: 60 }],
  [{ ...once, title: 'Test the login', duration_minutes: 60 }],
  [{ ...once, title: 'Review the design', duration_minutes: 30 }],
  [{ ...once, title: 'Deploy with Ravi' }],
  [{ ...once, title: 'Pasta with sauce' }],
  [{ ...once, title: 'Release week', ends_on: '2026-12-14' }],
  [{ recurrence: 'daily', title: 'Gym', duration_minutes: 60 }],
  [{ ...once, title: 'Party', checklist: [{ done: true }] }],
  [{ ...once, title: 'Meeting', priority: 2 }],
  [{ ...once, title: 'Meeting', files: [{ name: 'plan.pdf' }] }],
])('TASK-5 a task stays overdue until it is done: %o', (reminder) => {
  expect(isEvent(reminder)).toBe(false)
})

test('TASK-5 what a calendar holds is an event; what a file holds only if it has a length and names no task', () => {
  const offsite = { ...once, title: 'Offsite' }
  expect(isEvent(offsite, 'calendar')).toBe(true)
  expect(isEvent({ ...once, title: 'Call the bank' }, 'calendar')).toBe(true)
  expect(isEvent({ recurrence: 'weekly', title: 'Gym' }, 'calendar')).toBe(true)
  expect(isEvent({ ...offsite, checklist: [{ done: false }] }, 'calendar')).toBe(false)
  expect(isEvent({ ...offsite, duration_minutes: 60 }, 'file')).toBe(true)
  expect(isEvent(offsite, 'file')).toBe(false)
  expect(isEvent({ ...once, title: 'Deploy', duration_minutes: 60 }, 'file')).toBe(false)
})
