import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'

const loaders = {
  create: () => import('./CreateReminderDialog.tsx'),
  edit: () => import('./EditReminderDialog.tsx'),
  remove: () => import('./DeleteReminder.tsx'),
  confirm: () => import('./ConfirmReminder.tsx').then((module) => ({ default: module.ConfirmReminder })),
}

export const CreateReminderDialog = lazy(() => loadChunk(loaders.create))
export const EditReminderDialog = lazy(() => loadChunk(loaders.edit))
export const ConfirmReminder = lazy(() => loadChunk(loaders.confirm))
export const DeleteReminder = lazy(() => loadChunk(loaders.remove))

/** Fetches the dialogs ahead of the first tap. What fails now is fetched again when it is needed. */
export function loadDialogs(): void {
  for (const load of Object.values(loaders)) load().catch(() => {})
}
