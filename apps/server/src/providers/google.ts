import type { Grant } from '@planner/contract/google'
import { ProviderFailure } from './provider-call.ts'

/** The smallest scope for each thing that we read. */
export const scopeOf: Readonly<Record<Grant, string>> = {
  calendar: 'https://www.googleapis.com/auth/calendar.events.readonly',
  mail: 'https://www.googleapis.com/auth/gmail.readonly',
}

/**
 * Why Google said no.
 *
 * `signed-out`: the access token is no longer good. `grant-gone`: neither is the code or refresh token behind it.
 * `no-scope`: the person did not tick it. `busy`: too many calls. `token-gone`: a sync token that is too old. `not-found`:
 * there is no such thing any more.
 */
export type GoogleReason = 'signed-out' | 'grant-gone' | 'no-scope' | 'busy' | 'token-gone' | 'not-found' | 'refused'

export class GoogleFailure extends ProviderFailure {
  readonly reason: GoogleReason

  constructor(reason: GoogleReason, note: string, retryAfterMs?: number) {
    super(reason === 'busy' ? 'again' : 'refused', note, { code: reason, retryAfterMs })
    this.reason = reason
  }
}

export type GoogleTokens = {
  accessToken: string
  /** Null if Google gives none: it gave one before. */
  refreshToken: string | null
  /** What the person left ticked, and what they granted before. */
  scopes: string[]
  account: { id: string; email: string }
}

/** An event as a person sees it: each instance of a repeating one is a separate event. */
export type CalendarEvent = {
  id: string
  title: string
  /** Plain text. */
  notes: string
  place: string
  starts: CalendarMoment
  /** For all-day events: the last day, not the one after. */
  ends: CalendarMoment
  /** Its page; null if it has none at Google. */
  url: string | null
}
export type CalendarMoment = { day: string } | { at: Date }

export type CalendarPage = {
  events: CalendarEvent[]
  /** Ids of events that are deleted, declined, or not appointments. */
  removed: string[]
  /** Asks for the page after this one; null on the last. */
  nextPage: string | null
  /** Asks for what changes from now on; on the last page only. */
  syncToken: string | null
}

/** A query to a calendar: everything in a window, or the changes since a sync token. */
export type CalendarQuery = { from: Date; to: Date } | { syncToken: string }

export type MailSummary = {
  id: string
  from: string
  subject: string
  /** The first words, at most some 200 characters. */
  snippet: string
  receivedAt: Date
}

/** What the product uses of Google: read access only. Calls throw ProviderFailure (GoogleFailure if Google gave a reason). */
export type Google = {
  isHealthy(): boolean
  /** Where a person gives consent to one more scope; the challenge is the verifier's (RFC 7636, S256). */
  authorizationUrl(ask: { state: string; verifier: string; grant: Grant; account: string | null }): Promise<string>
  /** Turns the code that the consent ended with into tokens. */
  exchange(proof: { code: string; verifier: string }): Promise<GoogleTokens>
  /** @returns a new access token. */
  refresh(refreshToken: string): Promise<string>
  /** Gives everything back that the account has granted us. */
  revoke(token: string): Promise<void>
  calendarPage(accessToken: string, query: CalendarQuery, page: string | null): Promise<CalendarPage>
  /** Subject, sender, day and first words of recent mail, newest first; chats left out. Nothing else is asked for. */
  recentMail(accessToken: string, wanted: { days: number; max: number }): Promise<MailSummary[]>
}
