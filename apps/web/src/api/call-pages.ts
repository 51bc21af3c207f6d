import type { Endpoint, InputOf, ResultOf } from '@planner/contract/endpoint'

import { type CallOptions, call } from './call.ts'

export type Page<E extends Endpoint> = {
  answer: ResultOf<E>
  /** The input that requests the next page; null on the last page. */
  rest: InputOf<E> | null
}

/** Calls a paginated endpoint once and returns the page with the input for the next one, read from its Link header. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Page<E>> {
  let link: string | null = null
  const onHeaders = (headers: Headers) => {
    link = headers.get('link')
  }
  const answer = await call(endpoint, input, { ...options, onHeaders })

  return { answer, rest: restOf(link) as InputOf<E> | null }
}

/** Calls a paginated endpoint until the last page and returns all answers in order. */
export async function callPages<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ResultOf<E>[]> {
  const { answer, rest } = await callPage(endpoint, input, options)

  return rest === null ? [answer] : [answer, ...(await callPages(endpoint, rest, options))]
}

/** Parses the query of `<address?query>; rel="next"` into an input; null if the header has no next link. */
export function restOf(link: string | null): Record<string, string> | null {
  const query = /<[^>?]*\?([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1]

  return query === undefined ? null : Object.fromEntries(new URLSearchParams(query))
}
