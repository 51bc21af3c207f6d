import * as household from '@planner/contract/household'
import { UsersRound } from 'lucide-react'
import { useEffect, useState } from 'react'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'

/** Shows a signed-out visitor who invites them, or why the invitation is no longer valid. */
export default function InvitedBy({ code }: { code: string }) {
  const [invitation, setInvitation] = useState<string | null>(null)

  useEffect(() => {
    call(household.greeting, { code }).then(
      ({ household: name, invited_by: by }) =>
        setInvitation(`${by} invites you to ${name ?? `${by}’s household`}. Sign in or sign up to join.`),
      (error: unknown) => {
        // Without a connection, the sign-in form reports it.
        if (error instanceof CallError && error.detail) setInvitation(`${error.detail}.`)
      },
    )
  }, [code])

  return (
    <output className="block">
      {invitation && (
        <span className="mb-4 flex items-start gap-3 rounded-xl border border-line bg-surface px-5 py-4 font-medium shadow-soft">
          <UsersRound aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-teal" />
          {invitation}
        </span>
      )}
    </output>
  )
}
