import type { calendar_v3 } from '@googleapis/calendar'
import type { CalendarPage, Google } from '../google.ts'
import { once as onlyOnce } from '../once.ts'
import { eventOf } from './read-event.ts'
import type { Read } from './retrying-reads.ts'

/** More events than a person has in months, and the maximum page size. */
const perPage = 2500

type At = { rootUrl: string | null; timeoutMs: number }

/** Reads a person's own calendar, page by page. */
export function calendarReader({ rootUrl, timeoutMs }: At, read: Read): Google['calendarPage'] {
  const library = onlyOnce(async () => {
    const { calendar, auth } = await import('@googleapis/calendar')
    const api = calendar({ version: 'v3', retry: false, timeout: timeoutMs, ...(rootUrl && { rootUrl }) })
    return { api, auth }
  })
  return async (accessToken, query, page) => {
    const { api, auth } = await library()
    const client = new auth.OAuth2()
    client.setCredentials({ access_token: accessToken })
    const asked: calendar_v3.Params$Resource$Events$List = {
      auth: client,
      calendarId: 'primary',
      // Must be the same in every call that continues the first one.
      singleEvents: true,
      maxResults: perPage,
      ...(page && { pageToken: page }),
      ...('syncToken' in query
        ? { syncToken: query.syncToken }
        : { timeMin: query.from.toISOString(), timeMax: query.to.toISOString() }),
    }
    const { data } = await read(() => api.events.list(asked))
    return pageOf(data)
  }
}

function pageOf({ items = [], nextPageToken, nextSyncToken }: calendar_v3.Schema$Events): CalendarPage {
  const read = items.map((item) => ({ id: item.id, event: eventOf(item) }))
  return {
    events: read.flatMap(({ event }) => event ?? []),
    removed: read.flatMap(({ id, event }) => (id && !event ? [id] : [])),
    nextPage: nextPageToken ?? null,
    syncToken: nextSyncToken ?? null,
  }
}
