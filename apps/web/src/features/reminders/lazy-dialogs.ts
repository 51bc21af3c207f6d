import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'

const loaders = {
  create: () => import('./create/CreateReminderDialog.tsx'),
  edit: () => import('./edit/EditReminderDialog.tsx'),
  remove: () => import('./agenda/row/DeleteReminder.tsx'),
  confirm: () => import('./create/ConfirmReminder.tsx').then((module) => ({ default: module.ConfirmReminder })),
}

export const CreateReminderDialog = lazy(() => loadChunk(loaders.create))
export const EditReminderDialog = lazy(() => loadChunk(loaders.edit))
export const ConfirmReminder = lazy(() => loadChunk(loaders.confirm))
/** For who must not open the question late. */
export const loadConfirm = () => loadChunk(loaders.confirm).then((module) => module.default)
export const DeleteReminder = lazy(() => loadChunk(loaders.remove))

/** Fetches the dialogs ahead of the first tap. What fails now is fetched again when it is needed. */
export function loadDialogs(): void {
  for (const load of Object.values(loaders)) load().catch(() => {})
}
