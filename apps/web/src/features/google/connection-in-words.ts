import type { Connection, Grant } from '@planner/contract/google'
import type { BadgeTone } from '#ui/Badge.tsx'

/** Returns the badge for one of the three connection states (GOOGLE-1). */
export function stateOf({ connected, expired }: Pick<Connection, 'connected' | 'expired'>): {
  name: string
  tone: BadgeTone
} {
  if (expired) return { name: 'Expired', tone: 'warn' }
  return connected ? { name: 'Connected', tone: 'ok' } : { name: 'Not connected', tone: 'neutral' }
}

/** Returns the grant to request when reconnecting: the previous one, calendar first. */
export const grantAgain = ({ scopes }: Pick<Connection, 'scopes'>): Grant =>
  scopes.some((scope) => scope.includes('gmail')) && !scopes.some((scope) => scope.includes('calendar'))
    ? 'mail'
    : 'calendar'

/** Describes a Google scope; an unknown one keeps its name. */
export const scopeInWords = (scope: string): string => scopeWords[scope] ?? scope

const scopeWords: Readonly<Record<string, string>> = {
  openid: 'Confirm your identity',
  email: 'See your Google address',
  'https://www.googleapis.com/auth/userinfo.email': 'See your Google address',
  'https://www.googleapis.com/auth/calendar.events.readonly': 'See events on your calendar',
  'https://www.googleapis.com/auth/gmail.readonly': 'See your email (we only read subjects and first words)',
}
