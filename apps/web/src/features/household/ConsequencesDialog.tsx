import * as household from '@planner/contract/household'
import { useQuery } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'

type ConsequencesDialogProps = {
  open: boolean
  /** The member who leaves; undefined for the person themselves, null for nobody. */
  memberId?: string | null | undefined
  title: string
  text?: string
  confirmLabel: string
  danger?: boolean
  pending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Lists which data stays with whom, before somebody leaves or is removed. */
export function ConsequencesDialog(props: ConsequencesDialogProps) {
  const { open, memberId, title, text, confirmLabel, danger, pending, onConfirm, onClose } = props
  const { data } = useQuery({
    queryKey: ['household', 'leaving', memberId ?? 'me'],
    queryFn: ({ signal }) => call(household.leaving, memberId ? { member_id: memberId } : {}, { signal }),
    enabled: open && memberId !== null,
  })
  const sentences = text === undefined ? (data?.means ?? []) : [text]

  return (
    <AlertDialog
      open={open}
      title={title}
      description={
        <span className="block space-y-1.5">
          {sentences.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}
            </span>
          ))}
        </span>
      }
      confirmLabel={confirmLabel}
      cancelLabel="Cancel"
      danger={danger ?? false}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  )
}
