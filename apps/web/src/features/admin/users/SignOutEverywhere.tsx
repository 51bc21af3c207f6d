import { endSessions } from '@planner/contract/admin'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { adminFailure } from '../in-words.ts'
import { adminKeys, personOptions } from '../queries.ts'
import { words } from '../words.ts'

/** Ends all sessions of a person after a confirmation. */
export function SignOutEverywhere({ id, name }: { id: string; name: string }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const ending = useMutation({
    mutationFn: () => call(endSessions, { id }),
    onSuccess: () => {
      toast.success(words.signedOut(name))
      // Refetching would record another view in the audit log.
      client.setQueryData(
        personOptions(id).queryKey,
        (person) => person && { ...person, sessions: 0, last_seen_at: null },
      )
      void client.invalidateQueries({ queryKey: adminKeys.audit })
    },
    onError: (error) => toast.error(adminFailure(error, failures.personSignOut)),
    onSettled: () => setAsking(false),
  })

  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <AlertDialog
        open={asking}
        title={words.confirmSignOut(name)}
        description={words.confirmSignOutText}
        confirmLabel="Sign out everywhere"
        cancelLabel="Cancel"
        danger
        pending={ending.isPending}
        onConfirm={() => ending.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
