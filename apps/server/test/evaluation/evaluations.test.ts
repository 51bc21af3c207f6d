import { tasks } from '@planner/contract/assistant'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { languageModel } from '#providers/language-model/language-model.ts'
import { startLanguageModel } from '../stand-ins/language-model/language-model.ts'
import { readReminderCases } from './cases/read-reminder.cases.ts'
import { evaluate } from './evaluate.ts'
import { evaluations } from './evaluations.ts'

test('every task has a prompt with at least three cases, each under its own name', () => {
  expect(evaluations.map(({ prompt }) => prompt.task).toSorted()).toEqual(tasks.toSorted())
  for (const { prompt, cases } of evaluations) {
    expect(cases.length, prompt.task).toBeGreaterThanOrEqual(3)
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  }
})

test('an evaluation passes right answers only, and reports tokens, cost and time', async () => {
  const [first, second] = readReminderCases
  await using standIn = await startLanguageModel({
    says: ({ data }) => {
      const meant = readReminderCases.find(({ text }) => text === (JSON.parse(data) as { text: string }).text)!
      if (meant === second) return 'no idea'
      return { ...meant, time: meant === first ? '23:59' : meant.time, certainty: 1 }
    },
  })
  const price = { LLM_PRICE_INPUT: '100', LLM_PRICE_OUTPUT: '200' }
  const model = languageModel(readConfig({ ...standIn.environment, ...price }).providers.languageModel!)
  const n = readReminderCases.length
  expect(await evaluate(model, evaluations[0]!)).toEqual({
    task: 'read-reminder',
    version: 1,
    cases: n,
    passed: n - 2,
    missed: [first!.text, expect.stringContaining(second!.text)],
    // One question was retried.
    tokens: { read: 10 * (n + 1), written: 5 * (n + 1) },
    rupees: expect.closeTo(((n + 1) * (10 * 100 + 5 * 200)) / 1e6 / n, 6),
    medianMs: expect.any(Number),
  })
})
