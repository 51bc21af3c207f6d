import * as webhooks from '@planner/contract/account/webhooks'
import { webhooks as limits } from '@planner/contract/constants/api'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { call } from '#api/call.ts'
import { serverSentence } from '#api/errors.ts'
import { useSavedInput } from '#platform/use-saved-input.ts'
import { Button } from '#ui/Button.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { webhooksOptions } from './queries.ts'
import { Secret } from './Secret.tsx'
import { words } from './words.ts'

/** Creates a webhook with a name, a URL and events; its signing secret is shown only once. */
export function NewWebhook() {
  const [name, setName] = useSavedInput('webhook', '')
  const [url, setUrl] = useSavedInput('webhookAddress', '')
  const [events, setEvents] = useState<webhooks.WebhookEvent[]>(['reminder.created', 'reminder.rang'])
  const [error, setError] = useState<string | null>(null)
  const client = useQueryClient()
  const making = useMutation({
    mutationFn: () => call(webhooks.create, { name, url, events }),
    onSuccess: () => {
      setName('')
      setUrl('')
      void client.invalidateQueries({ queryKey: webhooksOptions.queryKey })
    },
    onError: (failure) => setError(serverSentence(failure, failures.webhooksChange)),
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const isEmpty = name.trim() === '' || url.trim() === ''
    const missing = isEmpty ? failures.webhookFields : events.length === 0 ? failures.webhookEvents : null
    setError(missing)
    if (missing === null) making.mutate()
  }
  const tell = (event: webhooks.WebhookEvent, isOn: boolean) =>
    setEvents(webhooks.events.filter((one) => (one === event ? isOn : events.includes(one))))

  return (
    <form onSubmit={submit} noValidate className="mt-4 space-y-4 border-t border-line pt-4">
      <TextField
        label="New webhook for"
        hint={words.nameHint}
        value={name}
        onChange={setName}
        maxLength={limits.nameMax}
        autoComplete="off"
      />
      <TextField
        label="Webhook URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={url}
        onChange={setUrl}
        maxLength={2000}
        error={error}
        autoComplete="off"
      />
      <fieldset className="space-y-3">
        <legend className="mb-2 text-sm font-semibold">Events to send</legend>
        {webhooks.events.map((event) => (
          <Switch
            key={event}
            label={webhooks.eventWords[event]}
            checked={events.includes(event)}
            onChange={(isOn) => tell(event, isOn)}
          />
        ))}
      </fieldset>
      <Button type="submit" variant="secondary" size="sm" pending={making.isPending}>
        Create webhook
      </Button>
      {making.data && <Secret secret={making.data.secret} />}
    </form>
  )
}
