import * as privacy from '@planner/contract/account/privacy'
import { privacy as limits } from '@planner/contract/constants/accounts'
import { failures } from '@planner/contract/failures'
import { list as listOrders } from '@planner/contract/orders'
import { dayMs } from '@planner/days/plain-date'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { token } from '#api/token.ts'
import { PasswordField } from '#features/auth/PasswordField.tsx'
import { useSession, useUser } from '#features/auth/session.tsx'
import { inRupees } from '#platform/rupees.ts'
import { now } from '#platform/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { dayOfDeletion } from './day-of-deletion.ts'
import { owedTo } from './owed-to.ts'
import { useNoteDeletion } from './use-keep-account.ts'
import { words } from './words.ts'

type Problems = { password?: string; word?: string; whole?: string }

/** Explains what will be deleted and when, and asks for the password and a confirmation word. */
export default function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { id, time_zone } = useUser()
  const { data: orders = [] } = useQuery({
    queryKey: ['orders', 'owed'],
    queryFn: ({ signal }) => call(listOrders, {}, { signal }),
    enabled: open,
  })
  const owed = owedTo(id, orders)
  const { renew } = useSession()
  const note = useNoteDeletion()
  const [password, setPassword] = useState('')
  const [word, setWord] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const passwordField = useRef<HTMLInputElement>(null)
  const wordField = useRef<HTMLInputElement>(null)
  const formId = useId()

  const asking = useMutation({
    mutationFn: async () => {
      const from = token.read()
      const asked = await call(privacy.askDeletion, { password, word: limits.deletionWord })
      renew({ from, to: asked.access_token })
      return asked
    },
    onSuccess: ({ planned_at }) => {
      toast.info(words.planned(dayOfDeletion(planned_at, time_zone)))
      note(planned_at)
      onClose()
    },
    onError: (error) => {
      setProblems(problemsOf(error))
      passwordField.current?.focus()
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asking.isPending) return
    const found: Problems = {
      ...(password === '' && { password: failures.passwordEmpty }),
      ...(word.trim() !== limits.deletionWord && { word: failures.deletionWord(limits.deletionWord) }),
    }
    setProblems(found)
    if (found.password) passwordField.current?.focus()
    else if (found.word) wordField.current?.focus()
    else asking.mutate()
  }

  const lastDay = dayOfDeletion(new Date(now().getTime() + limits.graceDays * dayMs).toISOString(), time_zone)

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !asking.isPending && onClose()}
      title="Delete your account?"
      description="Here’s what happens, and when."
      footer={
        <>
          <Button variant="secondary" disabled={asking.isPending} onClick={onClose}>
            Keep my account
          </Button>
          <Button variant="danger" type="submit" form={formId} pending={asking.isPending}>
            Delete my account
          </Button>
        </>
      }
    >
      <ol className="mt-1 space-y-2.5 text-md">
        {words.deletionSteps(limits.graceDays, lastDay).map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-danger-soft text-sm font-semibold text-danger"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {owed.amount > 0 && (
        <p className="mt-4 rounded-md bg-warn-soft px-3.5 py-2.5 text-sm text-warn">
          {words.stillOwed(inRupees(owed.amount), owed.shops.join(', '))}
        </p>
      )}
      <form id={formId} onSubmit={submit} noValidate className="mt-5 flex flex-col gap-4.5">
        <PasswordField
          ref={passwordField}
          label="Your password"
          isNew={false}
          value={password}
          onChange={(value) => {
            setPassword(value)
            setProblems({})
          }}
          verdict={null}
          error={problems.password}
        />
        <TextField
          ref={wordField}
          label={`Type ${limits.deletionWord} to confirm`}
          name="word"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={word}
          onChange={(value) => {
            setWord(value)
            setProblems({})
          }}
          error={problems.word}
        />
        {problems.whole && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger">
            {problems.whole}
          </p>
        )}
      </form>
    </Dialog>
  )
}

function problemsOf(error: unknown): Problems {
  if (!(error instanceof CallError) || !error.detail) return { whole: failures.deletionAsk }

  return error.code === 'account.password' ? { password: `${error.detail}.` } : { whole: `${error.detail}.` }
}
