import * as household from '@planner/contract/household'

import { toast } from '#ui/toast.ts'
import { ConsequencesDialog } from './ConsequencesDialog.tsx'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

export function LeaveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const leave = useChange(household.leave, {
    onDone: () => {
      onClose()
      toast.success(words.left)
    },
  })

  return (
    <ConsequencesDialog
      open={open}
      title="Leave the household?"
      confirmLabel="Leave"
      danger
      pending={leave.isPending}
      onConfirm={() => leave.mutate({})}
      onClose={onClose}
    />
  )
}
