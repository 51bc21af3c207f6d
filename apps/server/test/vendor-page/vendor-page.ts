import type { TestServer } from '../test-server.ts'

/** The address of the shop's phone. */
const remoteAddress = '203.0.113.9'

/** Opens a vendor's page. @returns its HTML. */
export const open = async ({ app }: TestServer, url: string): Promise<string> =>
  (await app.inject({ url, remoteAddress })).body

/** Presses a button of a vendor's page. @returns the HTML that follows. */
export async function press({ app }: TestServer, url: string, fields: Record<string, string>): Promise<string> {
  const payload = new URLSearchParams(fields).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await app.inject({ method: 'POST', url, remoteAddress, payload, headers })).body
}

/** Returns the path of the newest link that was sent to a number or address. */
export async function linkTo(server: TestServer, to: string): Promise<string> {
  const sent = (await server.outbox()).filter(({ recipient }) => recipient === to)
  return /\/v\/\S+/.exec(sent.at(-1)!.body)![0]
}

/** Returns the hidden fingerprint in the buttons of a line, by which the server knows what the vendor saw. */
export function stampIn(html: string, index: number): string {
  const found = new RegExp(`name="index" value="${index}"><input type="hidden" name="was" value="([^"]*)"`).exec(html)
  return found![1]!.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")
}
