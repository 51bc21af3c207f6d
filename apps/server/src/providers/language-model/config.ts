import type { Price } from '../language-model.ts'

export const families = ['openai-compatible', 'anthropic', 'google'] as const
export type Family = (typeof families)[number]

export type LanguageModelConfig = {
  family: Family
  model: string
  /** Null for a server that needs no key, such as a local one. */
  apiKey: string | null
  /** The base URL before /chat/completions, /messages or /models, without a trailing slash. */
  baseUrl: string
  /** Null if the operator set no prices: usage is then counted in tokens only. */
  price: Price | null
}

/** The default URL of each family, and the path to add to a base URL that has none. */
export const homes: Record<Family, { host: string; path: string }> = {
  'openai-compatible': { host: 'https://api.openai.com', path: '/v1' },
  anthropic: { host: 'https://api.anthropic.com', path: '/v1' },
  google: { host: 'https://generativelanguage.googleapis.com', path: '/v1beta' },
}
