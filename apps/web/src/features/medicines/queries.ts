import * as medicines from '@planner/contract/medicines'
import { queryOptions } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { listKey } from '#features/reminders/queries.ts'

/** Of changes with an undo: keys pressed meanwhile wait (shell/UndoKeys.tsx). */
export const changeKey = ['medicines', 'change'] as const

/** Under the reminders' key, because marking a dose changes the remaining stock. */
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
