import * as mailIn from '@planner/contract/account/mail-in'
import { failures } from '@planner/contract/failures'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, MailPlus, RefreshCw } from 'lucide-react'

import { call } from '#api/call.ts'
import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/time/clock.ts'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { Section } from '../Section.tsx'
import { mailInOptions } from './queries.ts'
import { words } from './words.ts'

/** The secret address to which mail can be forwarded, if the installation has a mailbox. */
export function MailInSection() {
  const { data } = useQuery(mailInOptions)
  const { renew, withdraw } = useMailIn()
  if (!data?.available) return null

  return (
    <Section id="mail-in" title="Email forwarding" text={words.mailIn} Picture={MailPlus} tone="teal">
      <div className="space-y-4">
        <p className="text-sm text-soft">{words.mailInHow}</p>
        {data.address === null ? (
          <Button variant="secondary" size="sm" pending={renew.isPending} onClick={() => renew.mutate()}>
            Create address
          </Button>
        ) : (
          <>
            <Address address={data.address} lastMailAt={data.last_mail_at} />
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
                Turn off
              </Button>
              <Button variant="quiet" size="sm" pending={renew.isPending} onClick={() => renew.mutate()}>
                <RefreshCw aria-hidden="true" className="size-4" />
                New address
              </Button>
            </div>
          </>
        )}
      </div>
    </Section>
  )
}

function Address({ address, lastMailAt }: { address: string; lastMailAt: string | null }) {
  const { time_zone: zone } = useUser()

  return (
    <div className="space-y-2">
      <TextField
        label="Your secret address"
        hint={words.mailInSecret}
        value={address}
        onChange={() => {}}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" size="sm" onClick={() => void copy(address)}>
          <Copy aria-hidden="true" className="size-4" />
          Copy address
        </Button>
        <p className="text-sm text-soft">
          {lastMailAt === null
            ? words.mailInNone
            : words.mailInLast(momentInSentence(new Date(lastMailAt), zone, now()))}
        </p>
      </div>
    </div>
  )
}

function useMailIn() {
  const client = useQueryClient()
  const { queryKey } = mailInOptions
  const onError = () => toast.error(failures.mailInChange)
  const renew = useMutation({
    mutationFn: () => call(mailIn.renew, {}),
    onSuccess: (now) => client.setQueryData(queryKey, now),
    onError,
  })
  const withdraw = useMutation({
    mutationFn: () => call(mailIn.withdraw, {}),
    onSuccess: () => toast.success(words.mailInOff),
    onError,
    onSettled: () => client.invalidateQueries({ queryKey }),
  })

  return { renew, withdraw }
}

const copy = (address: string) => copyText(address, { done: words.addressCopied, failed: failures.copyFeed })
