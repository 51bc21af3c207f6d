import * as auth from '@planner/contract/account/auth'
import { timingHeader } from '@planner/contract/page-timing'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'

import { call } from '#api/call.ts'
import { followToken, type Renewal, renewToken } from '#api/renew-token.ts'
import { personChanged, sessionEnded } from '#api/session-signals.ts'
import { token } from '#api/token.ts'
import { deletePendingFiles } from '#features/files/pending-files-database.ts'
import { paths } from '#paths.ts'
import { hasWorker, onFirstWorker } from '#platform/offline/first-worker.ts'
import { postToWorker } from '#platform/offline/worker-messages.ts'
import { whenIdle } from '#ui/when-idle.ts'

import { resume } from './resume.ts'

/** `byHand` is true if the person signed in or out on this very page, so that focus has to be moved. */
export type Session =
  | { state: 'loading' }
  | { state: 'signed-out'; byHand: boolean }
  | {
      state: 'signed-in'
      byHand: boolean
      user: auth.User
      /** The token known to belong to this person; another tab may have stored a different one since. */
      bearer: string
    }

type SessionActions = {
  signIn: (session: auth.Session) => void
  signOut: () => void
  /** Replaces this person's token with the one the server has issued for it. */
  renew: (renewal: Renewal) => void
  /** Updates the person after their profile has changed. */
  setUser: (user: auth.User) => void
}

const SessionContext = createContext<(Session & SessionActions) | null>(null)

/**
 * Provides the session of this page, in step with the other tabs.
 *
 * @param known the known session, so that the first render need not wait for it.
 */
export function SessionProvider({ known, children }: { known?: Session | undefined; children: ReactNode }) {
  const [session, setSession] = useState<Session>(known ?? start)

  const leave = useCallback((byHand: boolean) => {
    forget()
    if (byHand) deletePendingFiles()
    setSession({ state: 'signed-out', byHand })
  }, [])

  useEffect(() => sessionEnded.listen(() => leave(false)), [leave])

  useEffect(
    () =>
      followToken({
        renewed: (renewal) => setSession(under(renewal)),
        replaced() {
          personChanged.tell()
          setSession(start())
        },
      }),
    [],
  )

  useEffect(() => {
    if (session.state !== 'loading') return undefined
    let stale = false
    void resumeSession().then((settled) => {
      if (!stale) setSession(settled)
    })
    return () => {
      stale = true
    }
  }, [session])

  // The service worker stores the owner of the session from the answer to `me`, which a sign-in does not call. Without
  // an active worker nothing is stored yet; the first one triggers the call when it starts.
  const isNew = session.state === 'signed-in' && session.byHand
  const isSignedIn = session.state === 'signed-in'
  useEffect(() => (isNew && hasWorker() ? whenIdle(fetchCurrentUser) : undefined), [isNew])
  useEffect(() => (isSignedIn ? onFirstWorker(fetchCurrentUser) : undefined), [isSignedIn])

  const actions = useMemo<SessionActions>(
    () => ({
      signIn(answer) {
        token.keep(answer.access_token)
        personChanged.tell()
        setSession({ state: 'signed-in', byHand: true, user: answer.user, bearer: answer.access_token })
      },
      signOut() {
        call(auth.logout, {}, { keepalive: true }).catch((error: unknown) => {
          console.warn('Couldn’t sign out on the server', error)
        })
        leave(true)
        navigate(paths.home)
      },
      renew(renewal) {
        if (renewToken(renewal)) setSession(under(renewal))
      },
      setUser(user) {
        setSession((before) => (before.state === 'signed-in' ? { ...before, user } : before))
      },
    }),
    [leave],
  )

  return (
    <SessionContext value={useMemo(() => ({ ...session, ...actions }), [session, actions])}>{children}</SessionContext>
  )
}

export function useSession(): Session & SessionActions {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside of SessionProvider')
  return session
}

/** Returns the signed-in person; for components inside the shell. */
export function useUser(): auth.User {
  const session = useSession()
  if (session.state !== 'signed-in') throw new Error('useUser where nobody is signed in')
  return session.user
}

/**
 * Resolves the owner of the stored token, and drops the token if it is invalid. 'loading' if another has replaced it
 * meanwhile.
 */
export async function resumeSession(): Promise<Session> {
  const bearer = token.read()
  const user = await resume(() => call(auth.me, {}, { timeoutMs: 10_000, onHeaders: timeIfAsked }), pause)
  // The token may have been replaced while the request was running.
  if (bearer !== token.read()) return start()
  if (user && bearer !== null) return { state: 'signed-in', byHand: false, user, bearer }
  forget()
  return { state: 'signed-out', byHand: false }
}

/**
 * Calls `me` so that the service worker can store its answer. Failures are ignored, because the next page calls it
 * anyway.
 */
function fetchCurrentUser(): void {
  call(auth.me, {}).catch((error: unknown) => console.warn('Couldn’t keep the session for offline use', error))
}

/** Starts page timing if the installation enables it (PAGE_TIMING). */
function timeIfAsked(headers: Headers): void {
  if (headers.get(timingHeader) !== 'on') return
  whenIdle(() => {
    import('#api/page-timing.ts')
      .then(({ startPageTiming }) => startPageTiming())
      .catch((error: unknown) => console.warn('Couldn’t start timing the page', error))
  })
}

function forget(): void {
  token.drop()
  postToWorker('signed-out')
  personChanged.tell()
}

/** Returns the same session with the person's new token. */
const under =
  ({ from, to }: Renewal) =>
  (before: Session): Session =>
    before.state === 'signed-in' && before.bearer === from ? { ...before, bearer: to } : before

const start = (): Session => (token.read() ? { state: 'loading' } : { state: 'signed-out', byHand: false })

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
