import type { Endpoint, InputOf, ResultOf } from '@planner/contract/endpoint'

import { type CallOptions, call } from './call.ts'

export type Page<E extends Endpoint> = {
  answer: ResultOf<E>
  /** What to ask for the next page; null after the last. */
  rest: InputOf<E> | null
}

/** Makes a call whose answer may go on under its Link header. */
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

/** The same, page after page to the end. */
export async function callPages<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ResultOf<E>[]> {
  const { answer, rest } = await callPage(endpoint, input, options)

  return rest === null ? [answer] : [answer, ...(await callPages(endpoint, rest, options))]
}

/** The query of `<address?query>; rel="next"`, as input. */
export function restOf(link: string | null): Record<string, string> | null {
  const query = /<[^>?]*\?([^>]*)>;\s*rel="next"/.exec(link ?? '')?.[1]

  return query === undefined ? null : Object.fromEntries(new URLSearchParams(query))
}
