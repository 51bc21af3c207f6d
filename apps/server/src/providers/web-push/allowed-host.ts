/**
 * Whether an address that a browser handed us is one of a push service that we send to. Without this, anyone could have
 * the server call any address.
 *
 * @param hosts names or name:port; one with a leading dot admits every name below it. Loopback alone may go without TLS.
 */
export function isAllowedPushAddress(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && url.hostname === '127.0.0.1')) return false
  return hosts.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host || url.host === host,
  )
}
