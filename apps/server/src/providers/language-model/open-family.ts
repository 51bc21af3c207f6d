import type { LanguageModel } from 'ai'
import type { LanguageModelConfig } from './config.ts'

type Opened = Exclude<LanguageModel, string>

/** The SDK's model of a family. Loaded only here, so that a server without a model never loads it. */
export async function openFamily({ family, model, apiKey, baseUrl: baseURL }: LanguageModelConfig): Promise<Opened> {
  const given = { baseURL, fetch: withoutRedirects, ...(apiKey && { apiKey }) }
  if (family === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(given)(model)
  if (family === 'google') return (await import('@ai-sdk/google')).createGoogle(given)(model)
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  // Without this the schema would never reach the model.
  return createOpenAICompatible({ ...given, name: 'language-model', supportsStructuredOutputs: true })(model)
}

/** The key goes where it was said to go, and nowhere else. */
const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
