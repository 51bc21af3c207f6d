/** The browser's Trusted Types API, where supported; TypeScript's library does not declare it yet. */
type Policy = { createHTML(markup: string): string; createScriptURL(url: string): string }
type Rules = { createHTML?: (markup: string) => string | null; createScriptURL?: (url: string) => string | null }

declare global {
  var trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined
}

/**
 * Creates a policy that passes markup or script URLs, under a name listed in the server's security headers. It returns
 * a trusted object typed as the string it wraps. Null in browsers without Trusted Types.
 */
export const trustedPolicy = (name: string, rules: Rules): Policy | null =>
  globalThis.trustedTypes?.createPolicy(name, rules) ?? null
