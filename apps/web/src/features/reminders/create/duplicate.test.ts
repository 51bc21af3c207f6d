import { expect, test } from 'vitest'
import { aReminder } from '../../../../test/a-reminder.ts'
import { duplicateOf, sameMedicine } from './duplicate.ts'

const there = aReminder({ title: 'LIC premium bharna', date: '2026-12-03', time: '09:00:00' })
const coming = { title: 'Lic  premium, bharna', date: '2026-12-03', time: '09:00:00' }

test('TASK-3 a duplicate at the same time is pointed out before it is created', () => {
  expect(duplicateOf(coming, [there], undefined)).toEqual({ reminder: there, day: '2026-12-03' })
  const daily = { ...there, date: '2026-11-01', recurrence: 'daily' }
  expect(duplicateOf(coming, [daily], undefined)).toEqual({ reminder: daily, day: '2026-12-03' })
})

test('TASK-3 the same thing at another hour or within three days counts as there already, the nearest first', () => {
  const later = { ...there, id: 'later', date: '2026-12-06' }
  expect(duplicateOf({ ...coming, time: '18:00:00' }, [there], undefined)?.reminder).toBe(there)
  expect(duplicateOf({ ...coming, date: '2026-12-04' }, [later, there], undefined)).toEqual({
    reminder: there,
    day: '2026-12-03',
  })
  expect(duplicateOf({ ...coming, date: '2026-12-06' }, [there, later], undefined)).toEqual({
    reminder: later,
    day: '2026-12-06',
  })
})

test('TASK-3 another week, another text or a completed reminder is no duplicate', () => {
  expect(duplicateOf({ ...coming, date: '2026-12-07' }, [there], undefined)).toBeUndefined()
  expect(duplicateOf({ ...coming, title: 'LIC premium' }, [there], undefined)).toBeUndefined()
  expect(duplicateOf(coming, [{ ...there, completed: true }], undefined)).toBeUndefined()
  expect(duplicateOf({ ...coming, id: there.id }, [there], undefined)).toBeUndefined()
})

test('TASK-3 a duplicate medicine is recognised by its name, whatever its times', () => {
  const dose = aReminder({
    title: 'Crocin (Amma), 1 tablet after food',
    recurrence: 'daily',
    medicine: { id: '00000000-0000-4000-8000-000000000001', part: 'dose' },
  })
  const today = '2026-12-03'
  expect(sameMedicine('crocin (amma)', [there, dose], today)).toBe(dose)
  expect(sameMedicine('Crocin', [dose], today)).toBeUndefined()
  expect(sameMedicine('Crocin (Amma)', [{ ...dose, ends_on: '2026-12-02' }], today)).toBeUndefined()
})
