import { expect, test } from 'vitest'
import { networkOf, networksOf } from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:db8::5:6:7:8', '2001:db8::/64'],
  ['2001:db8::a:5:6:7:8', '2001:db8:0:a::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::1]:4711', '2001:db8::/64'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
])('SAFE-8 %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('SAFE-8 addresses of one /64 count as one, however they are written', () => {
  const written = ['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:0db8:0000:0000:1:2:3:4', '2001:db8::9:8:7:6']
  expect(new Set(written.map(networkOf)).size).toBe(1)
})

test('SAFE-8 IPv6 counts by its /48 too, with a higher limit, and IPv4 by itself alone', () => {
  expect(networksOf('2001:db8:7:1::1')).toEqual([
    { key: '2001:db8:7:1::/64', times: 1 },
    { key: '2001:db8:7::/48', times: 10 },
  ])
  expect(networksOf('203.0.113.9')).toEqual([{ key: '203.0.113.9', times: 1 }])
})
