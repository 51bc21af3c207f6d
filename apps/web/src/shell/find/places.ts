import type { User } from '@planner/contract/account/auth'

import { Flag, type LucideIcon } from 'lucide-react'

import { hashOfView, priorities, viewNames } from '#features/reminders/views/view-hash.ts'
import { viewPictures } from '#features/reminders/views/view-pictures.ts'
import { words as reminderWords } from '#features/reminders/words.ts'
import { partId, parts, sections, views as settingsViews } from '#features/settings/views.ts'
import { paths } from '#paths.ts'
import { routes } from '#routes.tsx'

/**
 * A destination: a page, one of its parts, or a view of reminders, which has its own icon; `alias` contains further
 * names.
 */
export type Place = { to: string; name: string; alias?: string; Picture?: LucideIcon }

const priorityMarks = { 1: 'p1 !!', 2: 'p2 !', 3: 'p3' }

/** Returns all destinations available to a person. */
export const placesFor = ({ is_admin }: Pick<User, 'is_admin'>): Place[] => [
  ...viewNames.map(
    (name): Place => ({
      to: `${paths.dashboard}${hashOfView({ name })}`,
      name: reminderWords.views[name],
      Picture: viewPictures[name],
    }),
  ),
  ...priorities.map(
    (priority): Place => ({
      to: `${paths.dashboard}${hashOfView({ name: 'priority', priority })}`,
      name: reminderWords.priorityView[priority],
      Picture: Flag,
      // As typed in a reminder.
      alias: priorityMarks[priority],
    }),
  ),
  ...routes
    .filter(({ path, adminOnly }) => path !== paths.home && (!adminOnly || is_admin))
    .map(({ path, title }): Place => ({ to: path, name: title })),
  { to: `${paths.recipes}#list`, name: 'Shopping list' },
  { to: `${paths.recipes}#kitchens`, name: 'Kitchens of India' },
  { to: `${paths.recipes}#pantry`, name: 'Pantry: what is at home' },
  ...settingsViews
    .filter(({ hash }) => hash !== '')
    .map(({ hash, name }): Place => ({ to: `${paths.settings}#${hash}`, name: `Settings: ${name}` })),
  ...[
    ...sections.map(({ hash, name }) => ({ hash, name, also: 'alerts' })),
    ...parts.map(({ name, also }) => ({ hash: partId(name), name, also })),
  ].map(({ hash, name, also }): Place => ({ to: `${paths.settings}#${hash}`, name: `Settings: ${name}`, alias: also })),
]
