import { expect, test } from 'vitest'
import { onlyOnce } from './only-once.ts'
import { rows, rowsAt } from './rows.ts'

test('SCALE-5 what several dishes have alike is kept and held once, within one dish as often as it is written', () => {
  const timers = rows<{ name: string | null; minutes: number }>()
  const ten = { name: null, minutes: 10 }
  const one = timers.placesOf([ten, { name: 'soak', minutes: 480 }, { ...ten }])
  const other = timers.placesOf([{ ...ten }])
  expect(timers.all).toHaveLength(2)
  const [first, soak, again] = rowsAt(timers.all, one)
  expect([first, soak, again]).toEqual([ten, { name: 'soak', minutes: 480 }, ten])
  expect(again, 'who looks for it by identity finds its own place').not.toBe(first)
  expect(rowsAt(timers.all, other)[0]).toBe(first)
})

test('SCALE-5 of lists that are alike the first is held', () => {
  const once = onlyOnce()
  const list = once.list(['dinner', 'lunch'])
  expect(once.list(['dinner', 'lunch'])).toBe(list)
  expect(once.list(['lunch'])).not.toBe(list)
  expect(once.list([1, 0.5])).toEqual([1, 0.5])
})
