import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { Bot, Plug } from 'lucide-react'
import { AccountBlock } from '#features/account/AccountBlock.tsx'
import { WebhooksBlock } from '#features/webhooks/WebhooksBlock.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ViewHeading } from '#ui/ViewHeading.tsx'
import { NewProgram } from './NewProgram.tsx'
import { ProgramRow } from './ProgramRow.tsx'
import { programsOptions } from './queries.ts'
import { words } from './words.ts'

/** The 'Connected apps' view of the settings: tokens, and the address of the MCP server. */
export default function ProgramsView() {
  const { data, isError, isFetching, refetch } = useQuery(programsOptions)

  return (
    <section aria-labelledby="programs-heading">
      <ViewHeading id="programs-heading" title="Connected apps" text={words.text} />
      <div className="space-y-5">
        <AccountBlock title="Tokens" text={words.tokens} Picture={Plug}>
          {!data && isError && (
            <ErrorState sentence={failures.programsFetch} onRetry={() => void refetch()} pending={isFetching} />
          )}
          {!data && !isError && <Skeleton className="h-6 rounded-md" />}
          {data && data.length === 0 && <p className="text-soft">{words.none}</p>}
          {data && data.length > 0 && (
            <ul aria-label="Tokens" className="-my-2 divide-y divide-line">
              {data.map((program) => (
                <ProgramRow key={program.id} program={program} />
              ))}
            </ul>
          )}
          <NewProgram />
        </AccountBlock>
        <WebhooksBlock />
        <AccountBlock title="AI assistants" text={words.mcp} Picture={Bot}>
          <TextField
            label="MCP server"
            hint={words.mcpText}
            value={`${location.origin}/api/mcp`}
            onChange={() => {}}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        </AccountBlock>
      </div>
    </section>
  )
}
