import { expect, test } from 'vitest'
import { type TypedOn, typedWith } from './typed-on.ts'

const opened: TypedOn = { text: '', at: 1000 }

/** What is kept of keys that are hit this many milliseconds apart, or where one of them answers the question. */
function typed(keys: string, apart: number): string {
  let typing = opened
  for (const key of keys) {
    const next = typedWith(typing, key, typing.at + apart)
    if (!next) return `${typing.text}|`
    typing = next
  }
  return typing.text
}

test('TASK-3 typing that goes on after Enter answers nothing, and nothing of it is lost', () => {
  expect(typed('pay rent on the 5th', 120)).toBe('pay rent on the 5th')
  expect(typed(' pay', 120)).toBe(' pay')
})

test('TASK-11 a space answers the question once nobody is typing, and so do Enter, Tab and Escape', () => {
  expect(typed(' ', 1200)).toBe('|')
  for (const key of ['Enter', 'Tab', 'Escape', 'ArrowLeft']) expect(typedWith(opened, key, 1050)).toBeNull()
  expect(typedWith({ text: 'pay', at: 1000 }, 'Backspace', 1100)).toEqual({ text: 'pa', at: 1100 })
})
