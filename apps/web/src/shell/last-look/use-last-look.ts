import { addDays } from '@planner/days/plain-date'
import { useEffect } from 'react'

import { token } from '#api/token.ts'
import { useSession } from '#features/auth/session.tsx'
import { type Path, paths } from '#paths.ts'
import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'
import { dayAt, instantOf } from '#platform/time/wall-time.ts'
import { whenIdle } from '#ui/when-idle.ts'

import { bearerEnd, type LastLook, lookKey } from './last-look.ts'

/** The dashboard keeps its own (features/reminders/offline). Other people's data and mails are not kept on a device. */
const keptOf: readonly string[] = [
  paths.recipes,
  paths.cart,
  paths.orders,
  paths.profile,
  paths.settings,
] satisfies Path[]

/** When the page has nothing more to draw. */
const restMs = 2500

const bytesAtMost = 60_000

/**
 * Keeps what the first screen of a page looks like, for the next time that it is opened: once it has come to rest, and
 * when it is left. It is shown on the same day only, since pages say 'today'.
 */
export function useLastLook(path: string): void {
  const session = useSession()
  const bearer = session.state === 'signed-in' ? session.bearer : null
  const zone = session.state === 'signed-in' ? session.user.time_zone : ''

  useEffect(() => {
    if (bearer === null || !keptOf.includes(path)) return undefined
    // The dashboard, which most visits open, needs none of it.
    let takeLook: typeof import('./take-look.ts').takeLook | undefined
    import('./take-look.ts').then(
      (module) => (takeLook = module.takeLook),
      (error: unknown) => console.warn('Couldn’t load what keeps the last look', error),
    )
    const keep = () => {
      const content = document.getElementById('content')
      const isElsewhere = location.pathname !== path || location.hash !== '' || location.search !== ''
      // Another tab may have put another person's token in its place.
      if (!content || isElsewhere || scrollY > 0 || token.read() !== bearer) return
      const tree = takeLook?.(content, innerHeight)
      if (!tree) return
      const look: LastLook = {
        build: document.querySelector<HTMLElement>('script[data-main]')?.dataset.main ?? '',
        bearer: bearerEnd(bearer),
        until: instantOf(addDays(dayAt(now(), zone), 1), '00:00', zone),
        tree,
      }
      const text = JSON.stringify(look)
      if (text.length <= bytesAtMost) storage.write(lookKey(path), text)
    }
    const whenLeft = () => document.visibilityState === 'hidden' && keep()
    let callOff = () => {}
    const timer = setTimeout(() => (callOff = whenIdle(keep)), restMs)
    document.addEventListener('visibilitychange', whenLeft)

    return () => {
      clearTimeout(timer)
      callOff()
      document.removeEventListener('visibilitychange', whenLeft)
    }
  }, [bearer, path, zone])
}
