import { secondFactor as limits } from '@planner/contract/constants'
import { failures, secondFactorFailures } from '@planner/contract/problems'
import { type FormEvent, useId, useRef, useState } from 'react'

import { PasswordField } from '#features/auth/PasswordField.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { QrCode } from './QrCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { type FactorTask, useFactorTask } from './use-factor-task.ts'
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
  codes: { title: 'New recovery codes', text: words.codesRenewal, act: 'Make new codes' },
}

type FactorDialogProps = { task: FactorTask; open: boolean; onClose: () => void }

/** Takes the password, and then what the task needs. Recovery codes are shown once, at the end. */
export default function FactorDialog({ task, open, onClose }: FactorDialogProps) {
  const { stage, problem, setProblem, begin, confirm, pending } = useFactorTask(task, onClose)
  const [password, setPassword] = useState('')
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const fields = {
    password: useRef<HTMLInputElement>(null),
    name: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  }
  const formId = useId()
  const { title, text, act, danger } = texts[task.kind]

  const refuse = (field: keyof typeof fields, sentence: string) => {
    setProblem({ field, sentence })
    fields[field].current?.focus()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    if (stage.name === 'scan') {
      if (code.trim() === '') return refuse('code', secondFactorFailures.code)
      confirm.mutate(code, { onError: () => fields.code.current?.focus() })
      return
    }
    if (task.kind === 'passkey' && name.trim() === '') return refuse('name', secondFactorFailures.passkeyName)
    if (password === '') return refuse('password', failures.passwordEmpty)
    begin.mutate({ password, name }, { onError: () => fields.password.current?.focus() })
  }

  const errorOf = (field: keyof typeof fields) => (problem?.field === field ? problem.sentence : null)
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
          <Button onClick={onClose}>I have saved them</Button>
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
        <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4.5">
          {stage.name === 'scan' ? (
            <>
              <QrCode text={stage.uri} label="QR code for your authenticator app" />
              <div>
                <p className="text-sm text-soft">{words.secretText}</p>
                <code className="mt-1 block rounded-md bg-sunk px-3.5 py-2.5 text-[0.9375rem] wrap-anywhere select-all">
                  {stage.secret.match(/.{1,4}/g)!.join(' ')}
                </code>
              </div>
              <TextField
                ref={fields.code}
                label="Code from the app"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                placeholder="123456"
                inputClassName="tabular-nums"
                autoFocus
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
                  ref={fields.name}
                  label="Name"
                  name="passkey_name"
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
                ref={fields.password}
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
