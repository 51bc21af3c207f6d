import type { User } from '@planner/contract/account/auth'
import { expect, test } from 'vitest'

import { CallError, NoAnswer } from '#api/errors.ts'

import { resume } from './resume.ts'

const asha = { full_name: 'Asha' } as User
const refusal = (status: number) => new CallError({ status, code: null, detail: '', retryAfter: null })

const cases: [name: string, answers: (User | Error)[], result: User | null, waits: number[]][] = [
  ['a good token signs in', [asha], asha, []],
  ['a 401 drops the token at once', [refusal(401), asha], null, []],
  ['a 403 drops the token at once', [refusal(403), asha], null, []],
  ['a 500 is tried again', [refusal(500), asha], asha, [600]],
  ['no answer is tried again, after growing waits', [new NoAnswer(null), refusal(503), asha], asha, [600, 1800]],
  ['after three tries the token is dropped', [refusal(502), refusal(502), refusal(502), asha], null, [600, 1800]],
  ['a 401 after a 500 drops it', [refusal(500), refusal(401), asha], null, [600]],
]

test.each(cases)('AUTH-5 %s', async (_, answers, result, waits) => {
  const waited: number[] = []
  const left = [...answers]
  const ask = async () => {
    const answer = left.shift()
    if (answer instanceof Error) throw answer
    return answer!
  }
  expect(await resume(ask, async (ms) => void waited.push(ms))).toBe(result)
  expect(waited).toEqual(waits)
})
