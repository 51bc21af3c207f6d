import { addDays } from '@planner/days/plain-date'
import { useEffect } from 'react'

import { token } from '#api/token.ts'
import { useSession } from '#features/auth/session.tsx'
import { type Path, paths } from '#paths.ts'
import { bearerEnd, type LastLook, lookKey } from '#platform/last-look.ts'
import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'
import { dayAt, instantOf } from '#platform/time/wall-time.ts'
import { whenIdle } from '#ui/when-idle.ts'

/**
 * The pages to snapshot. The dashboard has its own mechanism (features/reminders/offline). Other people's data and
 * mails are not stored on a device.
 */
const savedPaths: readonly string[] = [
  paths.recipes,
  paths.cart,
  paths.orders,
  paths.profile,
  paths.settings,
] satisfies Path[]

/** How long the page must be idle before it is stored. */
const restMs = 2500

/** Two thirds of it are drawings, on a page that has them. */
const bytesAtMost = 90_000

/**
 * Stores a snapshot of a page's first screen for its next opening: once it is idle, and when it is left. Shown on the
 * same day only, because pages say 'today'.
 */
export function useLastLook(path: string): void {
  const session = useSession()
  const bearer = session.state === 'signed-in' ? session.bearer : null
  const zone = session.state === 'signed-in' ? session.user.time_zone : ''

  useEffect(() => {
    if (bearer === null || !savedPaths.includes(path)) return undefined
    // Loaded on demand: the dashboard, which most visits open, does not need it.
    let takeLook: typeof import('./take-look.ts').takeLook | undefined
    import('./take-look.ts').then(
      (module) => (takeLook = module.takeLook),
      (error: unknown) => console.warn('Couldn’t load what keeps the last look', error),
    )
    const keep = () => {
      const content = document.getElementById('content')
      const isElsewhere = location.pathname !== path || location.hash !== '' || location.search !== ''
      // Another tab may have stored another person's token.
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
