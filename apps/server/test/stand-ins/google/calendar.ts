import type { Answer, Asked } from '../http-stand-in.ts'
import { refusal } from './refusals.ts'

export type StandInEvent = {
  id: string
  summary?: string
  description?: string
  location?: string
  status?: string
  eventType?: string
  htmlLink?: string
  start: { date: string } | { dateTime: string; timeZone?: string } | Record<string, never>
  end?: { date: string } | { dateTime: string; timeZone?: string }
  attendees?: { self?: boolean; responseStatus?: string }[]
  recurringEventId?: string
}

/** Parameters that must not be combined with a sync token. */
const notWithToken = ['timeMin', 'timeMax', 'orderBy', 'q', 'updatedMin', 'iCalUID']

/** A calendar that numbers its changes, so that it can be asked for later changes. */
export function calendar() {
  let version = 0
  const events = new Map<string, { event: StandInEvent; version: number }>()
  const tokens = new Map<string, { version: number; timeMin: string; timeMax: string }>()
  const asked: URLSearchParams[] = []
  let pageSize = 1000

  const set = (event: StandInEvent) => void events.set(event.id, { event, version: ++version })

  function list({ query }: Asked): Answer {
    asked.push(query)
    if (query.get('singleEvents') !== 'true') return refusal(400, 'invalid', 'The stand-in knows single events only')
    const syncToken = query.get('syncToken')
    const odd = syncToken === null ? undefined : notWithToken.find((name) => query.has(name))
    if (odd) return refusal(400, 'badRequest', `Sync token cannot be used together with ${odd}`)
    const since = syncToken === null ? undefined : tokens.get(syncToken)
    if (syncToken !== null && !since) {
      return refusal(410, 'fullSyncRequired', 'Sync token is no longer valid, a full sync is required.')
    }
    const window = {
      timeMin: since?.timeMin ?? query.get('timeMin') ?? '',
      timeMax: since?.timeMax ?? query.get('timeMax') ?? '',
    }
    const found = since
      ? [...events.values()].filter((one) => one.version > since.version).map(({ event }) => shownOf(event, window))
      : [...events.values()]
          .map(({ event }) => event)
          .filter((event) => event.status !== 'cancelled' && isWithin(event, window))
    return pageOf(found, window, query)
  }

  function pageOf(found: object[], window: { timeMin: string; timeMax: string }, query: URLSearchParams): Answer {
    const from = Number(query.get('pageToken') ?? 0)
    const to = from + Math.min(pageSize, Number(query.get('maxResults') ?? 250))
    const items = found.slice(from, to)
    if (to < found.length) return { status: 200, body: { kind: 'calendar#events', items, nextPageToken: String(to) } }
    const nextSyncToken = `sync-${version}-${tokens.size}`
    tokens.set(nextSyncToken, { version, ...window })
    return { status: 200, body: { kind: 'calendar#events', items, nextSyncToken } }
  }

  return {
    list,
    asked,
    put: (...some: StandInEvent[]) => some.forEach(set),
    change(id: string, change: Partial<StandInEvent>) {
      set({ ...events.get(id)!.event, ...change })
    },
    cancel(id: string) {
      set({ ...events.get(id)!.event, status: 'cancelled' })
    },
    /** Expires every sync token. */
    clearTokens: () => tokens.clear(),
    pagesOf(size: number) {
      pageSize = size
    },
  }
}

const instantOf = (moment: StandInEvent['start']): number =>
  'dateTime' in moment
    ? Date.parse(moment.dateTime!)
    : 'date' in moment
      ? Date.parse(`${moment.date}T00:00:00Z`)
      : Number.NaN

function isWithin(event: StandInEvent, { timeMin, timeMax }: { timeMin: string; timeMax: string }): boolean {
  const [start, end] = [instantOf(event.start), instantOf(event.end ?? event.start)]
  // Malformed events appear in every sync.
  return Number.isNaN(start) || (end > Date.parse(timeMin) && start < Date.parse(timeMax))
}

/** Deleted events, and those that left the window, have only an id. */
const shownOf = (event: StandInEvent, window: { timeMin: string; timeMax: string }): object =>
  event.status === 'cancelled' || !isWithin(event, window) ? { id: event.id, status: 'cancelled' } : event
