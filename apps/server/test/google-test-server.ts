import * as google from '@planner/contract/google'
import { listAllReminders } from './list-all-reminders.ts'
import type { StandInEvent } from './stand-ins/google/calendar.ts'
import { type GoogleStandIn, startGoogle } from './stand-ins/google/google.ts'
import { type Person, startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

/** Starts a test server whose Google is the stand-in. */
export async function startGoogleTestServer({
  at = '2026-11-20T10:00:00+05:30',
  timeoutMs = 8000,
  log,
  environment,
}: Pick<TestServerOptions, 'at' | 'log' | 'environment'> & { timeoutMs?: number } = {}) {
  const standIn = await startGoogle({ now: () => server.clock.now() })
  const server: TestServer = await startTestServer({
    at,
    ...(log && { log }),
    environment: {
      ...standIn.environment,
      PROVIDER_TIMEOUT_MS: String(timeoutMs),
      PUBLIC_URL: 'http://localhost:3000',
      ...environment,
    },
  })
  return {
    server,
    standIn,
    /** Creates a person who has connected Google. */
    async aConnected(grant: google.Grant = 'calendar'): Promise<Person> {
      const person = await server.aPerson()
      await connect(person, standIn, grant)
      return person
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await standIn[Symbol.asyncDispose]()
    },
  }
}

/** Goes through the consent, as the popup does. */
export async function connect(person: Person, standIn: GoogleStandIn, grant: google.Grant = 'calendar') {
  const { authorization_url: url } = await person.call(google.authUrl, { grant })
  return person.call(google.complete, await standIn.consent(url))
}

/** An event of one hour on a day, at four in the afternoon in India. */
export const anEvent = (id: string, day: string, summary: string, more: Partial<StandInEvent> = {}): StandInEvent => ({
  id,
  summary,
  start: { dateTime: `${day}T16:00:00+05:30` },
  end: { dateTime: `${day}T17:00:00+05:30` },
  ...more,
})

/** Returns a person's reminders as '2026-11-23 16:00 Dentist', soonest first. */
export const agendaOf = async (person: Person): Promise<string[]> =>
  (await listAllReminders(person)).map(({ date, time, title }) => `${date} ${time.slice(0, 5)} ${title}`)
