/** An IPv4 address as it is; of IPv6 the /64 that one household gets, since each has more addresses than can be counted. */
export const networkOf = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address

/** An address without its end, enough to tell one's own line from a stranger's: '203.0.113.x', '2001:db8:85a3::x'. */
export function withoutEnd(address: string): string {
  const four = /(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  if (four) return `${four[1]}.x`
  const [beginning = ''] = address.split('::', 1)
  return `${beginning.split(':').slice(0, 3).join(':')}::x`
}
