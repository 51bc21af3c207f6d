import * as admin from '@planner/contract/admin'
import { failures } from '@planner/contract/failures'
import { useMutation } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { words } from './words.ts'

const reloadAfterMs = 1500

/** Shown to everyone who is not an administrator; the server decides, and reports if it needs the setup code. */
export function BecomeAdmin() {
  const [asksCode, setAsksCode] = useState(false)
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const promotion = useMutation({
    mutationFn: () => call(admin.promoteFirstUser, asksCode ? { setup_code: code } : {}),
    onSuccess: ({ message }) => {
      toast.success(message)
      setTimeout(() => location.reload(), reloadAfterMs)
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === 'admin.setup-code-needed') setAsksCode(true)
      else toast.error((error instanceof CallError && error.detail) || failures.promote)
    },
  })
  useEffect(() => {
    if (asksCode) field.current?.focus()
  }, [asksCode])

  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (!promotion.isPending && !promotion.isSuccess) promotion.mutate()
  }

  return (
    <section aria-labelledby="become-admin" className="border-t border-line pt-4 lg:col-span-2">
      <form onSubmit={ask} className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="become-admin" className="flex items-center gap-2.5 text-base font-semibold">
            <ShieldCheck aria-hidden="true" className="size-5 text-soft" />
            Administration
          </h2>
          <p className="mt-0.5 text-sm text-soft">{words.becomeAdmin}</p>
        </div>
        {asksCode && (
          <TextField
            ref={field}
            label="Setup code"
            hint={words.setupCode}
            value={code}
            onChange={setCode}
            required
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="w-full"
          />
        )}
        <Button type="submit" variant="secondary" size="sm" pending={promotion.isPending || promotion.isSuccess}>
          Become Admin
        </Button>
      </form>
    </section>
  )
}
