import type { User } from '@planner/contract/account/auth'

import { hashOfView, priorities, viewNames } from '#features/reminders/views/view-hash.ts'
import { words as reminderWords } from '#features/reminders/words.ts'
import { views as settingsViews } from '#features/settings/views.ts'
import { paths } from '#paths.ts'
import { routes } from '#routes.tsx'

/** Somewhere to go: a page, one of its parts, or a view of one's reminders; `alias`: what else it is called. */
export type Place = { to: string; name: string; kind: 'page' | 'view'; alias?: string }

const priorityMarks = { 1: 'p1 !!', 2: 'p2 !', 3: 'p3' }

/** Every place that a person can go to. */
export const placesFor = ({ is_admin }: Pick<User, 'is_admin'>): Place[] => [
  ...viewNames.map(
    (name): Place => ({
      to: `${paths.dashboard}${hashOfView({ name })}`,
      name: reminderWords.views[name],
      kind: 'view',
    }),
  ),
  ...priorities.map(
    (priority): Place => ({
      to: `${paths.dashboard}${hashOfView({ name: 'priority', priority })}`,
      name: reminderWords.priorityView[priority],
      kind: 'view',
      // As it is typed in a reminder.
      alias: priorityMarks[priority],
    }),
  ),
  ...routes
    .filter(({ path, adminOnly }) => path !== paths.home && (!adminOnly || is_admin))
    .map(({ path, title }): Place => ({ to: path, name: title, kind: 'page' })),
  { to: `${paths.recipes}#list`, name: 'Shopping list', kind: 'page' },
  { to: `${paths.recipes}#kitchens`, name: 'Kitchens of India', kind: 'page' },
  { to: `${paths.recipes}#pantry`, name: 'Pantry: what is at home', kind: 'page' },
  ...settingsViews
    .filter(({ hash }) => hash !== '')
    .map(({ hash, name }): Place => ({ to: `${paths.settings}#${hash}`, name: `Settings: ${name}`, kind: 'page' })),
]
