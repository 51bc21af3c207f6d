/** The question that /boot.js has put to the server before this code arrived. */
type Early = { url: string; token: string; response: Promise<Response> }

declare global {
  var early: Early | undefined
}

/** The answer to a GET that is under way already, if it was asked with the same token. It can be taken once. */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.early
  if (early?.url !== url || early.token !== token) return undefined
  globalThis.early = undefined
  return early.response
}
