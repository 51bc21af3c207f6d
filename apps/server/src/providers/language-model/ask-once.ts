import {
  AISDKError,
  APICallError,
  extractJsonMiddleware,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  wrapLanguageModel,
} from 'ai'
import type { Question, Tokens } from '../language-model.ts'
import { ProviderFailure } from '../provider-call.ts'
import type { LanguageModelConfig } from './config.ts'
import { failureOfCall, tooSlow, unreadable } from './failures.ts'
import { openFamily } from './open-family.ts'

// It would write to the console, where only lines of the log belong.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Answers have a few fields; a longer one is an error. */
const maxOutputTokens = 2000

type Usage = { inputTokens: number | undefined; outputTokens: number | undefined }

/**
 * One call, its answer checked against the schema.
 *
 * @param tokens the usage is added here, even if the call fails after the model has answered.
 */
export async function askOnce<T>(
  config: LanguageModelConfig,
  { instructions, data, schema }: Question<T>,
  { signal, tokens }: { signal: AbortSignal; tokens: Tokens },
): Promise<T> {
  const count = (usage: Usage | undefined) => {
    tokens.read += usage?.inputTokens ?? 0
    tokens.written += usage?.outputTokens ?? 0
  }
  try {
    const answer = await generateText({
      // Small models like to put their JSON into a fence.
      model: wrapLanguageModel({ model: await openFamily(config), middleware: extractJsonMiddleware() }),
      instructions,
      prompt: data,
      output: Output.object({ schema }),
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    })
    count(answer.usage)
    return answer.output
  } catch (error) {
    if (signal.aborted) throw tooSlow()
    if (APICallError.isInstance(error)) throw failureOfCall(error)
    if (NoObjectGeneratedError.isInstance(error)) {
      count(error.usage)
      throw unreadable()
    }
    if (NoOutputGeneratedError.isInstance(error)) throw unreadable()
    // Its words may quote what a person wrote, and would appear in the log.
    if (AISDKError.isInstance(error)) throw new ProviderFailure('unknown', `something unexpected: ${error.name}`)
    throw error
  }
}
