import * as profile from '@planner/contract/account/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'

import { call } from '#api/call.ts'
import { useSession } from '#features/auth/session.tsx'
import { meOptions } from '#features/profile/queries.ts'

import { onOpenTour } from './open-tour.ts'

/**
 * Returns whether to show the tour, according to the profile read once after sign-in.
 *
 * `finish` completes or skips it: the tour closes whatever the server responds.
 */
export function useTour(): { shown: boolean; finish: () => void } {
  const client = useQueryClient()
  const { setUser } = useSession()
  const [shown, setShown] = useState(false)

  useEffect(() => onOpenTour(() => setShown(true)), [])
  useEffect(() => {
    let left = false
    const read = async () => {
      const user = await client.fetchQuery(meOptions)
      if (!left && !user.tutorial_completed) setShown(true)
    }
    read().catch((error: unknown) => console.warn('Couldn’t load the profile, so the tour is postponed', error))
    return () => {
      left = true
    }
  }, [client])

  const finish = useCallback(() => {
    setShown(false)
    const note = async () => {
      await call(profile.completeTutorial, {})
      const seen = client.setQueryData(meOptions.queryKey, (user) => user && { ...user, tutorial_completed: true })
      if (seen) setUser(seen)
    }
    note().catch((error: unknown) => console.error('Couldn’t save that the tour was seen', error))
  }, [client, setUser])

  return { shown, finish }
}
