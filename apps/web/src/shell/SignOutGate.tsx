import { lazy, Suspense, useEffect, useState } from 'react'

import { clearQueue, useQueuedCalls } from '#api/offline-queue/queue.ts'
import { useSession } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { words } from '#words.ts'

import { signOutAsked } from './sign-out.ts'

const AlertDialog = lazy(() =>
  loadChunk(() => import('#ui/AlertDialog.tsx')).then((module) => ({ default: module.AlertDialog })),
)

/** Signs out; where something would be lost by it, asks first. */
export function SignOutGate() {
  const { signOut } = useSession()
  // Losing an unreported result does no harm.
  const waiting = useQueuedCalls().filter(({ state }) => state.name === 'waiting' || state.name === 'refused').length
  const [asking, setAsking] = useState(false)

  useEffect(() => signOutAsked.listen(() => (waiting === 0 ? signOut() : setAsking(true))), [waiting, signOut])
  const leave = async () => {
    // What could not be taken off stays the person's own, and out of everybody's sight.
    await clearQueue().catch((error: unknown) => console.warn('Couldn’t clear the offline queue', error))
    signOut()
  }

  if (!asking) return null
  return (
    <Suspense fallback={null}>
      <AlertDialog
        open
        danger
        title={words.waiting.leaveTitle(waiting)}
        description={words.waiting.leaveText}
        confirmLabel="Sign out"
        cancelLabel="Stay signed in"
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </Suspense>
  )
}
