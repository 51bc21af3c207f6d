import { secondFactor as limits } from '@planner/contract/constants/accounts'
import { failures, secondFactorFailures } from '@planner/contract/failures'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

import { PasswordField } from '#features/auth/PasswordField.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { type FactorTask, type Field, useFactorTask } from './use-factor-task.ts'
import { words } from './words.ts'

export type { FactorTask }

const texts: Record<FactorTask['kind'], { title: string; text: string; act: string; danger?: boolean }> = {
  app: { title: 'Set up an authenticator app', text: words.passwordFirst, act: 'Continue' },
  passkey: { title: 'Add a passkey', text: words.passkeyFirst, act: 'Continue' },
  'remove-app': {
    title: 'Remove the authenticator app?',
    text: words.appRemoval,
    act: 'Remove',
    danger: true,
  },
  'remove-passkey': { title: 'Remove this passkey?', text: words.passkeyRemoval, act: 'Remove', danger: true },
  codes: { title: 'Get new recovery codes?', text: words.codesRenewal, act: 'Create new codes' },
}

type FactorDialogProps = { task: FactorTask; open: boolean; onClose: () => void }

/** Asks for the password, then for whatever the task needs. Recovery codes are shown once, at the end. */
export default function FactorDialog({ task, open, onClose }: FactorDialogProps) {
  const { stage, problem, setProblem, begin, confirm, pending } = useFactorTask(task, onClose)
  const [password, setPassword] = useState('')
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const { title, text, act, danger } = texts[task.kind]

  const focusOn = (field: Field) => form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()

  const refuse = (field: Field, sentence: string) => {
    setProblem({ field, sentence })
    focusOn(field)
  }

  // The code field appears with the answer to the password.
  useEffect(() => {
    if (stage.name === 'scan') form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }, [stage.name])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    if (stage.name === 'scan') {
      if (code.trim() === '') return refuse('code', secondFactorFailures.code)
      confirm.mutate(code, { onError: () => focusOn('code') })
      return
    }
    if (task.kind === 'passkey' && name.trim() === '') return refuse('name', secondFactorFailures.passkeyName)
    if (password === '') return refuse('password', failures.passwordEmpty)
    begin.mutate({ password, name }, { onError: () => focusOn('password') })
  }

  const errorOf = (field: Field) => (problem?.field === field ? problem.sentence : null)
  const typing = (set: (value: string) => void) => (value: string) => {
    set(value)
    setProblem(null)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !pending && onClose()}
      title={stage.name === 'codes' ? 'Save your recovery codes' : title}
      description={stage.name === 'codes' ? words.codesText : stage.name === 'scan' ? words.scanText : text}
      footer={
        stage.name === 'codes' ? (
          <Button onClick={onClose}>I’ve saved them</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={pending} onClick={onClose}>
              Cancel
            </Button>
            <Button variant={danger ? 'danger' : 'primary'} type="submit" form={formId} pending={pending}>
              {stage.name === 'scan' ? 'Confirm' : act}
            </Button>
          </>
        )
      }
    >
      {stage.name === 'codes' ? (
        <RecoveryCodes codes={stage.codes} />
      ) : (
        <form id={formId} ref={form} onSubmit={submit} noValidate className="flex flex-col gap-4.5">
          {stage.name === 'scan' ? (
            <>
              <QrCode text={stage.uri} label="QR code for your authenticator app" />
              <div>
                <p className="text-sm text-soft">{words.secretText}</p>
                <code className="mt-1 block rounded-md bg-sunk px-3.5 py-2.5 text-md wrap-anywhere select-all">
                  {stage.secret.match(/.{1,4}/g)!.join(' ')}
                </code>
              </div>
              <TextField
                label="Code from the app"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                placeholder="123456"
                inputClassName="tabular-nums"
                required
                value={code}
                onChange={typing(setCode)}
                error={errorOf('code')}
              />
            </>
          ) : (
            <>
              {task.kind === 'passkey' && (
                <TextField
                  label="Name"
                  name="name"
                  hint={words.passkeyNameHint}
                  maxLength={limits.nameMax}
                  autoComplete="off"
                  required
                  value={name}
                  onChange={typing(setName)}
                  error={errorOf('name')}
                />
              )}
              <PasswordField
                label="Your password"
                isNew={false}
                value={password}
                onChange={typing(setPassword)}
                verdict={null}
                error={errorOf('password')}
              />
            </>
          )}
          {problem?.field === null && (
            <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
              {problem.sentence}
            </p>
          )}
        </form>
      )}
    </Dialog>
  )
}
