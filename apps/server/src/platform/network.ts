import ipaddr from 'ipaddr.js'

/** A network that counts as one caller. `times` multiplies the limit of one household. */
export type Network = { key: string; times: number }

/**
 * Providers assign a /48 to a business or split it among households, so it gets several times a household's limit.
 * Without a limit of its own it would contain 65,536 networks that count separately.
 */
const timesOf48 = 10

/** Strips brackets and the port that some proxies add: '203.0.113.9:4711', '[2001:db8::1]:4711'. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/

/**
 * Returns the networks that an address counts against, narrowest first: the IPv4 address; for IPv6 the /64 of one
 * household, and the surrounding /48. IPv4-mapped IPv6 ('::ffff:203.0.113.9') counts as IPv4.
 */
export function networksOf(address: string): [Network, ...Network[]] {
  const [, inBrackets, beforePort] = withPort.exec(address) ?? []
  const bare = inBrackets ?? beforePort ?? address
  // Unparsable addresses share one count.
  if (!ipaddr.isValid(bare)) return [{ key: 'unknown', times: 1 }]
  const parsed = ipaddr.process(bare)
  if (parsed instanceof ipaddr.IPv4) return [{ key: parsed.toString(), times: 1 }]
  return [
    { key: prefixOf(parsed, 64), times: 1 },
    { key: prefixOf(parsed, 48), times: timesOf48 },
  ]
}

/** Returns the narrowest network of an address: '203.0.113.9', '2001:db8:0:1::/64'. */
export const networkOf = (address: string): string => networksOf(address)[0].key

function prefixOf({ parts }: ipaddr.IPv6, bits: 48 | 64): string {
  const kept = bits / 16
  return `${new ipaddr.IPv6(parts.map((part, at) => (at < kept ? part : 0))).toString()}/${bits}`
}

/** Masks an address, leaving enough to recognise one's own network: '203.0.113.x', '2001:db8:85a3::x'. */
export function truncatedAddress(address: string): string {
  const four = /(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  if (four) return `${four[1]}.x`
  const [beginning = ''] = address.split('::', 1)
  return `${beginning.split(':').slice(0, 3).join(':')}::x`
}
