import type { User } from '@planner/contract/account/auth'
import * as admin from '@planner/contract/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { now } from '#platform/time/clock.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { refusalInWords } from '../in-words.ts'
import { adminKeys, personOptions } from '../queries.ts'
import { words } from '../words.ts'

/** Disables an account after a confirmation, or enables it again. */
export function DisableUser({ user }: { user: User }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const isDisabled = user.disabled_at !== undefined
  const changing = useMutation({
    mutationFn: () => call(isDisabled ? admin.enableUser : admin.disableUser, { id: user.id }),
    onSuccess: () => {
      toast.success(isDisabled ? words.enabled(user.full_name) : words.disabled(user.full_name))
      const { disabled_at: _disabled, ...rest } = user
      const changed = isDisabled ? rest : { ...rest, disabled_at: now().toISOString() }
      // Refetching would record another view in the audit log.
      client.setQueryData(
        personOptions(user.id).queryKey,
        (person) => person && { ...person, user: changed, sessions: isDisabled ? person.sessions : 0 },
      )
      void client.invalidateQueries({ queryKey: adminKeys.users })
      void client.invalidateQueries({ queryKey: adminKeys.audit })
    },
    onError: (error) => toast.error(refusalInWords(error)),
    onSettled: () => setAsking(false),
  })

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={isDisabled && changing.isPending}
        onClick={() => (isDisabled ? changing.mutate() : setAsking(true))}
      >
        {isDisabled ? 'Enable account' : 'Disable account'}
      </Button>
      <AlertDialog
        open={asking}
        title={words.confirmDisable(user.full_name)}
        description={words.confirmDisableText}
        confirmLabel="Disable account"
        cancelLabel="Cancel"
        danger
        pending={changing.isPending}
        onConfirm={() => changing.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
