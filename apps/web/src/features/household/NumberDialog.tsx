import { failures } from '@planner/contract/failures'
import * as household from '@planner/contract/household'
import { type FormEvent, useId, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { isRefusedInput, NumberField } from './NumberField.tsx'
import { failureInWords, useChange } from './use-change.ts'
import { words } from './words.ts'

type NumberDialogProps = { open: boolean; helper: household.Member; onClose: () => void }

/** Adds the mobile number of a helper who has none yet. */
export function NumberDialog({ open, helper: { id, name }, onClose }: NumberDialogProps) {
  const [number, setNumber] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const formId = useId()
  const close = () => {
    setNumber('')
    setFault(null)
    onClose()
  }
  const save = useChange(household.changeMember, {
    onDone: close,
    onRefusal: (error) => {
      const isOfNumber = isRefusedInput(error)
      if (isOfNumber) setFault(failureInWords(error))
      return isOfNumber
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() === '') return setFault(failures.phoneNumber)
    setFault(null)
    return save.mutate({ id, phone_number: number.trim() })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      unsaved={number !== ''}
      title={`${name}’s number`}
      description={words.helperText}
      footer={
        <Button type="submit" form={formId} pending={save.isPending}>
          {words.addNumber}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <NumberField label="Mobile number" required value={number} onChange={setNumber} error={fault} />
      </form>
    </Dialog>
  )
}
