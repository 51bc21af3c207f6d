import { failures } from '@planner/contract/failures'
import { BellOff, BellRing } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { storage } from '#platform/storage.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { type Permission, usePermission } from './permission.ts'
import { useTurnOn } from './use-turn-on.ts'
import { words } from './words.ts'

const NoChannelNotice = lazy(() => loadChunk(() => import('./NoChannelNotice.tsx')))

/**
 * Offers to enable notifications, or explains why they are blocked. Asks the browser only after a tap; once dismissed,
 * says in one line only that no channel at all reaches the person, if so.
 */
export function NotificationPrompt({ className }: { className?: string }) {
  const [permission, refresh] = usePermission()
  const [dismissed, setDismissed] = useState(() => storage.read(key))
  const { pending, turnOn } = useTurnOn(refresh)
  if (permission === 'granted') return null
  if (dismissed === permission) {
    return (
      <Suspense fallback={null}>
        <NoChannelNotice className={className} />
      </Suspense>
    )
  }

  const dismiss = () => {
    storage.write(key, permission)
    setDismissed(permission)
  }
  const asks = permission === 'default'
  const Icon = asks ? BellRing : BellOff

  return (
    <aside
      aria-label="Notifications"
      className={cx(
        'rounded-xl bg-teal-soft px-4',
        asks ? 'pt-4 pb-2.5' : 'flex items-center justify-between gap-1 py-1.5 pr-1.5 text-sm',
        className,
      )}
    >
      <p className="flex gap-3">
        <Icon aria-hidden="true" className={cx('size-5 shrink-0 text-teal', asks && 'mt-0.5')} />
        {sentences[permission]}
      </p>
      <div className={asks ? 'mt-2 flex flex-wrap justify-end gap-1' : undefined}>
        <Button variant="quiet" size="sm" onClick={dismiss}>
          {asks ? 'Not now' : 'Hide'}
        </Button>
        {asks && (
          <Button variant="secondary" size="sm" pending={pending} onClick={turnOn}>
            Turn on notifications
          </Button>
        )}
      </div>
    </aside>
  )
}

const sentences: Record<Exclude<Permission, 'granted'>, string> = {
  default: words.offer,
  denied: failures.notificationsBlocked,
  not_supported: failures.notificationsUnsupported,
}

const key = 'notificationPrompt'
