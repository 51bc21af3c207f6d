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

// The SDK would write warnings to the console, which is reserved for log lines.
globalThis.AI_SDK_LOG_WARNINGS = false

/** Answers have a few fields; a longer one is treated as an error. */
const maxOutputTokens = 2000

type Usage = { inputTokens: number | undefined; outputTokens: number | undefined }

/**
 * Makes one call and validates the answer against the schema.
 *
 * @param tokens the usage is added here, even if the call fails after the model has answered.
 */
export async function callModelOnce<T>(
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
      // Small models tend to wrap their JSON in a code fence.
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
    // The SDK’s own message may quote what a person wrote, and would be logged.
    if (AISDKError.isInstance(error)) throw new ProviderFailure('unknown', `something unexpected: ${error.name}`)
    throw error
  }
}
