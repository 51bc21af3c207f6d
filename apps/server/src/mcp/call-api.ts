import { type Endpoint, type InputOf, isInQuery, pathNames, type ResultOf } from '@planner/contract/endpoint'

/** A request to the planner's API, built from a tool call. */
export type ApiRequest = {
  method: string
  /** Including the query. */
  url: string
  body: string | undefined
  headers: Record<string, string>
}
export type ApiAnswer = { status: number; body: string }

/** Sends a request with the program's token. */
export type Send = (request: ApiRequest) => Promise<ApiAnswer>

/** The planner refused, with a sentence that says why. */
export class Refused extends Error {}

/** Makes a call of the contract. @throws Refused with the planner's own sentence. */
export async function callEndpoint<E extends Endpoint>(
  send: Send,
  endpoint: E,
  input: InputOf<E>,
  headers: Record<string, string> = {},
): Promise<ResultOf<E>> {
  const rest = { ...(input as Record<string, unknown>) }
  let url: string = endpoint.path
  for (const name of pathNames(endpoint.path)) {
    url = url.replace(`:${name}`, encodeURIComponent(String(rest[name])))
    delete rest[name]
  }
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null)
  const query = isInQuery(endpoint)
    ? new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString()
    : ''
  const answer = await send({
    method: endpoint.method,
    url: query === '' ? url : `${url}?${query}`,
    body: isInQuery(endpoint) ? undefined : JSON.stringify(rest),
    headers,
  })
  const body: unknown = parsed(answer.body)
  if (answer.status === 200) return body as ResultOf<E>
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? String(body.detail) : ''
  throw new Refused(detail || `The planner answered ${answer.status}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy in between answers with an HTML page.
    return null
  }
}
