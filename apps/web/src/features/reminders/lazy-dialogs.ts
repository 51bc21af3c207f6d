import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'

/** Keeps what is typed until the create dialog stands. */
const loadAhead = () => import('./create/keys-ahead.ts')

const loaders = {
  // Before the dialog: it is needed while that comes.
  ahead: loadAhead,
  create: () => import('./create/CreateReminderDialog.tsx'),
  edit: () => import('./edit/EditReminderDialog.tsx'),
  remove: () => import('./agenda/row/DeleteReminder.tsx'),
  confirm: () => import('./create/ConfirmReminder.tsx').then((module) => ({ default: module.ConfirmReminder })),
}

export const CreateReminderDialog = lazy(async () => {
  let isHere = false
  const keeping = loadAhead().then(
    ({ keepAhead }) => (isHere ? undefined : keepAhead()),
    () => undefined,
  )
  try {
    return await loadChunk(loaders.create)
  } catch (error) {
    // Nobody takes it.
    void keeping.then((end) => end?.())
    throw error
  } finally {
    isHere = true
  }
})
export const EditReminderDialog = lazy(() => loadChunk(loaders.edit))
export const ConfirmReminder = lazy(() => loadChunk(loaders.confirm))
/** For who must not open the question late. */
export const loadConfirm = () => loadChunk(loaders.confirm).then((module) => module.default)
export const DeleteReminder = lazy(() => loadChunk(loaders.remove))

/** Fetches the dialogs ahead of the first tap. What fails now is fetched again when it is needed. */
export function loadDialogs(): void {
  for (const load of Object.values(loaders)) load().catch(() => {})
}
