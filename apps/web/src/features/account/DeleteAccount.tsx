import { privacy as limits } from '@planner/contract/constants/accounts'
import { HeartHandshake, UserRoundX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { Button } from '#ui/Button.tsx'
import { AccountBlock } from './AccountBlock.tsx'
import { dayOfDeletion } from './day-of-deletion.ts'
import { useKeepAccount } from './use-keep-account.ts'
import { words } from './words.ts'

const loadDialog = () => import('./DeleteDialog.tsx')
const DeleteDialog = lazy(() => loadChunk(loadDialog))

/** Schedules the account's deletion, or cancels a scheduled one. */
export function DeleteAccount() {
  const { deletion_planned_at: plannedAt, time_zone } = useUser()
  const [turn, setTurn] = useState(0)
  const [open, setOpen] = useState(false)
  const keeping = useKeepAccount()

  return (
    <AccountBlock
      title="Delete account"
      text={
        plannedAt
          ? `${words.planned(dayOfDeletion(plannedAt, time_zone))} ${words.plannedText}`
          : words.deleteText(limits.graceDays)
      }
      Picture={UserRoundX}
      tone="danger"
    >
      {plannedAt ? (
        <Button size="sm" pending={keeping.isPending} onClick={() => keeping.mutate()}>
          <HeartHandshake aria-hidden="true" className="size-4.5" />
          Keep my account
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          className="text-danger! hover:border-danger! hover:bg-danger-soft!"
          onPointerEnter={() => void loadDialog().catch(() => {})}
          onClick={() => {
            setTurn(turn + 1)
            setOpen(true)
          }}
        >
          Delete my account…
        </Button>
      )}
      <Suspense fallback={null}>
        {turn > 0 && <DeleteDialog key={turn} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </AccountBlock>
  )
}
