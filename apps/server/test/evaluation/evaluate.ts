import { performance } from 'node:perf_hooks'
import { costOf, microsPerRupee } from '#features/assistant/cost.ts'
import type { LanguageModel, Tokens } from '#providers/language-model.ts'
import type { Evaluation } from './evaluation.ts'

export type Score = {
  task: string
  version: number
  cases: number
  passed: number
  /** The names of the failed cases, with the reason. */
  missed: string[]
  tokens: Tokens
  /** Rupees per question; null if no price is known. */
  rupees: number | null
  medianMs: number
}

/** Asks a model all cases of a prompt, one after the other, so that they do not compete for the model's time. */
export async function evaluate(model: LanguageModel, { prompt, cases }: Evaluation): Promise<Score> {
  const { task, version, instructions, schema } = prompt
  const tokens: Tokens = { read: 0, written: 0 }
  const took: number[] = []
  const missed: string[] = []
  for (const { name, data, passes } of cases) {
    const begun = performance.now()
    const answer = await model.object({ task, instructions, data, schema })
    took.push(performance.now() - begun)
    tokens.read += answer.tokens.read
    tokens.written += answer.tokens.written
    if ('failure' in answer) missed.push(`${name} (${answer.failure.message})`)
    else if (!passes(answer.value)) missed.push(name)
  }
  const micros = costOf(tokens, model.price)
  return {
    task,
    version,
    cases: cases.length,
    passed: cases.length - missed.length,
    missed,
    tokens,
    rupees: micros === null ? null : micros / cases.length / microsPerRupee,
    medianMs: took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0,
  }
}
