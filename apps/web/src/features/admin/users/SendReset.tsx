import { sendReset } from '@planner/contract/admin'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { refusalSentence } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { adminKeys } from '../queries.ts'
import { words } from '../words.ts'

type SendResetProps = {
  id: string
  name: string
  /** Called with the link if the server can't send mail, and with null if it was mailed. */
  onLink: (link: string | null) => void
}

/** Mails a person a link to choose a new password. */
export function SendReset({ id, name, onLink }: SendResetProps) {
  const client = useQueryClient()
  const sending = useMutation({
    mutationFn: () => call(sendReset, { id }),
    onSuccess: ({ mailed, link }) => {
      if (mailed) toast.success(words.resetSent(name))
      onLink(link)
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
