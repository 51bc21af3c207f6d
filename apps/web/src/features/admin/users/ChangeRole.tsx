import type { User } from '@planner/contract/account/auth'
import * as factor from '@planner/contract/account/second-factor'
import * as admin from '@planner/contract/admin'
import type { InputOf } from '@planner/contract/endpoint'
import { failures, secondFactorFailures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { PasswordField } from '#features/auth/PasswordField.tsx'
import { passkeyFailure, provePasskey } from '#features/auth/passkey.ts'
import { StepCodeField } from '#features/auth/StepCodeField.tsx'
import { words as stepWords } from '#features/auth/second-step-words.ts'
import { useSession, useUser } from '#features/auth/session.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { toast } from '#ui/toast.ts'
import { refusalInWords } from '../in-words.ts'
import { adminKeys, personOptions } from '../queries.ts'
import { words } from '../words.ts'

type Confirmation = Omit<InputOf<typeof admin.makeAdmin>, 'id' | 'password'>
/** The second factor challenge, and the methods by which it can be answered. */
type Asked = { challenge: string; app: boolean; passkey: Awaited<ReturnType<typeof ways>>['passkey'] }

const ways = (challenge: string) => call(factor.ways, { challenge })

/** Makes a person an administrator or a regular user again, after asking for the password and second factor. */
export function ChangeRole({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const [turn, setTurn] = useState(0)
  const label = user.is_admin ? 'Remove as administrator' : 'Make administrator'

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setTurn(turn + 1)
          setOpen(true)
        }}
      >
        {label}
      </Button>
      {open && <Confirm key={turn} user={user} label={label} onClose={() => setOpen(false)} />}
    </>
  )
}

function Confirm({ user, label, onClose }: { user: User; label: string; onClose: () => void }) {
  const client = useQueryClient()
  const me = useUser()
  const { setUser } = useSession()
  const [, navigate] = useLocation()
  const formId = useId()
  const [password, setPassword] = useState('')
  const [typed, setTyped] = useState('')
  const [byRecovery, setByRecovery] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const takesCode = asked !== null && (asked.app || byRecovery)

  const change = useMutation({
    mutationFn: async (shown: () => Promise<Confirmation>) =>
      call(user.is_admin ? admin.removeAdmin : admin.makeAdmin, { id: user.id, password, ...(await shown()) }),
    onSuccess: () => {
      toast.success(user.is_admin ? words.roleTaken(user.full_name) : words.roleGiven(user.full_name))
      // A person who gave up their own role leaves the admin pages, and their cached data is removed.
      if (user.is_admin && user.id === me.id) {
        navigate(paths.dashboard)
        setUser({ ...me, is_admin: false })
        client.removeQueries({ queryKey: adminKeys.all })
        return
      }
      client.setQueryData(
        personOptions(user.id).queryKey,
        (person) => person && { ...person, user: { ...user, is_admin: !user.is_admin } },
      )
      void client.invalidateQueries({ queryKey: adminKeys.users })
      void client.invalidateQueries({ queryKey: adminKeys.audit })
      onClose()
    },
    onError: async (error) => {
      if (error instanceof CallError && error.code === 'second-factor.needed' && error.challenge) {
        const { challenge } = error
        try {
          const found = await ways(challenge)
          setAsked({ challenge, app: found.authenticator_app, passkey: found.passkey })
          setProblem(null)
        } catch (failure) {
          setProblem(refusalInWords(failure))
        }
        return
      }
      // Used up or expired: the password is asked for again.
      if (error instanceof CallError && error.code === 'second-factor.expired') setAsked(null)
      setProblem(error instanceof CallError ? refusalInWords(error) : passkeyFailure(error))
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    if (password === '') return setProblem(failures.passwordEmpty)
    if (takesCode && typed.trim() === '') return setProblem(secondFactorFailures.code)
    change.mutate(async () => {
      if (asked === null) return {}
      const { challenge } = asked
      return byRecovery ? { challenge, recovery_code: typed } : { challenge, code: typed }
    })
  }
  const passkey = asked?.passkey

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !change.isPending && onClose()}
      title={`${label}?`}
      description={user.is_admin ? words.roleTakenText(user.full_name) : words.roleGivenText(user.full_name)}
      footer={
        <>
          <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
            Cancel
          </Button>
          {(asked === null || takesCode) && (
            <Button
              variant={user.is_admin ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              pending={change.isPending}
            >
              {label}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4.5">
        {asked === null && (
          <PasswordField
            label="Your password"
            isNew={false}
            verdict={null}
            value={password}
            onChange={(value) => {
              setPassword(value)
              setProblem(null)
            }}
            error={problem}
          />
        )}
        {takesCode && (
          <StepCodeField
            byRecovery={byRecovery}
            hint={byRecovery ? stepWords.recoveryText : stepWords.codeText}
            value={typed}
            onChange={(value) => {
              setTyped(value)
              setProblem(null)
            }}
            error={problem}
          />
        )}
        {asked !== null && !takesCode && problem && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
            {problem}
          </p>
        )}
        {asked !== null && passkey && !byRecovery && (
          <Button
            variant={takesCode ? 'secondary' : 'primary'}
            pending={change.isPending && !takesCode}
            onClick={() =>
              change.mutate(async () => ({ challenge: asked.challenge, passkey: await provePasskey(passkey) }))
            }
          >
            Use a passkey
          </Button>
        )}
        {asked !== null && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setByRecovery(!byRecovery)
              setTyped('')
              setProblem(null)
            }}
          >
            {byRecovery ? stepWords.notRecovery : 'Use a recovery code'}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
