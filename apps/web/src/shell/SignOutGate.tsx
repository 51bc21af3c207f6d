import { lazy, Suspense, useEffect, useState } from 'react'

import { clearQueue, useQueuedCalls } from '#api/offline-queue/queue.ts'
import { useSession } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { words } from '#words.ts'

import { signOutAsked } from './sign-out.ts'

const AlertDialog = lazy(() =>
  loadChunk(() => import('#ui/AlertDialog.tsx')).then((module) => ({ default: module.AlertDialog })),
)

/** Signs out, asking first if unsent changes would be lost. */
export function SignOutGate() {
  const session = useSession()
  const { signOut } = session
  const owner = session.state === 'signed-in' ? session.user.id : null
  // Results that were only waiting to be reported may be lost.
  const queued = useQueuedCalls().filter(({ state }) => state.name === 'waiting' || state.name === 'refused').length
  const [waiting, setWaiting] = useState(0)

  useEffect(
    () =>
      signOutAsked.listen(() => {
        void filesOf(owner).then((files) => (queued + files === 0 ? signOut() : setWaiting(queued + files)))
      }),
    [queued, owner, signOut],
  )
  const leave = async () => {
    // Calls that could not be deleted still belong to the person and are shown to nobody else.
    await clearQueue().catch((error: unknown) => console.warn('Couldn’t clear the offline queue', error))
    signOut()
  }

  if (waiting === 0) return null
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
        onCancel={() => setWaiting(0)}
      />
    </Suspense>
  )
}

/** Returns how many files of a person are waiting to be uploaded. */
async function filesOf(owner: string | null): Promise<number> {
  if (!owner) return 0
  try {
    const { pendingFilesOf } = await loadChunk(() => import('#features/files/pending-files.ts'))
    return (await pendingFilesOf(owner)).length
  } catch (error) {
    console.warn('Couldn’t count the files that wait', error)
    return 0
  }
}
