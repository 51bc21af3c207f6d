import type * as z from 'zod'
import type { ProviderFailure } from './provider-call.ts'

/** What a model is asked. `data` is quoted to it as data: whatever it says, it is no instruction. */
export type Question<T> = {
  /** Names the task in logs and counts. */
  task: string
  instructions: string
  data: string
  /** The required shape of the answer; checked here, and described to the model. */
  schema: z.ZodType<T>
}

/** Input and output tokens as counted by the provider, including retries. */
export type Tokens = { read: number; written: number }

/** What a million tokens cost, in rupees, and where and when that was read. */
export type Price = { read: number; written: number; from: string | null }

export type ModelAnswer<T> = { tokens: Tokens } & ({ value: T } | { failure: ProviderFailure })

/** A language model. It never throws, and has 15 seconds in all, including one retry. */
export type LanguageModel = {
  provider: string
  /** The model's own name. */
  model: string
  /** Null if the operator named none. */
  price: Price | null
  isHealthy(): boolean
  object<T>(question: Question<T>): Promise<ModelAnswer<T>>
}
