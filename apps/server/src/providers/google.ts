import type { Grant } from '@planner/contract/google'
import { ProviderFailure } from './provider-call.ts'

/** The smallest scope for each kind of data that we read. */
export const scopeOf: Readonly<Record<Grant, string>> = {
  calendar: 'https://www.googleapis.com/auth/calendar.events.readonly',
  mail: 'https://www.googleapis.com/auth/gmail.readonly',
}

/**
 * Why Google refused.
 *
 * `signed-out`: the access token is no longer valid. `grant-gone`: nor is the code or refresh token behind it.
 * `no-scope`: the person did not tick it. `busy`: too many calls. `token-gone`: a sync token that is too old.
 * `not-found`: the thing does not exist any more.
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
  /** Null if Google returned none, because it returned one before. */
  refreshToken: string | null
  /** The scopes that the person ticked, and those granted before. */
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
  /** The event's page; null if Google gives none. */
  url: string | null
}
export type CalendarMoment = { day: string } | { at: Date }

export type CalendarPage = {
  events: CalendarEvent[]
  /** Ids of events that are deleted, declined, or not appointments. */
  removed: string[]
  /** The token for the next page; null on the last. */
  nextPage: string | null
  /** The token for later changes; only on the last page. */
  syncToken: string | null
}

/** A query to a calendar: everything in a window, or the changes since a sync token. */
export type CalendarQuery = { from: Date; to: Date } | { syncToken: string }

export type MailSummary = {
  id: string
  from: string
  subject: string
  /** The beginning of the text, at most some 200 characters. */
  snippet: string
  receivedAt: Date
}

/** Read access to Google. Calls throw only ProviderFailure (GoogleFailure if Google gave a reason). */
export type Google = {
  isHealthy(): boolean
  /**
   * Returns the URL of the consent page for one more scope; the challenge is derived from the verifier (RFC 7636,
   * S256).
   */
  authorizationUrl(ask: { state: string; verifier: string; grant: Grant; account: string | null }): Promise<string>
  /** Exchanges the code of the consent page for tokens. */
  exchange(proof: { code: string; verifier: string }): Promise<GoogleTokens>
  /** @returns a new access token. */
  refresh(refreshToken: string): Promise<string>
  /** Revokes everything that the account has granted us. */
  revoke(token: string): Promise<void>
  calendarPage(accessToken: string, query: CalendarQuery, page: string | null): Promise<CalendarPage>
  /**
   * Returns subject, sender, date and snippet of recent mail, newest first, without chats. Nothing else is requested.
   */
  recentMail(accessToken: string, wanted: { days: number; max: number }): Promise<MailSummary[]>
}
