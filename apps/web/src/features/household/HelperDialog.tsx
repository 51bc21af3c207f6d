import { failures } from '@planner/contract/failures'
import * as household from '@planner/contract/household'
import { type FormEvent, useId, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { isRefusedInput, NumberField } from './NumberField.tsx'
import { failureInWords, useChange } from './use-change.ts'
import { words } from './words.ts'

/** Adds a helper without an account, such as the cook or a parent. */
export function HelperDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [name, setName] = useState('')
  const [language, setLanguage] = useState<household.HelperLanguage>('hi')
  const [number, setNumber] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [numberFault, setNumberFault] = useState<string | null>(null)
  const formId = useId()
  const close = () => {
    setName('')
    setNumber('')
    setFault(null)
    setNumberFault(null)
    onClose()
  }
  const add = useChange(household.addHelper, {
    onDone: close,
    onRefusal: (error) => {
      // The name was checked here.
      const isOfNumber = isRefusedInput(error) && number.trim() !== ''
      if (isOfNumber) setNumberFault(failureInWords(error))
      return isOfNumber
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setFault(failures.householdName)
    setFault(null)
    setNumberFault(null)
    return add.mutate({ name: name.trim(), language, phone_number: number.trim() === '' ? null : number.trim() })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      unsaved={name !== '' || number !== ''}
      title="Add helper"
      description={words.helperText}
      footer={
        <Button type="submit" form={formId} pending={add.isPending}>
          Add helper
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-5">
        <TextField
          label="Name"
          required
          value={name}
          onChange={setName}
          error={fault}
          maxLength={60}
          autoComplete="off"
        />
        <SelectField
          label="Message language"
          value={language}
          onChange={(value) => setLanguage(value as household.HelperLanguage)}
          options={[
            { value: 'hi', label: 'हिन्दी' },
            { value: 'en', label: 'English' },
          ]}
        />
        <NumberField label="Mobile number (optional)" value={number} onChange={setNumber} error={numberFault} />
      </form>
    </Dialog>
  )
}
