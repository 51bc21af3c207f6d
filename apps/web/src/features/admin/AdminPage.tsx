import { Activity, LayoutDashboard, ShieldCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { useHash } from '#platform/use-hash.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { words } from '#words.ts'

const Operations = lazy(() => loadChunk(() => import('./Operations.tsx')))

/** For administrators. The hash names what it shows. */
export default function AdminPage() {
  const view = useHash() === 'operations' ? 'operations' : ''

  return (
    <>
      <PageHeading title="Admin Dashboard" text={words.admin.text} actions={<Views view={view} />} />
      <div className="min-h-[80dvh]">
        {view === 'operations' ? (
          <Suspense fallback={<Skeleton className="h-140 rounded-xl!" />}>
            <Operations />
          </Suspense>
        ) : (
          <Card>
            <EmptyState
              art={<Medallion of={ShieldCheck} />}
              title={words.admin.emptyTitle}
              text={words.admin.emptyText}
            />
          </Card>
        )}
      </div>
    </>
  )
}

const Views = ({ view }: { view: string }) => (
  <nav aria-label="Admin" className="flex gap-2">
    {views.map(({ hash, name, Picture }) => (
      <a
        key={hash}
        href={`#${hash}`}
        aria-current={hash === view ? 'page' : undefined}
        className={cx(
          'flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.9375rem] font-medium no-underline transition-colors',
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

const views = [
  { hash: '', name: 'Overview', Picture: LayoutDashboard },
  { hash: 'operations', name: 'Operations', Picture: Activity },
]
