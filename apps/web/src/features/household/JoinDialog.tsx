import { failures } from '@planner/contract/failures'
import * as household from '@planner/contract/household'
import { type FormEvent, useEffect, useId, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { failureInWords, useChange } from './use-change.ts'
import { usePreview } from './use-preview.ts'
import { words } from './words.ts'

type JoinDialogProps = {
  open: boolean
  /** The code from a link; null if it has to be typed. */
  code: string | null
  onClose: () => void
}

/** Joins a household by code, after showing who invites and what joining means. */
export function JoinDialog({ open, code: given, onClose }: JoinDialogProps) {
  const [code, setCode] = useState(given ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const preview = usePreview()
  const { mutate: look, reset } = preview
  const join = useChange(household.join, {
    onDone: () => {
      toast.success(words.joined)
      close()
    },
  })
  const formId = useId()
  const close = () => {
    reset()
    setCode('')
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setFault(failures.householdCode)
    setFault(null)
    return look(code.trim())
  }

  useEffect(() => {
    if (given !== null) look(given)
  }, [given, look])

  const found = preview.data

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      unsaved={given === null && !found && code !== ''}
      title={found ? `Join ${found.household ?? `${found.invited_by}’s household`}?` : 'Join a household'}
      footer={
        found ? (
          <Button pending={join.isPending} onClick={() => join.mutate({ code: given ?? code.trim() })}>
            Join
          </Button>
        ) : (
          <Button type="submit" form={formId} pending={preview.isPending}>
            Continue
          </Button>
        )
      }
    >
      {found ? (
        <div className="space-y-3">
          <p>
            {found.invited_by} invites you. {found.members === 1 ? '1 person is' : `${found.members} people are`} in it.
          </p>
          <ul className="list-disc space-y-1.5 pl-5 text-soft">
            {found.means.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ) : (
        <form id={formId} noValidate onSubmit={submit}>
          <TextField
            label="Invitation code"
            value={code}
            onChange={setCode}
            error={fault ?? (preview.isError ? failureInWords(preview.error) : null)}
            placeholder="K7Q2M-9XHDR"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
          />
        </form>
      )}
    </Dialog>
  )
}
