import type { LanguageModel } from 'ai'
import type { LanguageModelConfig } from './config.ts'

type Opened = Exclude<LanguageModel, string>

/**
 * Returns the SDK's model of a family. SDKs are imported only here, so that a server without a model never loads them.
 */
export async function openFamily({ family, model, apiKey, baseUrl: baseURL }: LanguageModelConfig): Promise<Opened> {
  const given = { baseURL, fetch: withoutRedirects, ...(apiKey && { apiKey }) }
  if (family === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(given)(model)
  if (family === 'google') return (await import('@ai-sdk/google')).createGoogle(given)(model)
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  // Without this option the schema would not be sent to the model.
  return createOpenAICompatible({ ...given, name: 'language-model', supportsStructuredOutputs: true })(model)
}

/** Refuses redirects, so that the API key is sent only to the configured address. */
const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
