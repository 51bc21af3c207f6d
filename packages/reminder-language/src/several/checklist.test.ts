import { expect, test } from 'vitest'
import { parseReminder } from '../index.ts'
import { checklistOf } from './checklist.ts'

const options = { now: new Date('2026-11-20T04:30:00Z'), timeZone: 'Asia/Kolkata' }

test('TASK-7 a pasted list is a reminder with a checklist', () => {
  const text = 'Pack for Goa trip Saturday 10am:\n- sunscreen\n- charger\n\n- [ ] tickets\n'
  const list = checklistOf(text, options)!
  expect(list).toEqual({ head: 'Pack for Goa trip Saturday 10am', items: ['sunscreen', 'charger', 'tickets'] })
  expect(text.startsWith(list.head)).toBe(true)
  expect(parseReminder(list.head, options)).toMatchObject({
    title: 'Pack for Goa trip',
    date: '2026-11-21',
    time: '10:00:00',
  })
  expect(checklistOf('School project kal\n1. chart paper\n2. glue\n3) scissors', options)?.items).toEqual([
    'chart paper',
    'glue',
    'scissors',
  ])
})

test.each([
  'tomorrow:\n- call bank\n- buy gifts',
  'Saturday plan:\n- temple 10am\n- lunch 1pm',
  'Call mom\nand buy milk',
  '- one\n- two\n- three',
  'Pack for Goa:\n- sunscreen',
  'Pack for Goa',
  '',
])('%j is none', (text) => expect(checklistOf(text, options)).toBeNull())
