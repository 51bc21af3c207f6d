import * as webhooks from '@planner/contract/account/webhooks'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { serverSentence } from '#api/errors.ts'
import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/time/clock.ts'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { AlertDialog } from '#ui/AlertDialog.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { toast } from '#ui/toast.ts'
import { Deliveries } from './Deliveries.tsx'
import { webhooksOptions } from './queries.ts'
import { Secret } from './Secret.tsx'
import { words } from './words.ts'

/** A webhook with its state, events, deliveries and actions. */
export function WebhookRow({ webhook }: { webhook: webhooks.Webhook }) {
  const { id, name, url, events, paused, failing_since: failingSince } = webhook
  const { time_zone: zone } = useUser()
  const [isOpen, setOpen] = useState(false)
  const [asking, setAsking] = useState<'secret' | 'delete' | null>(null)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: webhooksOptions.queryKey })
  const onError = (error: unknown) => toast.error(serverSentence(error, failures.webhooksChange))

  const switching = useMutation({
    mutationFn: (isOn: boolean) => call(webhooks.change, { id, paused: !isOn }),
    onError,
    onSettled: refresh,
  })
  const testing = useMutation({
    mutationFn: () => call(webhooks.sendTest, { id }),
    onSuccess({ delivery: { problem, status } }) {
      if (problem === null) toast.success(words.arrived(status!))
      else toast.error(`${problem}.`)
    },
    onError,
    onSettled: refresh,
  })
  const rotating = useMutation({
    mutationFn: () => call(webhooks.rotate, { id }),
    onSuccess: () => toast.success(words.rotated),
    onError,
    onSettled: () => setAsking(null),
  })
  const deleting = useMutation({
    mutationFn: () => call(webhooks.remove, { id }),
    onSuccess: () => toast.success(words.deleted),
    onError,
    onSettled() {
      setAsking(null)
      return refresh()
    },
  })

  return (
    <li className="space-y-2 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium break-words">{name}</p>
          <p className="text-sm break-words text-soft">{url}</p>
          <Facts className="text-sm text-soft" of={events.map((event) => webhooks.eventWords[event])} />
          {paused && paused.reason !== 'you' && <Badge tone="warn">{words.paused[paused.reason]}</Badge>}
          {!paused && failingSince && (
            <Badge tone="warn">{words.failing(momentInSentence(new Date(failingSince), zone, now()))}</Badge>
          )}
        </div>
        <Switch
          label={
            <>
              On<span className="sr-only">: {name}</span>
            </>
          }
          checked={paused === null}
          disabled={switching.isPending}
          onChange={(isOn) => switching.mutate(isOn)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          pending={testing.isPending}
          aria-label={`Send a test to ${name}`}
          onClick={() => testing.mutate()}
        >
          Send a test
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          aria-label={`Deliveries to ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          Deliveries
        </Button>
        <Button variant="quiet" size="sm" aria-label={`New secret for ${name}`} onClick={() => setAsking('secret')}>
          New secret
        </Button>
        <Button variant="quiet" size="sm" aria-label={`Delete ${name}`} onClick={() => setAsking('delete')}>
          Delete
        </Button>
      </div>
      {rotating.data && <Secret secret={rotating.data.secret} />}
      {isOpen && <Deliveries id={id} />}
      {asking !== null && (
        <AlertDialog
          open
          danger={asking === 'delete'}
          title={asking === 'delete' ? `Delete “${name}”?` : `Replace the secret of “${name}”?`}
          description={
            asking === 'delete'
              ? 'Nothing more will be sent to it, and pending deliveries are dropped.'
              : 'The old secret stays valid for another day, so you have time to switch.'
          }
          confirmLabel={asking === 'delete' ? 'Delete' : 'Replace'}
          cancelLabel="Keep it"
          pending={deleting.isPending || rotating.isPending}
          onConfirm={() => (asking === 'delete' ? deleting : rotating).mutate()}
          onCancel={() => setAsking(null)}
        />
      )}
    </li>
  )
}
