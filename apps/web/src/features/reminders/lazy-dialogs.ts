import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { recordEarlyKeys } from './create/question/early-keys.ts'

const loaders = {
  create: () => import('./create/CreateReminderDialog.tsx'),
  edit: () => import('./edit/EditReminderDialog.tsx'),
  remove: () => import('./agenda/row/DeleteReminder.tsx'),
  confirm: () =>
    import('./create/question/ConfirmReminder.tsx').then((module) => ({ default: module.ConfirmReminder })),
}

export const CreateReminderDialog = lazy(async () => {
  // At once: the first letter comes sooner than any code.
  const end = recordEarlyKeys()
  try {
    const dialog = await loadChunk(loaders.create)
    // Nobody takes it where the dialog was closed before it came.
    setTimeout(end, takenWithinMs)
    return dialog
  } catch (error) {
    end()
    throw error
  }
})
/** Longer than the dialog takes to stand once its code is there. */
const takenWithinMs = 5000
export const EditReminderDialog = lazy(() => loadChunk(loaders.edit))
export const ConfirmReminder = lazy(() => loadChunk(loaders.confirm))
/** For who must not open the question late. */
export const loadConfirm = () => loadChunk(loaders.confirm).then((module) => module.default)
export const DeleteReminder = lazy(() => loadChunk(loaders.remove))

/** Fetches the dialogs ahead of the first tap. What fails now is fetched again when it is needed. */
export function loadDialogs(): void {
  for (const load of Object.values(loaders)) load().catch(() => {})
}
