import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { recordEarlyKeys } from './create/question/early-keys.ts'

const loaders = {
  create: () => import('./create/dialog/CreateReminderDialog.tsx'),
  edit: () => import('./edit/EditReminderDialog.tsx'),
  remove: () => import('./agenda/row/DeleteReminder.tsx'),
  confirm: () =>
    import('./create/question/ConfirmReminder.tsx').then((module) => ({ default: module.ConfirmReminder })),
}

export const CreateReminderDialog = lazy(async () => {
  // Immediately, because the first key may come before any chunk has loaded.
  const end = recordEarlyKeys()
  try {
    const dialog = await loadChunk(loaders.create)
    // Nobody takes them if the dialog was closed before it loaded.
    setTimeout(end, takenWithinMs)
    return dialog
  } catch (error) {
    end()
    throw error
  }
})
/** Longer than a loaded dialog takes to open, in milliseconds. */
const takenWithinMs = 5000
export const EditReminderDialog = lazy(() => loadChunk(loaders.edit))
export const ConfirmReminder = lazy(() => loadChunk(loaders.confirm))
/** For callers that must not open the question late. */
export const loadConfirm = () => loadChunk(loaders.confirm).then((module) => module.default)
export const DeleteReminder = lazy(() => loadChunk(loaders.remove))

/** Preloads the dialogs. Failures are ignored, because they are loaded again when needed. */
export function loadDialogs(): void {
  for (const load of Object.values(loaders)) load().catch(() => {})
}
