/** What browsers offer of Trusted Types, where they do; TypeScript's own library does not know of it yet. */
type Policy = { createHTML(markup: string): string; createScriptURL(url: string): string }
type Rules = { createHTML?: (markup: string) => string | null; createScriptURL?: (url: string) => string | null }

declare global {
  var trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined
}

/**
 * A policy that passes markup or script URLs, with a name that the server's security headers list. It returns
 * a trusted object typed as the string it wraps. Null in browsers without Trusted Types.
 */
export const trustedPolicy = (name: string, rules: Rules): Policy | null =>
  globalThis.trustedTypes?.createPolicy(name, rules) ?? null
