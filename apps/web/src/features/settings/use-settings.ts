import type { User } from '@planner/contract/account/auth'
import * as profile from '@planner/contract/account/profile'
import { failures } from '@planner/contract/failures'
import * as notifications from '@planner/contract/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { notificationKeys, preferencesOptions } from '#features/notifications/queries.ts'
import { meOptions, useMe } from '#features/profile/queries.ts'

import { useChange } from './use-change.ts'

type Flags = Partial<Pick<User, profile.Flag | 'time_zone'>>
type Preferences = notifications.Preferences

export type Settings = {
  user: User
  preferences: Preferences
  /** Changes flags of the messages section and of the general one. */
  change: (flags: Flags) => void
  changeEmail: (flags: Flags) => void
  prefer: (preferences: Partial<Preferences>) => void
}

/** Everything that /settings shows and changes; null until loaded. */
export function useSettings(): { settings: Settings | null; failed: boolean; fetching: boolean; retry: () => void } {
  const client = useQueryClient()
  const me = useMe()
  const preferences = useQuery(preferencesOptions)
  const reportsChange = () => void client.invalidateQueries({ queryKey: notificationKeys.reports })

  const save = useChange<User, Flags>({
    queryKey: meOptions.queryKey,
    save: async (flags) => {
      const { user } = await call(profile.update, flags)
      reportsChange()
      return user
    },
  })
  const prefer = useChange<Preferences, Partial<Preferences>>({
    queryKey: preferencesOptions.queryKey,
    save: async (changes) => {
      const answer = await call(notifications.setPreferences, changes)
      reportsChange()
      return answer
    },
  })

  return {
    settings:
      me.data && preferences.data
        ? {
            user: me.data,
            preferences: preferences.data,
            change: (flags) => save(flags, failures.settingsUpdate),
            changeEmail: (flags) => save(flags, failures.settingsUpdateEmail),
            prefer: (changes) => prefer(changes, failures.settingsUpdate),
          }
        : null,
    failed: me.isError || preferences.isError,
    fetching: me.isFetching || preferences.isFetching,
    retry: () => {
      void me.refetch()
      void preferences.refetch()
    },
  }
}
