import { dataOf, type Input } from '#features/assistant/call-model.ts'
import type { Prompt } from '#features/assistant/prompts/prompt.ts'

/** A prompt with its test cases. */
export type Evaluation = {
  prompt: Prompt<unknown>
  cases: readonly { name: string; data: string; passes: (value: unknown) => boolean }[]
}

/**
 * Defines an evaluation.
 *
 * @param inputOf returns the input of a case, redacted as in the product.
 * @param passes whether an answer is right; includes the product's own checks.
 */
export const evaluation = <T, Case extends { name: string }>(
  prompt: Prompt<T>,
  cases: readonly Case[],
  { inputOf, passes }: { inputOf: (one: Case) => Input; passes: (value: T, one: Case) => boolean },
): Evaluation => ({
  prompt,
  cases: cases.map((one) => ({
    name: one.name,
    data: dataOf(inputOf(one)).data,
    passes: (value) => passes(value as T, one),
  })),
})
