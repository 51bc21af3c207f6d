import type { User } from '@planner/contract/auth'
import * as auth from '@planner/contract/auth'

import { call } from '#api/call.ts'

/** Has the page know the person as the server does now; it goes on as it was where that cannot be asked. */
export async function refreshUser(setUser: (user: User) => void): Promise<void> {
  try {
    setUser(await call(auth.me, {}))
  } catch (error) {
    console.warn('Couldn’t load the account', error)
  }
}
