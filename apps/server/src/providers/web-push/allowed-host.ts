/**
 * Whether an address received from a browser belongs to a known push service. Without this check, anyone could make
 * the server call any address.
 *
 * @param hosts names or name:port; one with a leading dot admits every name below it. Only loopback may be without TLS.
 */
export function isAllowedPushAddress(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && url.hostname === '127.0.0.1')) return false
  return hosts.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host || url.host === host,
  )
}
