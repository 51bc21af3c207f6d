// Files and folders that chunks.ts names. A folder's path ends with a slash; a test checks that each exists, because a
// renamed one would silently move to another chunk.

/** What every signed-in page starts with. */
export const signedInPage = ['apps/web/src/shell/SignedIn.tsx', 'apps/web/src/ui/neighbour-row.ts']

/** Features opened on demand: their modules without markup, and their part of the contract. */
export const openedOnDemand = [
  'apps/web/src/features/medicines/',
  'apps/web/src/features/webhooks/',
  'apps/web/src/features/files/',
  'apps/web/src/features/documents/',
  'apps/web/src/features/programs/',
  'apps/web/src/features/calendar-files/',
  'apps/web/src/features/recipes/list/',
  'apps/web/src/features/recipes/own/',
  'packages/contract/src/medicines.ts',
  'packages/contract/src/medicine-words.ts',
  'packages/contract/src/imports.ts',
  'packages/contract/src/calendar-feed.ts',
  'packages/contract/src/files.ts',
  'packages/contract/src/documents.ts',
  'packages/contract/src/kitchen/shopping-list.ts',
  'packages/contract/src/kitchen/pantry.ts',
  'packages/contract/src/kitchen/own-recipes.ts',
  'packages/contract/src/account/webhooks.ts',
  'packages/contract/src/account/mail-in.ts',
  'packages/contract/src/account/telegram.ts',
  'packages/contract/src/account/whatsapp.ts',
  'packages/contract/src/account/programs.ts',
]

/** Modules of a kilobyte or less, which pages share. */
export const smallModules = [
  'apps/web/src/ui/',
  'apps/web/src/api/',
  'apps/web/src/platform/',
  'apps/web/src/features/location/',
  'apps/web/src/ui/menu/LateMenuButton.tsx',
  'apps/web/src/features/reminders/views/ViewsButton.tsx',
  'apps/web/src/features/reminders/edit/RepeatFields.tsx',
  'apps/web/src/features/reminders/edit/repeat.ts',
  'packages/reminder-language/src/recurrence/month-days.ts',
  'packages/contract/',
  'packages/reminder-language/src/when.ts',
  'packages/reminder-language/src/usual-time.ts',
  'packages/reminder-language/src/names-day.ts',
  'packages/reminder-language/src/write-time.ts',
  'packages/reminder-language/src/event-timing/event.ts',
]

/** These import a page's own modules: in a shared chunk they would pull that page's chunk into every other. */
export const ofOneScreen = [
  'apps/web/src/features/reminders/views/rows-of.ts',
  'apps/web/src/features/reminders/alerts/snooze-from.ts',
]
