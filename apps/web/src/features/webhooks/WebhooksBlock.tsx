import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { Webhook } from 'lucide-react'
import { AccountBlock } from '#features/account/AccountBlock.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { NewWebhook } from './NewWebhook.tsx'
import { webhooksOptions } from './queries.ts'
import { WebhookRow } from './WebhookRow.tsx'
import { words } from './words.ts'

/** Webhooks in the settings. */
export function WebhooksBlock() {
  const { data, isError, isFetching, refetch } = useQuery(webhooksOptions)

  return (
    <AccountBlock title="Webhooks" text={words.text} Picture={Webhook}>
      {!data && isError && (
        <ErrorState sentence={failures.webhooksFetch} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isError && <Skeleton className="h-24 rounded-md" />}
      {data?.length === 0 && <p className="text-soft">{words.none}</p>}
      {data && data.length > 0 && (
        <ul aria-label="Webhooks" className="-my-2 divide-y divide-line">
          {data.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <NewWebhook />
    </AccountBlock>
  )
}
