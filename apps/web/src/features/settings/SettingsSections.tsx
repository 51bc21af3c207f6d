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
import { whatsappOptions } from './messengers/queries.ts'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'
import { useSettings } from './use-settings.ts'

const MessengerSections = lazy(() => loadChunk(() => import('./messengers/MessengerSections.tsx')))

/** The settings themselves. Each change is saved immediately. */
export function SettingsSections({ hash }: { hash: string }) {
  const { settings, failed, fetching, retry } = useSettings()
  // What they show would push the others down if it appeared later.
  const arePending = [useQuery(connectionOptions).isPending, useQuery(whatsappOptions).isPending].includes(true)
  const ready = settings !== null && !arePending

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
  if (!settings || arePending) return <SettingsSkeleton />

  return (
    <div className="space-y-5">
      <ChannelStrip user={settings.user} />
      <GeneralSection settings={settings} />
      <MessagesSection settings={settings} />
      <EmailSection settings={settings} />
      <GoogleSection />
      <Suspense fallback={<span aria-busy="true" hidden />}>
        <MessengerSections hash={hash} />
      </Suspense>
    </div>
  )
}
