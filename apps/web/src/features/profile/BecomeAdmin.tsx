import * as admin from '@planner/contract/admin'
import { failures } from '@planner/contract/problems'
import { useMutation } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { toast } from '#ui/toast.ts'
import { words } from './words.ts'

const reloadAfterMs = 1500

/** Shown to everyone who is no administrator; the server decides (decision 28). */
export function BecomeAdmin() {
  const promotion = useMutation({
    mutationFn: () => call(admin.promoteFirstUser, {}),
    onSuccess: ({ message }) => {
      toast.success(message)
      setTimeout(() => location.reload(), reloadAfterMs)
    },
    onError: (error) => toast.error((error instanceof CallError && error.detail) || failures.promote),
  })

  return (
    <Card as="section" aria-labelledby="become-admin" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="become-admin" className="flex items-center gap-2.5 text-xl font-semibold">
          <ShieldCheck aria-hidden="true" className="size-5 text-teal" />
          Administration
        </h2>
        <p className="mt-0.5 text-[0.9375rem] text-soft">{words.becomeAdmin}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        pending={promotion.isPending || promotion.isSuccess}
        onClick={() => promotion.mutate()}
      >
        Become Admin
      </Button>
    </Card>
  )
}
