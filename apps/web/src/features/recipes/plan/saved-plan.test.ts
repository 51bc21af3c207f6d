import type { MealPlan } from '@planner/contract/kitchen/recipes'
import { beforeEach, expect, test, vi } from 'vitest'

import { invalidateSavedPlans, lastSavedPlan, savedPlan, savePlan } from './saved-plan.ts'

const plan = (theme: string, date = '2026-11-21') => ({ theme, date, sections: {} }) as MealPlan

beforeEach(() => {
  const saved = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  })
})

test('RECIPE-11 a plan is stored by day, person and diet', () => {
  savePlan('asha', false, plan('mixed'))
  savePlan('asha', true, plan('green'))
  expect(savedPlan('asha', false, '2026-11-21')?.theme).toBe('mixed')
  expect(savedPlan('asha', true, '2026-11-21')?.theme).toBe('green')
  expect(savedPlan('ravi', false, '2026-11-21')).toBeUndefined()
  expect(savedPlan('asha', false, '2026-11-22')).toBeUndefined()
  expect(lastSavedPlan('asha', false)?.theme).toBe('mixed')
})

test('RECIPE-11 a new day or another person clears the previous plan', () => {
  savePlan('asha', false, plan('mixed'))
  savePlan('asha', true, plan('green', '2026-11-22'))
  expect(lastSavedPlan('asha', false)).toBeUndefined()
  savePlan('ravi', true, plan('his', '2026-11-22'))
  expect(lastSavedPlan('asha', true)).toBeUndefined()
})

test('RECIPE-11 an unreadable stored plan is ignored', () => {
  localStorage.setItem('lastFetchDate', '2026-11-21')
  for (const text of ['{', 'null', '7', '{"user":"asha"}', '{"user":"asha","plans":{"all":{}}}']) {
    localStorage.setItem('cachedMealPlan', text)
    expect(savedPlan('asha', false, '2026-11-21'), text).toBeUndefined()
  }
})

test('RECIPE-11 a plan that may have been replaced is no longer the day’s, and still better than none', () => {
  savePlan('asha', false, plan('mixed'))
  invalidateSavedPlans()
  expect(savedPlan('asha', false, '2026-11-21')).toBeUndefined()
  expect(lastSavedPlan('asha', false)?.theme).toBe('mixed')
  savePlan('asha', false, plan('fresh'))
  expect(savedPlan('asha', false, '2026-11-21')?.theme).toBe('fresh')
})
