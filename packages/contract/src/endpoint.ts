import type * as z from 'zod/mini'
import type { HouseholdRole } from './household-roles.ts'

/** Who may call: anyone, a signed-in person, or an administrator. */
export type Access = 'anyone' | 'member' | 'admin'

/** Optional request headers of a call. */
export type Carried = 'version' | 'idempotency-key'

/**
 * One API call: defined here, served by `route()` and made by `call()`.
 *
 * `input` is flat: names that occur in the path are sent there, the others as query (GET, DELETE, or alongside a file)
 * or as a JSON body.
 */
export type Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Result extends z.ZodMiniType = z.ZodMiniType> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  access: Access
  /** Which household roles may call; all by default. */
  roles?: readonly HouseholdRole[]
  summary: string
  /** Headers that this call supports: If-Match with a version, Idempotency-Key. */
  carries?: readonly Carried[]
  /** The media type of a response that is a file rather than JSON; `result` is then its bytes. */
  produces?: 'application/pdf' | 'text/csv' | 'text/plain' | 'application/json' | 'application/octet-stream'
  /** The body is a file's bytes, so the input is sent as query. */
  takes?: 'file'
  input: Input
  result: Result
}

/** A caller's input, before defaults and normalization. */
export type InputOf<E extends Endpoint> = z.input<E['input']>

/** A use case's input, after defaults and normalization. */
export type CheckedInputOf<E extends Endpoint> = z.output<E['input']>

export type ResultOf<E extends Endpoint> = z.output<E['result']>

/** Defines an API call; infers the types of its input and result. */
export function endpoint<Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  definition: Endpoint<Input, Result>,
): Endpoint<Input, Result> {
  return definition
}

/** Whether fields that are not in the path are sent as query. */
export const isInQuery = ({ method, takes }: Pick<Endpoint, 'method' | 'takes'>): boolean =>
  method === 'GET' || method === 'DELETE' || takes !== undefined

/** Returns the parameter names in a path: ['id'] for '/api/reminders/:id'. */
export const pathNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
