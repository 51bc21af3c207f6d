import { notifyManager, QueryClient, type QueryState } from '@tanstack/react-query'
import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'

import { CallError } from './errors.ts'
import { personChanged } from './session-signals.ts'

type Asked = { state: Pick<QueryState, 'isInvalidated' | 'dataUpdatedAt'> }

/** How long prefetched data (`prefetch`, routes.tsx) counts as fresh, so that rendering does not request it again. */
export const recentMs = 2_000

/** For data that is fetched again whenever it is shown. */
export const refetchUnlessRecent = ({ state }: Asked): false | 'always' =>
  (state.isInvalidated || now().getTime() - state.dataUpdatedAt > recentMs) && 'always'

/** Server state of the page. A refusal is final; a call without an answer is retried twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.status < 500),
      // Offline, the service worker answers from its cache.
      networkMode: 'always',
      // Queries that failed while offline are refetched once online.
      refetchOnReconnect: ({ state }) => state.status === 'error',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// Notifies in a microtask, so that a change renders before the next paint; with the default a switch would briefly jump
// back.
notifyManager.setScheduler(queueMicrotask)

personChanged.listen(() => {
  queryClient.clear()
  storage.forgetPersonal()
})
