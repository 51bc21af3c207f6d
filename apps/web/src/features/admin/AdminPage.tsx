import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import { secondFactorOptions } from '#features/account/queries.ts'
import { loadChunk } from '#platform/chunk.ts'
import { useHash } from '#platform/use-hash.ts'
import { CardSkeleton } from '#ui/CardSkeleton.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { words as common } from '#words.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { Dashboard } from './Dashboard.tsx'
import { SecondFactorNotice } from './SecondFactorNotice.tsx'
import { ViewLinks } from './ViewLinks.tsx'
import { tabOf, viewOf } from './views.ts'
import { words } from './words.ts'

const others = {
  audit: lazy(() => loadChunk(() => import('./audit/AuditLog.tsx'))),
  operations: lazy(() => loadChunk(() => import('./operations/Operations.tsx'))),
}

/** The administrators' page. The hash selects the view. */
export default function AdminPage() {
  const hash = useHash()
  const view = viewOf(hash)
  const Other = view === '' ? null : others[view]
  // The notice and the view below it render together, so that the layout does not shift.
  const { isPending } = useQuery(secondFactorOptions)

  return (
    <>
      <PageHeading
        title={common.headings.admin}
        text={<span className="max-md:text-xs">{words.text}</span>}
        actions={<ViewLinks view={view} />}
      />
      <div className="min-h-[90dvh]">
        {isPending ? (
          <AdminSkeleton />
        ) : (
          <>
            <SecondFactorNotice />
            {Other ? (
              <Suspense fallback={<CardSkeleton className="h-140" />}>
                <Other />
              </Suspense>
            ) : (
              <Dashboard tab={tabOf(hash)} />
            )}
          </>
        )}
      </div>
    </>
  )
}
