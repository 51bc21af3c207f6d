import { lazy, Suspense } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { useHash } from '#platform/use-hash.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { words as common } from '#words.ts'
import { Dashboard } from './Dashboard.tsx'
import { SecondFactorNotice } from './SecondFactorNotice.tsx'
import { ViewLinks } from './ViewLinks.tsx'
import { tabOf, viewOf } from './views.ts'
import { words } from './words.ts'

const others = {
  audit: lazy(() => loadChunk(() => import('./audit/AuditLog.tsx'))),
  operations: lazy(() => loadChunk(() => import('./operations/Operations.tsx'))),
}

/** For administrators. The hash names what it shows. */
export default function AdminPage() {
  const hash = useHash()
  const view = viewOf(hash)
  const Other = view === '' ? null : others[view]

  return (
    <>
      <PageHeading title={common.headings.admin} text={words.text} actions={<ViewLinks view={view} />} />
      <SecondFactorNotice />
      <div className="min-h-[90dvh]">
        {Other ? (
          <Suspense fallback={<Skeleton className="h-140 rounded-xl!" />}>
            <Other />
          </Suspense>
        ) : (
          <Dashboard tab={tabOf(hash)} />
        )}
      </div>
    </>
  )
}
