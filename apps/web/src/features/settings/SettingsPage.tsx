import { lazy, Suspense, useEffect, useRef } from 'react'

import { queryClient } from '#api/client.ts'
import { preferencesOptions } from '#features/notifications/queries.ts'
import { loadChunk } from '#platform/chunk.ts'
import { useHash } from '#platform/use-hash.ts'
import { PageHeading } from '#ui/PageHeading.tsx'
import { SettingsNav } from './SettingsNav.tsx'
import { SettingsSections } from './SettingsSections.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'
import { type View, viewOf } from './views.ts'
import { words } from './words.ts'

const others = {
  household: lazy(() => loadChunk(() => import('#features/household/HouseholdView.tsx'))),
  account: lazy(() => loadChunk(() => import('#features/account/AccountView.tsx'))),
  files: lazy(() => loadChunk(() => import('#features/calendar-files/FilesView.tsx'))),
  programs: lazy(() => loadChunk(() => import('#features/programs/ProgramsView.tsx'))),
  assistant: lazy(() => loadChunk(() => import('#features/assistant/AssistantView.tsx'))),
  alerts: lazy(() => loadChunk(() => import('#features/notifications/ChannelHealth.tsx'))),
  deliveries: lazy(() => loadChunk(() => import('#features/notifications/Deliveries.tsx'))),
  outbox: lazy(() => loadChunk(() => import('#features/notifications/Outbox.tsx'))),
}

/** Loads the data of the page's first render. */
export const prefetch = () => queryClient.prefetchQuery(preferencesOptions)

/** The settings, and the deliveries of the alerts they control. */
export default function SettingsPage() {
  const hash = useHash()
  const view = viewOf(hash)
  const panel = useFocusOnChange(view, hash)
  const Other = view === '' ? null : others[view]

  return (
    <>
      {/* On a phone the other views have a heading of their own below the way back. */}
      <div className={view === '' ? undefined : 'max-md:sr-only'}>
        <PageHeading title="Settings" text={<span className="max-md:sr-only">{words.text}</span>} />
      </div>
      <div className="group grid min-h-[90dvh] md:min-h-[80dvh] content-start gap-5 md:grid-cols-[13.75rem_minmax(0,1fr)] lg:gap-9">
        <SettingsNav view={view} hash={hash} />
        <div ref={panel} tabIndex={-1} className="min-w-0 max-w-3xl outline-none">
          {Other ? (
            <Suspense fallback={<SettingsSkeleton />}>
              <Other />
            </Suspense>
          ) : (
            <SettingsSections hash={hash} />
          )}
        </div>
      </div>
    </>
  )
}

/** Moves focus to the start of a view that replaces another. */
function useFocusOnChange(view: View, hash: string) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(view)

  useEffect(() => {
    if (before.current !== view) {
      before.current = view
      panel.current?.focus({ preventScroll: true })
      // A part of the view is scrolled to by itself.
      if (hash === view) scrollTo(0, 0)
    }
  }, [view, hash])

  return panel
}
