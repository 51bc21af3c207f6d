/** An IPv4 address as it is; of IPv6 the /64 that one household gets, since each has more addresses than can be counted. */
export const networkOf = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address
