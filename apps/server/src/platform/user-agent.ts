export type Form = 'phone' | 'tablet' | 'computer' | 'unknown'

/** In order, because browsers also claim the names of others: the first match wins. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
  [/\b(curl|Wget|okhttp|PostmanRuntime|python-requests)\//i, 'A script'],
]

const systems: [pattern: RegExp, name: string, form: Form][] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bKAIOS\//i, 'KaiOS', 'phone'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS', 'computer'],
  [/\bLinux\b|\bX11\b/, 'Linux', 'computer'],
]

/**
 * Describes a user agent: 'Chrome on Android', 'Firefox on Windows'. Returns only names of this file, so that nothing
 * else a caller sends is stored or shown.
 */
export function deviceOf(userAgent: string): { device: string; form: Form } {
  const header = userAgent.slice(0, 500)
  const browser = browsers.find(([pattern]) => pattern.test(header))?.[1]
  const [, system, form] = systems.find(([pattern]) => pattern.test(header)) ?? [null, null, 'unknown' as const]
  const name = browser ?? 'An unknown browser'
  return { device: system ? `${name} on ${system}` : name, form }
}
