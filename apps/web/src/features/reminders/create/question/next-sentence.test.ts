import { expect, test } from 'vitest'
import { type NextSentence, nextSentenceAfter } from './next-sentence.ts'

const opened: NextSentence = { text: '', isTouched: false, at: 1000 }

/**
 * Returns the text recorded for keys pressed this many milliseconds apart; '|' where one answers the question, '.'
 * where one ends the sentence.
 */
function typed(keys: readonly string[], apart: number): string {
  let typing = opened
  for (const key of keys) {
    const at = typing.at + apart
    const heard = nextSentenceAfter(typing, key, at)
    if (heard === null) return `${typing.text}|`
    if (heard === 'ends') return `${typing.text}.`
    typing = { text: heard.text, isTouched: heard.text !== '', at }
  }
  return typing.text
}

test('TASK-3 typing on after Enter answers no question at any speed, and loses no letter', () => {
  for (const apart of [20, 120, 1200]) {
    expect(typed('pay rent on the 5th'.split(''), apart)).toBe('pay rent on the 5th')
    expect(typed(['pay'.split(''), ' ', 'rend'.split(''), 'Backspace', 't', 'Enter'].flat(), apart)).toBe('pay rent.')
  }
  expect(typed(' pay'.split(''), 120)).toBe('pay')
})

test('TASK-11 a space answers the question where no sentence has begun, and so do Enter, Tab and Escape', () => {
  expect(typed([' '], 1200)).toBe('|')
  expect(typed(['Enter'], 20)).toBe('|')
  for (const key of ['Tab', 'Escape', 'ArrowLeft']) expect(nextSentenceAfter(opened, key, 1050)).toBeNull()
  const halfWritten: NextSentence = { text: 'pay', isTouched: false, at: 1000 }
  expect(nextSentenceAfter(halfWritten, 'Enter', 1100)).toBeNull()
  expect(nextSentenceAfter({ ...halfWritten, isTouched: true }, 'Backspace', 1100)).toEqual({ text: 'pa' })
})
