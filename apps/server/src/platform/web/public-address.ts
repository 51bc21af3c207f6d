import ipaddr from 'ipaddr.js'

/** Publicly routable, but internal in a cloud: Azure serves metadata and more at this address. */
const ofClouds: ReadonlySet<string> = new Set(['168.63.129.16'])

const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]

/**
 * Whether an IP address belongs to the public internet. Excluded are private, loopback, link-local (with the metadata
 * services of clouds), shared (CGNAT), multicast and reserved ranges, and IPv6 addresses that carry an IPv4 address to
 * a gateway.
 *
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // IPv4-mapped IPv6 ('::ffff:10.0.0.1') counts as IPv4.
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv6) return parsed.range() === 'unicast' && parsed.match(globalUnicast)
  return parsed.range() === 'unicast' && !ofClouds.has(parsed.toString())
}

export const isLoopbackAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
