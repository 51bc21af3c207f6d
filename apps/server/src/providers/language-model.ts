import type * as z from 'zod'
import type { ProviderFailure } from './provider-call.ts'

/** A question to a model. `data` is passed as quoted data: instructions inside it must not be followed. */
export type Question<T> = {
  /** The name of the task in logs and metrics. */
  task: string
  instructions: string
  data: string
  /** The required shape of the answer: validated here, and described to the model. */
  schema: z.ZodType<T>
}

/** Input and output tokens as counted by the provider, including retries. */
export type Tokens = { read: number; written: number }

/** The price of a million tokens in rupees, with its source and date. */
export type Price = { read: number; written: number; from: string | null }

export type ModelAnswer<T> = { tokens: Tokens } & ({ value: T } | { failure: ProviderFailure })

/** A language model. Never throws; takes at most 15 seconds in all, including one retry. */
export type LanguageModel = {
  provider: string
  /** The model's own name. */
  model: string
  /** Null if the operator set no prices. */
  price: Price | null
  isHealthy(): boolean
  object<T>(question: Question<T>): Promise<ModelAnswer<T>>
}
