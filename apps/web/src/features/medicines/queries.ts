import * as medicines from '@planner/contract/medicines'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { listKey } from '#features/reminders/queries.ts'

/** Under the reminders' key: a dose that is marked changes what is left. */
export const medicinesOptions = queryOptions({
  queryKey: [...listKey, 'medicines'],
  queryFn: ({ signal }) => call(medicines.list, {}, { signal }),
})

export const doseLogOptions = (id: string, from: string, to: string) =>
  queryOptions({
    queryKey: [...listKey, 'medicines', id, from, to],
    queryFn: ({ signal }) => call(medicines.doseLog, { id, from, to }, { signal }),
    placeholderData: (before) => before,
  })
