import { notifyManager, QueryClient } from '@tanstack/react-query'

import { CallError } from './errors.ts'
import { personChanged } from './session-signals.ts'

/** Server state of the page. A refusal is final; silence is worth two more tries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !(error instanceof CallError && error.status < 500),
      // The service worker answers what it has while the device is offline.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// A change shows before the browser paints again; by default a switch would jump back for a moment.
notifyManager.setScheduler(queueMicrotask)

personChanged.listen(() => queryClient.clear())
