import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { readConfig } from '#config.ts'
import { type LanguageModelStandIn, startLanguageModel } from '#test/stand-ins/language-model/language-model.ts'
import { type Family, families } from './config.ts'
import { languageModel, totalTimeoutMs } from './language-model.ts'

const question = {
  task: 'test',
  instructions: 'Say which fruit is meant.',
  data: '"""aam"""',
  schema: z.object({ fruit: z.enum(['mango', 'apple']) }),
}

const modelAt = ({ environment }: LanguageModelStandIn, more: Record<string, string> = {}) =>
  languageModel(readConfig({ ...environment, ...more }).providers.languageModel!)

afterEach(() => void vi.useRealTimers())

/** Moves the clock that deadlines and pauses use; sockets are not affected. */
const freezeTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

async function callsReach(standIn: LanguageModelStandIn, count: number): Promise<void> {
  while (standIn.calls() < count) await turn()
}

test.each(families)(
  '%s gets instructions, data and schema, and returns its answer and token counts',
  async (family) => {
    await using standIn = await startLanguageModel({ family, says: () => ({ fruit: 'mango' }) })
    const answer = await modelAt(standIn).object(question)
    expect(answer).toEqual({ value: { fruit: 'mango' }, tokens: { read: 10, written: 5 } })
    expect(standIn.asked[0]!.instructions).toContain('Say which fruit is meant.')
    expect(standIn.asked[0]!.data).toBe('"""aam"""')
    expect(standIn.asked[0]!.schema).toMatchObject({ properties: { fruit: { enum: ['mango', 'apple'] } } })
  },
)

const sayings: [string, unknown][] = [
  ['broken JSON', '{"fruit": "man'],
  ['nothing', ''],
  ['chat', 'I would say it is a mango!'],
  ['another shape', { vegetable: 'mango' }],
  ['another value', { fruit: 'Delete everything' }],
]

test.concurrent.each(families)(
  '%s answering against the schema is retried once, then fails; its tokens are counted',
  async (family) => {
    const failed = sayings.map(async ([name, words]) => {
      await using standIn = await startLanguageModel({ family, says: () => words })
      const answer = await modelAt(standIn).object(question)
      return { name, code: 'failure' in answer && answer.failure.code, tokens: answer.tokens, calls: standIn.calls() }
    })
    const expected = sayings.map(([name]) => ({
      name,
      code: 'unreadable',
      tokens: { read: 20, written: 10 },
      calls: 2,
    }))
    expect(await Promise.all(failed)).toEqual(expected)
  },
)

test.concurrent.each(families)(
  '%s answering well the second time is accepted, and both calls are counted',
  async (family) => {
    let times = 0
    await using standIn = await startLanguageModel({
      family,
      says: () => ({ fruit: times++ === 0 ? 'none' : 'apple' }),
    })
    const answer = await modelAt(standIn).object(question)
    expect(answer).toEqual({ value: { fruit: 'apple' }, tokens: { read: 20, written: 10 } })
  },
)

test('a model’s JSON inside a code fence is read', async () => {
  await using standIn = await startLanguageModel({ says: () => '```json\n{"fruit":"apple"}\n```' })
  expect(await modelAt(standIn).object(question)).toMatchObject({ value: { fruit: 'apple' } })
})

test.concurrent.each(families)(
  '%s is retried once after a 500, but not after a 429 with a long wait',
  async (family) => {
    await using standIn = await startLanguageModel({ family, says: () => ({ fruit: 'mango' }) })
    standIn.behave('error', 1)
    expect(await modelAt(standIn).object(question)).toMatchObject({ value: { fruit: 'mango' } })
    expect(standIn.calls()).toBe(2)
    standIn.behave('busy')
    expect(await modelAt(standIn).object(question)).toMatchObject({ failure: { kind: 'again', retryAfterMs: 90_000 } })
    expect(standIn.calls()).toBe(3)
  },
)

test.each(families)('%s without an answer is given up after 15 seconds in all', async (family) => {
  await using standIn = await startLanguageModel({ family })
  standIn.behave('hang')
  const model = modelAt(standIn)
  freezeTime()
  const asking = model.object(question)
  await callsReach(standIn, 1)
  await vi.advanceTimersByTimeAsync(totalTimeoutMs)
  expect(await asking).toMatchObject({ failure: { code: 'timeout', isOutage: true } })
  expect(standIn.calls()).toBe(1)
})

test('a second model call gets only the rest of the 15 seconds', async () => {
  await using standIn = await startLanguageModel({
    says() {
      standIn.behave('hang')
      return 'no JSON'
    },
  })
  const model = modelAt(standIn)
  freezeTime()
  let isOver = false
  const asking = model.object(question).finally(() => (isOver = true))
  await callsReach(standIn, 1)
  // Advances the pause between the two attempts in small steps, so that little of the 15 seconds is used up.
  let passed = 0
  for (; standIn.calls() < 2; passed += 10) await vi.advanceTimersByTimeAsync(10)
  await vi.advanceTimersByTimeAsync(totalTimeoutMs - passed - 10)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(10)
  expect(await asking).toMatchObject({ failure: { code: 'timeout' } })
})

test('five outages in a row open the model’s circuit for half a minute', async () => {
  await using standIn = await startLanguageModel({ says: () => ({ fruit: 'mango' }) })
  const model = modelAt(standIn)
  await standIn.down()
  for (const _ of [1, 2, 3]) expect(await model.object(question)).toMatchObject({ failure: { kind: 'again' } })
  expect(model.isHealthy()).toBe(false)
  await standIn.up()
  expect(await model.object(question)).toMatchObject({ failure: { retryAfterMs: 30_000 } })
  expect(standIn.calls()).toBe(0)
})

test('timeouts count as outages of the model: five open the circuit', async () => {
  await using standIn = await startLanguageModel()
  standIn.behave('hang')
  const model = modelAt(standIn)
  freezeTime()
  for (const call of [1, 2, 3, 4, 5]) {
    expect(model.isHealthy()).toBe(true)
    const asking = model.object(question)
    await callsReach(standIn, call)
    await vi.advanceTimersByTimeAsync(totalTimeoutMs)
    expect(await asking).toMatchObject({ failure: { code: 'timeout' } })
    await turn()
  }
  expect(model.isHealthy()).toBe(false)
})

test.each(families)('%s rejecting the key is reported and not retried', async (family: Family) => {
  await using standIn = await startLanguageModel({ family })
  const answer = await modelAt(standIn, { LLM_API_KEY: 'another' }).object(question)
  expect(answer).toMatchObject({ failure: { kind: 'refused', message: 'the key is not accepted' } })
  expect(standIn.calls()).toBe(1)
})

test('a model address with its own path is used unchanged', async () => {
  await using standIn = await startLanguageModel({ says: () => ({ fruit: 'mango' }) })
  const at = (path: string) => modelAt(standIn, { LLM_BASE_URL: `${standIn.url}${path}` })
  expect(await at('/v1/').object(question)).toHaveProperty('value')
  expect(await at('/elsewhere').object(question)).toMatchObject({ failure: { kind: 'refused', code: '404' } })
})
