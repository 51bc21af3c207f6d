import * as programs from '@planner/contract/account/programs'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/time/clock.ts'
import { dateInWords, momentInSentence } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Facts.tsx'
import { toast } from '#ui/toast.ts'
import { programsOptions } from './queries.ts'
import { words } from './words.ts'

/** A program's token: its permissions, expiry and last use. */
export function ProgramRow({ program }: { program: programs.Program }) {
  const { id, name, scopes, ends_at: endsAt, last_used_at: usedAt } = program
  const { time_zone: zone } = useUser()
  const client = useQueryClient()
  const revoking = useMutation({
    mutationFn: () => call(programs.revoke, { id }),
    onSuccess: () => toast.success(words.revoked),
    onError: () => toast.error(failures.programsChange),
    onSettled: () => client.invalidateQueries({ queryKey: programsOptions.queryKey }),
  })
  const day = dateInWords(dayAt(new Date(endsAt), zone))
  const isOver = new Date(endsAt) <= now()

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium break-words">{name}</p>
        <Facts className="text-sm text-soft" of={scopes.map((scope) => programs.scopeWords[scope])} />
        <Facts
          className="text-sm text-soft"
          of={[
            isOver ? words.ended(day) : words.ends(day),
            usedAt === null ? words.neverUsed : words.lastUsed(momentInSentence(new Date(usedAt), zone, now())),
          ]}
        />
      </div>
      <Button
        variant="secondary"
        size="sm"
        pending={revoking.isPending}
        aria-label={`Revoke ${name}`}
        onClick={() => revoking.mutate()}
      >
        Revoke
      </Button>
    </li>
  )
}
