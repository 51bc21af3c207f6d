import { type Answer, type Asked, startHttpStandIn } from '../http-stand-in.ts'
import { calendar } from './calendar.ts'
import { gmail } from './gmail.ts'
import { noScope, refusal, signedOut } from './refusals.ts'
import { googleKeys, signIn } from './sign-in.ts'

const calendarScope = 'https://www.googleapis.com/auth/calendar.events.readonly'
const mailScope = 'https://www.googleapis.com/auth/gmail.readonly'
export const scopes = { calendar: calendarScope, mail: mailScope }

/** How reads fail while signing in still works: 403 and 429 mean 'slow down', 500 is an outage. */
export type ReadFault = 'none' | 'limit 403' | 'limit 429' | 'error 500' | 'api disabled'

const faults: Record<Exclude<ReadFault, 'none'>, Answer> = {
  'limit 403': refusal(403, 'userRateLimitExceeded', 'User Rate Limit Exceeded'),
  'limit 429': refusal(429, 'rateLimitExceeded', 'Too many requests', { 'retry-after': '90' }),
  'error 500': refusal(500, 'backendError', 'Backend Error'),
  'api disabled': refusal(403, 'accessNotConfigured', 'Google Calendar API has not been used in this project'),
}

/**
 * The part of Google that the product uses: consent page, tokens, a calendar and a mailbox of one person at a time, and
 * faults.
 *
 * @param now decides which mail is recent.
 */
export async function startGoogle({ now = () => new Date() }: { now?: () => Date } = {}) {
  const [people, events, mails] = [signIn(), calendar(), gmail(now)]
  let fault: ReadFault = 'none'
  let faultyReads = 0
  /** Runs once, just before the next read is answered, to simulate a concurrent change. */
  let between: (() => unknown) | null = null

  async function read(asked: Asked, scope: string, answer: (asked: Asked) => Answer): Promise<Answer> {
    const meanwhile = between
    between = null
    await meanwhile?.()
    if (fault !== 'none' && faultyReads-- > 0) return faults[fault]
    const granted = people.scopesOf(asked.headers.authorization)
    if (!granted) return signedOut
    return granted.has(scope) ? answer(asked) : noScope
  }

  const routes: Record<string, (asked: Asked) => Answer | Promise<Answer>> = {
    'GET /o/oauth2/v2/auth': people.page,
    'GET /stand-in/consent': people.answer,
    'POST /token': people.token,
    'POST /revoke': people.revoke,
    'GET /calendar/v3/calendars/primary/events': (asked) => read(asked, calendarScope, events.list),
  }
  const server = await startHttpStandIn({
    answer(asked) {
      const route = routes[`${asked.method} ${asked.path}`]
      if (route) return route(asked)
      const isMail = asked.method === 'GET' && /^\/gmail\/v1\/users\/me\/messages(\/[^/]+)?$/.test(asked.path)
      return isMail ? read(asked, mailScope, (one) => mails.answer(one)) : refusal(404, 'notFound', 'Not Found')
    },
  })

  return {
    ...server,
    environment: { ...googleKeys, GOOGLE_BASE_URL: server.url },
    people,
    calendar: events,
    mail: mails,
    /** Sets the behaviour from now on, or for this many reads. */
    readsGo(as: ReadFault, times = Number.POSITIVE_INFINITY) {
      fault = as
      faultyReads = times
    },
    /** Runs `doing` during the next read. */
    meanwhile(doing: () => unknown) {
      between = doing
    },
    /**
     * Opens the consent page and presses a button, with some boxes unticked. @returns the parameters of Google's
     * redirect.
     */
    async consent(url: string, answer: 'allow' | 'deny' = 'allow', { untick = [] as string[] } = {}) {
      const page = await fetch(url)
      if (!page.ok) throw new Error(`the consent page says ${await page.text()}`)
      const query = new URL(url).searchParams
      const pressed = new URLSearchParams([...query].filter(([name]) => name !== 'scope'))
      for (const scope of query.get('scope')!.split(' ')) if (!untick.includes(scope)) pressed.append('scope', scope)
      pressed.set('answer', answer)
      const back = await fetch(`${server.url}/stand-in/consent?${pressed.toString()}`, { redirect: 'manual' })
      const params = new URL(back.headers.get('location')!).searchParams
      return Object.fromEntries(params) as { state: string; code?: string; error?: string }
    },
  }
}
export type GoogleStandIn = Awaited<ReturnType<typeof startGoogle>>
