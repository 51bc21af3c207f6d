import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'

import { connectionOptions } from '#features/google/queries.ts'
import { ChannelStrip } from '#features/notifications/ChannelStrip.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'

import { EmailSection } from './EmailSection.tsx'
import { GeneralSection } from './GeneralSection.tsx'
import { GoogleSection } from './GoogleSection.tsx'
import { MessagesSection } from './MessagesSection.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'
import { useSettings } from './use-settings.ts'

const MessengerSections = lazy(() => loadChunk(() => import('./messengers/MessengerSections.tsx')))

/** The settings themselves. Each change is saved immediately. */
export function SettingsSections({ hash }: { hash: string }) {
  const { settings, failed, fetching, retry } = useSettings()
  // The Google section would push the others down if it appeared later.
  const { isPending: googleIsPending } = useQuery(connectionOptions)
  const ready = settings !== null && !googleIsPending

  // Scrolls to the section in the address once it has rendered.
  useEffect(() => {
    if (ready && hash !== '') document.getElementById(hash)?.scrollIntoView()
  }, [ready, hash])

  if (!settings && failed) {
    return (
      <Card>
        <ErrorState sentence={failures.settingsLoad} onRetry={retry} pending={fetching} />
      </Card>
    )
  }
  if (!settings || googleIsPending) return <SettingsSkeleton />

  return (
    <div className="space-y-5">
      <ChannelStrip user={settings.user} />
      <GoogleSection />
      <MessagesSection settings={settings} />
      <EmailSection settings={settings} />
      <GeneralSection settings={settings} />
      <Suspense>
        <MessengerSections hash={hash} />
      </Suspense>
    </div>
  )
}
