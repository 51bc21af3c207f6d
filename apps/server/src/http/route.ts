import type { Readable } from 'node:stream'
import type { Scope } from '@planner/contract/account/programs'
import type { CheckedInputOf, Endpoint, ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import type { UserRow } from '#platform/db/tables/users.ts'

/** The caller, resolved from the bearer token. */
export type Caller = {
  user: UserRow
  tokenHash: Buffer
  /** The program's scopes; absent for the person's own session. */
  scopes?: readonly Scope[]
}

/** Values of declared headers; null if absent or not declared. */
export type Carried = { version: number | null; idempotencyKey: string | null }

export type Call<E extends Endpoint> = {
  input: CheckedInputOf<E>
  address: string
  /** As sent; empty if absent. */
  userAgent: string
  carried: Carried
  /** The unread request body, for endpoints that take a file. */
  upload: Readable
  caller: Caller | null
}
export type MemberCall<E extends Endpoint> = Omit<Call<E>, 'caller'> & Caller

/** A paginated response: `next` is the URL of the next page, sent as `Link: <next>; rel="next"`. */
export class Continued<Result> {
  readonly result: Result
  readonly next: string | null

  constructor(result: Result, next: string | null) {
    this.result = result
    this.next = next
  }
}

/** A file as a response: its content, and the details for its headers. */
export class SentFile {
  readonly content: Readable
  readonly about: { name: string; type: string; bytes: number; shown: boolean }

  /** @param about `shown`: whether the browser may display the file; otherwise it downloads it. */
  constructor(content: Readable, about: SentFile['about']) {
    this.content = content
    this.about = about
  }
}

type Answer<E extends Endpoint> = ResultOf<E> | Continued<ResultOf<E>> | SentFile

/** Resolves a token to its session; null if unknown, expired or revoked. */
export type ResumeSession = (context: Context, token: string) => Promise<Caller | null>

/** An endpoint and its handler. */
export type Route = {
  endpoint: Endpoint
  handle: (context: Context, call: Call<Endpoint>) => Promise<unknown>
}

/** Serves an endpoint to signed-in users. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (context: Context, call: MemberCall<E>) => Promise<Answer<E>> | Answer<E>,
): Route {
  if (endpoint.access === 'anyone') throw new Error(`${endpoint.path} is open: serve it by openRoute`)
  // Session and input have already been checked.
  return {
    endpoint,
    handle: async (context, { input, caller, ...from }) =>
      handle(context, { input: input as CheckedInputOf<E>, ...from, ...caller! }),
  }
}

/** Serves an endpoint to anyone. */
export function openRoute<E extends Endpoint>(
  endpoint: E,
  handle: (context: Context, call: Call<E>) => Promise<ResultOf<E>> | ResultOf<E>,
): Route {
  if (endpoint.access !== 'anyone') throw new Error(`${endpoint.path} is for members: serve it by route`)
  return { endpoint, handle: async (context, call) => handle(context, call as Call<E>) }
}
