import { sendReset } from '@planner/contract/admin'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { refusalSentence } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { adminKeys } from '../queries.ts'
import { words } from '../words.ts'

/** Mails a person a link to choose a new password. */
export function SendReset({ id, name }: { id: string; name: string }) {
  const client = useQueryClient()
  const sending = useMutation({
    mutationFn: () => call(sendReset, { id }),
    onSuccess: ({ mailed }) => {
      if (mailed) toast.success(words.resetSent(name))
      else toast.info(words.resetInLog)
      void client.invalidateQueries({ queryKey: adminKeys.audit })
    },
    onError: (error) => toast.error(refusalSentence(error, failures.personReset)),
  })
  return (
    <Button variant="secondary" size="sm" pending={sending.isPending} onClick={() => sending.mutate()}>
      {words.sendReset}
    </Button>
  )
}
