import type { FormEvent } from 'react'

import { Button } from '#ui/Button.tsx'
import { NumberField } from './NumberField.tsx'
import type { Verification } from './use-verification.ts'
import { words } from './words.ts'

/** Step 1: the number. */
export function NumberStep({ verification }: { verification: Verification }) {
  const { steps, problem, sending, type, send, cancel } = verification
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }

  return (
    <form onSubmit={submit} noValidate className="moves-in space-y-4">
      <NumberField value={steps.number} onChange={type} error={problem} hint={words.numberHint} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" pending={sending} className="min-w-28">
          Send OTP
        </Button>
        <Button variant="quiet" size="sm" disabled={sending} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
