import { google as limits } from '@planner/contract/constants/google'
import { useQuery } from '@tanstack/react-query'

import { queryClient, recentMs } from '#api/client.ts'
import { SettingsNav } from '#features/settings/SettingsNav.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { CalendarSync } from './CalendarSync.tsx'
import { ConnectionCard } from './ConnectionCard.tsx'
import { EmailAnalysis } from './EmailAnalysis.tsx'
import { PotentialReminders } from './PotentialReminders.tsx'
import { connectionOptions } from './queries.ts'
import { useConnect } from './use-connect.ts'
import { words } from './words.ts'

/** Loads the data of the page's first render. */
export const prefetch = () => queryClient.prefetchQuery({ ...connectionOptions, staleTime: recentMs })

/** The Google page, among the settings: four blocks, shown whether connected or not. */
export default function GooglePage() {
  const { data: connection, isError, isFetching, refetch } = useQuery(connectionOptions)
  const connecting = useConnect({ refetchMs: limits.refetchMs.google, configured: connection?.configured ?? true })

  return (
    <>
      <PageHeading title="Google" text={words.pageText} />
      <div className="grid min-h-[90dvh] md:min-h-[80dvh] content-start gap-5 md:grid-cols-[13.75rem_minmax(0,1fr)] lg:gap-9">
        <SettingsNav view="" hash="google" isElsewhere />
        <div className="grid min-w-0 max-w-3xl grid-cols-1 content-start gap-5 lg:grid-cols-2">
          <ConnectionCard
            connection={connection}
            failed={isError}
            fetching={isFetching}
            onRetry={() => void refetch()}
            connecting={connecting}
          />
          <CalendarSync connection={connection} connecting={connecting} />
          <EmailAnalysis connection={connection} connecting={connecting} />
          <PotentialReminders isConnected={connection?.connected !== false} />
        </div>
      </div>
    </>
  )
}
