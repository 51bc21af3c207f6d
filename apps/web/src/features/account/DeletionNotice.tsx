import { Hourglass } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { Button } from '#ui/Button.tsx'
import { dayOfDeletion } from './day-of-deletion.ts'
import { useKeepAccount } from './use-keep-account.ts'
import { words } from './words.ts'

/** Shown above every page while the account's deletion is scheduled. */
export default function DeletionNotice() {
  const { deletion_planned_at: plannedAt, time_zone } = useUser()
  const keeping = useKeepAccount()
  if (plannedAt === null) return null

  return (
    <section
      aria-label="Account deletion"
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-danger-soft px-4 py-3.5 text-danger sm:px-5"
    >
      <Hourglass aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-semibold">{words.planned(dayOfDeletion(plannedAt, time_zone))}</strong>{' '}
        {words.plannedText}
      </p>
      <Button
        variant="secondary"
        size="sm"
        pending={keeping.isPending}
        onClick={() => keeping.mutate()}
        className="max-sm:w-full"
      >
        Keep my account
      </Button>
    </section>
  )
}
