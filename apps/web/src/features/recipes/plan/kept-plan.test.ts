import type { MealPlan } from '@planner/contract/kitchen/recipes'
import { beforeEach, expect, test, vi } from 'vitest'

import { doubtKeptPlans, keepPlan, keptPlan, lastKeptPlan } from './kept-plan.ts'

const plan = (theme: string, date = '2026-11-21') => ({ theme, date, sections: {} }) as MealPlan

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('RECIPE-11 a plan is stored by day, person and diet', () => {
  keepPlan('asha', false, plan('mixed'))
  keepPlan('asha', true, plan('green'))
  expect(keptPlan('asha', false, '2026-11-21')?.theme).toBe('mixed')
  expect(keptPlan('asha', true, '2026-11-21')?.theme).toBe('green')
  expect(keptPlan('ravi', false, '2026-11-21')).toBeUndefined()
  expect(keptPlan('asha', false, '2026-11-22')).toBeUndefined()
  expect(lastKeptPlan('asha', false)?.theme).toBe('mixed')
})

test('RECIPE-11 a new day or another person clears the previous plan', () => {
  keepPlan('asha', false, plan('mixed'))
  keepPlan('asha', true, plan('green', '2026-11-22'))
  expect(lastKeptPlan('asha', false)).toBeUndefined()
  keepPlan('ravi', true, plan('his', '2026-11-22'))
  expect(lastKeptPlan('asha', true)).toBeUndefined()
})

test('RECIPE-11 an unreadable stored plan is ignored', () => {
  localStorage.setItem('lastFetchDate', '2026-11-21')
  for (const text of ['{', 'null', '7', '{"user":"asha"}', '{"user":"asha","plans":{"all":{}}}']) {
    localStorage.setItem('cachedMealPlan', text)
    expect(keptPlan('asha', false, '2026-11-21'), text).toBeUndefined()
  }
})

test('RECIPE-11 a plan that may have been replaced is no longer the day’s, and still better than none', () => {
  keepPlan('asha', false, plan('mixed'))
  doubtKeptPlans()
  expect(keptPlan('asha', false, '2026-11-21')).toBeUndefined()
  expect(lastKeptPlan('asha', false)?.theme).toBe('mixed')
  keepPlan('asha', false, plan('fresh'))
  expect(keptPlan('asha', false, '2026-11-21')?.theme).toBe('fresh')
})
