import { notifyManager, QueryClient, type QueryState } from '@tanstack/react-query'
import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'

import { CallError } from './errors.ts'
import { personChanged } from './session-signals.ts'

type Asked = { state: Pick<QueryState, 'isInvalidated' | 'dataUpdatedAt'> }

/** How long prefetched data (`prefetch`, routes.tsx) counts as fresh, so that rendering does not request it again. */
export const justAskedMs = 2_000

/** For data that is fetched again whenever it is shown. */
export const unlessJustAsked = ({ state }: Asked): false | 'always' =>
  (state.isInvalidated || now().getTime() - state.dataUpdatedAt > justAskedMs) && 'always'

/** Server state of the page. A refusal is final; silence is worth two more tries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.status < 500),
      // The service worker answers what it has while the device is offline.
      networkMode: 'always',
      // What failed without a connection is asked for again with one.
      refetchOnReconnect: ({ state }) => state.status === 'error',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// A change shows before the browser paints again; by default a switch would jump back for a moment.
notifyManager.setScheduler(queueMicrotask)

personChanged.listen(() => {
  queryClient.clear()
  storage.forgetPersonal()
})
