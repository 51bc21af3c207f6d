import { expect, test } from 'vitest'
import { truncatedAddress } from './network.ts'
import { deviceOf } from './user-agent.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/141.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
    'phone',
  ],
  [`Mozilla/5.0 (Linux; Android 13; SM-X200) ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Android', 'tablet'],
  [
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-M346B) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge on Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`,
    'Opera on Linux',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux', 'computer'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`,
    'Chrome on ChromeOS',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
    'tablet',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari on macOS',
    'computer',
  ],
  ['Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5', 'Firefox on KaiOS', 'phone'],
  ['curl/8.14.1', 'A script', 'unknown'],
  ['<script>alert(1)</script>', 'An unknown browser', 'unknown'],
  ['', 'An unknown browser', 'unknown'],
])('%s', (userAgent, device, form) => {
  expect(deviceOf(userAgent)).toEqual({ device, form })
})

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::x'],
  ['2001:db8::1', '2001:db8::x'],
  ['::1', '::x'],
])('of %s an end is left off', (address, shown) => {
  expect(truncatedAddress(address)).toBe(shown)
})
