import { type Endpoint, type InputOf, isInQuery, pathNames, type ResultOf } from '@planner/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod'

export type Answer = { status: number; body: unknown; detail: string | undefined; headers: Record<string, unknown> }

export type Ask = {
  /** Makes a call that must succeed, and checks the answer against the contract. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers?: Record<string, string>): Promise<ResultOf<E>>
  /** Makes a call with any input, and returns the answer. */
  ask(endpoint: Endpoint, input: unknown, headers?: Record<string, string>): Promise<Answer>
}

/** Makes calls to a server in this process, as the holder of a token or as a stranger. */
export function asker(app: FastifyInstance, token: string | null): Ask {
  async function ask(endpoint: Endpoint, input: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const rest = { ...(input as Record<string, unknown>) }
    let url: string = endpoint.path
    for (const name of pathNames(endpoint.path)) {
      url = url.replace(`:${name}`, encodeURIComponent(String(rest[name])))
      delete rest[name]
    }
    const inQuery = isInQuery(endpoint)
    const response = await app.inject({
      method: endpoint.method,
      url,
      ...(inQuery ? { query: rest as Record<string, string> } : { payload: rest }),
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    })
    const body: unknown = response.body === '' ? undefined : response.json()
    return {
      status: response.statusCode,
      body,
      detail: (body as { detail?: string } | undefined)?.detail,
      headers: response.headers,
    }
  }

  return {
    ask,
    async call(endpoint, input, headers) {
      const answer = await ask(endpoint, input, headers)
      expect(answer, `${endpoint.method} ${endpoint.path}: ${answer.detail}`).toMatchObject({ status: 200 })
      return z.parse(endpoint.result, answer.body) as ResultOf<typeof endpoint>
    },
  }
}
