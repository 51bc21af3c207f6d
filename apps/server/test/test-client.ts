import { type Endpoint, type InputOf, isInQuery, pathNames, type ResultOf } from '@planner/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod'

export type Answer = { status: number; body: unknown; detail: string | undefined; headers: Record<string, unknown> }

export type TestClient = {
  /** Makes a call that must succeed, and checks the result against the contract. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers?: Record<string, string>): Promise<ResultOf<E>>
  /** Makes a call with any input, and returns the response. */
  ask(endpoint: Endpoint, input: unknown, headers?: Record<string, string>): Promise<Answer>
}

type Request = {
  method: Endpoint['method']
  url: string
  query: Record<string, string> | null
  payload: unknown
  headers: Record<string, string>
}
type Reply = { status: number; text: string; headers: Record<string, unknown> }

/** Makes calls to a server in this process, with a token or anonymously. */
export const testClient = (app: FastifyInstance, token: string | null): TestClient =>
  askerBy(token, async ({ method, url, query, payload, headers }) => {
    const given = query ? { query } : { payload: payload as object }
    const response = await app.inject({ method, url, ...given, headers })
    return { status: response.statusCode, text: response.body, headers: response.headers }
  })

/** Makes calls to a server over HTTP, with a token or anonymously. */
export const testClientAt = (base: string, token: string | null): TestClient =>
  askerBy(token, async ({ method, url, query, payload, headers }) => {
    const address = `${base}${url}${query ? `?${new URLSearchParams(query).toString()}` : ''}`
    const body = query ? {} : { body: JSON.stringify(payload) }
    const response = await fetch(address, {
      method,
      ...body,
      headers: { ...headers, 'content-type': 'application/json' },
    })
    return { status: response.status, text: await response.text(), headers: Object.fromEntries(response.headers) }
  })

function askerBy(token: string | null, send: (request: Request) => Promise<Reply>): TestClient {
  async function ask(endpoint: Endpoint, input: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const rest = { ...(input as Record<string, unknown>) }
    let url: string = endpoint.path
    for (const name of pathNames(endpoint.path)) {
      url = url.replace(`:${name}`, encodeURIComponent(String(rest[name])))
      delete rest[name]
    }
    const inQuery = isInQuery(endpoint)
    const response = await send({
      method: endpoint.method,
      url,
      query: inQuery ? (rest as Record<string, string>) : null,
      payload: rest,
      headers: { accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    })
    // docs/product/decisions.md#2
    if (response.status === 429) expect(response.headers['retry-after'], url).toMatch(/^[1-9]\d*$/)
    const body: unknown = response.text === '' ? undefined : JSON.parse(response.text)
    return {
      status: response.status,
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
