import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'

import { useUser } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { now } from '#platform/time/clock.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { useKeys } from '#platform/use-keys.ts'
import { useShown } from '#ui/use-shown.ts'
import { CreateReminderDialog } from '../lazy-dialogs.ts'
import type { CreateTarget } from './dialog/use-create-form.ts'
import { createAsked, keysAsked } from './reading/signals.ts'
import { useQuickKey } from './use-quick-key.ts'

const AllKeys = lazy(() => loadChunk(() => import('../keys/AllKeys.tsx')))

/**
 * Shows all keyboard shortcuts on `?` on every page, and opens the create dialog on `q` except on the pages in
 * `except`: the dashboard handles that key itself, with the day it shows.
 */
export default function QuickAdd({ except }: { except: readonly string[] }) {
  const user = useUser()
  const [location] = useLocation()
  const creating = useShown<CreateTarget>()

  const [keys, setKeys] = useState(false)
  const { show } = creating
  useEffect(() => keysAsked.listen(() => setKeys(true)), [])
  useEffect(
    () => createAsked.listen((text) => show({ day: dayAt(now(), user.time_zone), time: '', ...(text && { text }) })),
    [show, user.time_zone],
  )
  useKeys({ '?': () => setKeys(true) })
  useQuickKey(() => creating.show({ day: dayAt(now(), user.time_zone), time: '' }), {
    active: !except.includes(location.replace(/(?<=.)\/$/, '')),
  })

  return (
    <Suspense fallback={null}>
      {keys && <AllKeys onClose={() => setKeys(false)} />}
      {creating.shown && <CreateReminderDialog shown={creating.shown} onClose={creating.close} />}
    </Suspense>
  )
}
