import { ExponentialBackoff, handleWhen, retry, TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel'
import type { LanguageModel, Question, Tokens } from '../language-model.ts'
import { ProviderFailure, providerCalls } from '../provider-call.ts'
import type { LanguageModelConfig } from './config.ts'
import { failureCodes, tooSlow } from './failures.ts'

/** The total time that a person waits, retry included. */
export const totalTimeoutMs = 15_000
const pauseMs = 500
/** If a provider asks for a longer wait, the call is not retried, because a person is waiting. */
const longestPauseMs = 2000

/** A model of one of the three families, with our own deadline, retry and circuit breaker; the SDK's are off. */
export function languageModel(config: LanguageModelConfig): LanguageModel {
  const calls = providerCalls(totalTimeoutMs, 'language-model')
  const deadline = timeout(totalTimeoutMs, TimeoutStrategy.Aggressive)
  const once = retry(handleWhen(mayPass), {
    maxAttempts: 1,
    backoff: new ExponentialBackoff({ initialDelay: pauseMs, maxDelay: pauseMs }),
  })

  async function ask<T>(question: Question<T>, tokens: Tokens): Promise<T> {
    // Loaded with the first question.
    const { callModelOnce } = await import('./call-model-once.ts')
    return deadline.execute(({ signal }) =>
      once.execute(() => calls.make(() => callModelOnce(config, question, { signal, tokens })), signal),
    )
  }

  return {
    provider: config.family,
    model: config.model,
    price: config.price,
    isHealthy: () => calls.isHealthy(),
    async object(question) {
      const tokens: Tokens = { read: 0, written: 0 }
      try {
        return { value: await ask(question, tokens), tokens }
      } catch (error) {
        if (error instanceof TaskCancelledError) return { failure: tooSlow(), tokens }
        if (error instanceof ProviderFailure) return { failure: error, tokens }
        throw error
      }
    },
  }
}

function mayPass(error: unknown): boolean {
  if (!(error instanceof ProviderFailure) || error.code === failureCodes.timeout) return false
  const isPassing = error.code === failureCodes.unreadable || error.kind === 'again' || error.isOutage
  return isPassing && (error.retryAfterMs ?? 0) <= longestPauseMs
}
