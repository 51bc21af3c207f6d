import type { Scope } from '@planner/contract/account/programs'
import type { Endpoint } from '@planner/contract/endpoint'

/** The scopes that a call requires of a program, by path; the first match counts. */
const needed: readonly [path: RegExp, scopes: { read: Scope; write: Scope }][] = [
  [/^\/api\/reminders(\/|$)/, { read: 'reminders:read', write: 'reminders:write' }],
  [/^\/api\/imports$/, { read: 'reminders:read', write: 'reminders:write' }],
  [/^\/api\/calendar\/days$/, { read: 'reminders:read', write: 'reminders:write' }],
  [/^\/api\/recipes(\/|$)/, { read: 'kitchen', write: 'kitchen' }],
  [/^\/api\/(shopping-list|pantry)(\/|$)/, { read: 'kitchen', write: 'kitchen' }],
  [/^\/api\/cart(\/|$)/, { read: 'cart', write: 'cart' }],
  [/^\/api\/orders(\/|$)/, { read: 'orders', write: 'orders' }],
]

/**
 * Whether a program may make a call. Paths that are not listed (account, tokens, privacy, administration) are closed to
 * programs.
 */
export function mayCall(scopes: readonly Scope[], { access, method, path }: Endpoint): boolean {
  if (access === 'anyone') return true
  if (access === 'admin') return false
  const found = needed.find(([pattern]) => pattern.test(path))?.[1]
  return found !== undefined && scopes.includes(method === 'GET' ? found.read : found.write)
}
