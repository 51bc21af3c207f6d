import type { Connection, Grant } from '@planner/contract/google'
import type { BadgeTone } from '#ui/Badge.tsx'

/** The three states (GOOGLE-1). */
export function stateOf({ connected, expired }: Pick<Connection, 'connected' | 'expired'>): {
  name: string
  tone: BadgeTone
} {
  if (expired) return { name: 'Expired', tone: 'warn' }
  return connected ? { name: 'Connected', tone: 'ok' } : { name: 'Not connected', tone: 'neutral' }
}

/** The scopes to request when reconnecting: the previous ones, calendar first. */
export const grantAgain = ({ scopes }: Pick<Connection, 'scopes'>): Grant =>
  scopes.some((scope) => scope.includes('gmail')) && !scopes.some((scope) => scope.includes('calendar'))
    ? 'mail'
    : 'calendar'

/** Google's scopes in plain words; one that is not known keeps its name. */
export const scopeInWords = (scope: string): string => scopeWords[scope] ?? scope

const scopeWords: Readonly<Record<string, string>> = {
  openid: 'Confirm your identity',
  email: 'See your Google address',
  'https://www.googleapis.com/auth/userinfo.email': 'See your Google address',
  'https://www.googleapis.com/auth/calendar.events.readonly': 'See events on your calendar',
  'https://www.googleapis.com/auth/gmail.readonly': 'See your email (we only read subjects and first words)',
}
