/**
 * Whether an endpoint received from a browser belongs to a known push service. Without this check, anyone could make
 * the server call any URL.
 *
 * @param hosts names or name:port; a leading dot allows all subdomains. Only loopback may use plain http.
 */
export function isAllowedPushAddress(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return false
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && url.hostname === '127.0.0.1')) return false
  return hosts.some((host) =>
    host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host || url.host === host,
  )
}
