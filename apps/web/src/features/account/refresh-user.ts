import type { User } from '@planner/contract/account/auth'
import * as auth from '@planner/contract/account/auth'

import { call } from '#api/call.ts'

/** Reloads the person from the server; keeps the known state if that fails. */
export async function refreshUser(setUser: (user: User) => void): Promise<void> {
  try {
    setUser(await call(auth.me, {}))
  } catch (error) {
    console.warn('Couldn’t load the account', error)
  }
}
