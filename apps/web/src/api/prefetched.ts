/** The questions that boot.ts has put to the server before this code arrived, by their address. */
export type Prefetched = { token: string; answers: Record<string, Promise<Response>> }

declare global {
  var early: Prefetched | undefined
}

/**
 * The answer to a GET that is under way already, if it was asked with the same token. It can be taken once; and none is
 * left once something is being changed.
 */
export function takePrefetched(method: string, url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.early
  if (!early || early.token !== token) return undefined
  if (method !== 'GET') {
    globalThis.early = undefined
    return undefined
  }
  const answer = early.answers[url]
  delete early.answers[url]
  return answer
}
