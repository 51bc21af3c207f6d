import { CircleUserRound, Settings, ShieldCheck } from 'lucide-react'

import { paths } from '#paths.ts'

/** The entries of the user menu, except Logout. */
export const accountEntries = (isAdmin: boolean) => [
  { path: paths.profile, name: 'Profile', Picture: CircleUserRound },
  { path: paths.settings, name: 'Settings', Picture: Settings },
  ...(isAdmin ? [{ path: paths.admin, name: 'Admin', Picture: ShieldCheck }] : []),
]
