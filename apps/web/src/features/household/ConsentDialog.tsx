import { failures } from '@planner/contract/failures'
import * as household from '@planner/contract/household'
import { type FormEvent, useId, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

type ConsentDialogProps = { open: boolean; helper: household.Member; onClose: () => void }

/** Asks a helper for consent by SMS; the code they reply with is entered here. */
export function ConsentDialog({ open, helper: { id, name, helper }, onClose }: ConsentDialogProps) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const formId = useId()
  const ask = useChange(household.askHelper)
  const confirm = useChange(household.confirmHelper, {
    onDone: () => {
      toast.success(words.agreed(name))
      onClose()
    },
  })
  const isCodeSent = helper?.consent === 'asked' || ask.isSuccess
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '') return setFault(failures.phoneCode)
    setFault(null)
    return confirm.mutate({ id, code: code.trim() })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      unsaved={code !== ''}
      title={`Confirm ${name}’s number`}
      description={isCodeSent ? words.codeSent(name) : words.helperText}
      footer={
        <>
          <Button
            variant={isCodeSent ? 'secondary' : 'primary'}
            pending={ask.isPending}
            onClick={() => ask.mutate({ id })}
          >
            {isCodeSent ? 'Send again' : 'Send code'}
          </Button>
          {isCodeSent && (
            <Button type="submit" form={formId} pending={confirm.isPending}>
              Confirm
            </Button>
          )}
        </>
      }
    >
      {ask.data?.in_outbox && <p className="mb-4 text-sm text-soft">{words.codeInOutbox}</p>}
      {isCodeSent && (
        <form id={formId} noValidate onSubmit={submit}>
          <TextField
            label="Code"
            inputMode="numeric"
            value={code}
            onChange={setCode}
            error={fault}
            autoComplete="one-time-code"
            maxLength={10}
          />
        </form>
      )}
    </Dialog>
  )
}
