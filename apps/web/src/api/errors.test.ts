import { expect, test } from 'vitest'
import { CallError, NoAnswer, refusalSentence, serverSentence } from './errors.ts'

const callError = (status: number, detail: string) => new CallError({ status, code: null, detail, retryAfter: null })

test.each([
  [callError(409, 'That name is taken'), 'That name is taken.', 'That name is taken.'],
  [callError(503, 'The server is busy right now'), 'The server is busy right now.', 'Not saved.'],
  [callError(422, ''), 'Not saved.', 'Not saved.'],
  [new NoAnswer(null), 'Not saved.', 'Not saved.'],
  [undefined, 'Not saved.', 'Not saved.'],
])('of %s the server’s own sentence is shown, or only if it is a refusal', (error, own, refusal) => {
  expect(serverSentence(error, 'Not saved.')).toBe(own)
  expect(refusalSentence(error, 'Not saved.')).toBe(refusal)
})
