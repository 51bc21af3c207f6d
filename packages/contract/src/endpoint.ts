import type * as z from 'zod/mini'
import type { HouseholdRole } from './household-roles.ts'

/** Who may call: anyone, a person signed in, or an administrator. */
export type Access = 'anyone' | 'member' | 'admin'

/** What a call may carry in its headers. */
export type Carried = 'version' | 'idempotency-key'

/**
 * One call of the API: defined here, served by `route()` and made by `call()`.
 *
 * `input` is flat: names in the path are sent there, the others as query (GET, DELETE, or beside a file) or as a JSON body.
 */
export type Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Result extends z.ZodMiniType = z.ZodMiniType> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  access: Access
  /** Which roles of a household may call; everyone by default. */
  roles?: readonly HouseholdRole[]
  summary: string
  /** Headers that mean something to this call: If-Match with a version, Idempotency-Key. */
  carries?: readonly Carried[]
  /** The media type of an answer that is a file in place of JSON; `result` then is its bytes. */
  produces?: 'application/pdf' | 'text/csv' | 'text/plain' | 'application/json' | 'application/octet-stream'
  /** The body is a file's own bytes, so that the input is sent as query. */
  takes?: 'file'
  input: Input
  result: Result
}

/** What a caller hands in: before defaults and normalisation. */
export type InputOf<E extends Endpoint> = z.input<E['input']>

/** What a use-case receives: after defaults and normalisation. */
export type CheckedInputOf<E extends Endpoint> = z.output<E['input']>

export type ResultOf<E extends Endpoint> = z.output<E['result']>

export function endpoint<Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  definition: Endpoint<Input, Result>,
): Endpoint<Input, Result> {
  return definition
}

/** Whether what is not in the path is sent as query. */
export const isInQuery = ({ method, takes }: Pick<Endpoint, 'method' | 'takes'>): boolean =>
  method === 'GET' || method === 'DELETE' || takes !== undefined

/** The names in a path: '/api/reminders/:id' gives ['id']. */
export const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
