import type { Price } from '../language-model.ts'

export const families = ['openai-compatible', 'anthropic', 'google'] as const
export type Family = (typeof families)[number]

export type LanguageModelConfig = {
  family: Family
  model: string
  /** Null for a server that requires none, such as one on this machine. */
  apiKey: string | null
  /** The part before /chat/completions, /messages or /models, without a final slash. */
  baseUrl: string
  /** Null if the operator set none: usage is then counted in tokens only. */
  price: Price | null
}

/** The default address of each family, and the path for an address without one. */
export const homes: Record<Family, { host: string; path: string }> = {
  'openai-compatible': { host: 'https://api.openai.com', path: '/v1' },
  anthropic: { host: 'https://api.anthropic.com', path: '/v1' },
  google: { host: 'https://generativelanguage.googleapis.com', path: '/v1beta' },
}
