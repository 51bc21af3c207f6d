import { RefreshCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { useNewVersion } from '#platform/new-version.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { words } from '#words.ts'

const AlertDialog = lazy(() =>
  loadChunk(() => import('#ui/AlertDialog.tsx')).then((module) => ({ default: module.AlertDialog })),
)

/** Offers a new version that was downloaded in the background; it is activated only on request. */
export function NewVersion() {
  const activate = useNewVersion()
  const [asking, setAsking] = useState(false)

  if (activate === null) return null
  return (
    <>
      <IconButton label={words.newVersion.ready} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <RefreshCw aria-hidden="true" className="size-5 text-teal" />
      </IconButton>
      {asking && (
        <Suspense fallback={null}>
          <AlertDialog
            open
            title={words.newVersion.ready}
            description={words.newVersion.text}
            confirmLabel="Reload"
            cancelLabel="Later"
            onConfirm={activate}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
