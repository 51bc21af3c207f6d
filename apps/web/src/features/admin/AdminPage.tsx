import { lazy, Suspense } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { useHash } from '#platform/use-hash.ts'
import { cx } from '#ui/cx.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { words } from '#words.ts'

import { Dashboard } from './Dashboard.tsx'
import { tabOf, type View, viewOf, views } from './views.ts'

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
      <PageHeading title="Admin Dashboard" text={words.admin.text} actions={<Views view={view} />} />
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

const Views = ({ view }: { view: View }) => (
  <nav
    aria-label="Admin"
    className="-mx-4 flex max-w-[100vw] gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:-mx-6 sm:px-6 md:mx-0 md:px-0 md:pb-0"
  >
    {views.map(({ hash, name, Picture }) => (
      <a
        key={hash}
        href={`#${hash}`}
        aria-current={hash === view ? 'page' : undefined}
        className={cx(
          'flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-[0.9375rem] font-medium no-underline transition-colors',
          hash === view
            ? 'border-accent bg-accent-soft text-accent-text'
            : 'border-line bg-surface text-soft hover:border-edge hover:text-ink',
        )}
      >
        <Picture aria-hidden="true" className="size-4.5" />
        {name}
      </a>
    ))}
  </nav>
)
