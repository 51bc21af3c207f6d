import { google as limits } from '@planner/contract/constants/google'
import type { Connection } from '@planner/contract/google'
import { MailCheck, MailSearch, ScanSearch } from 'lucide-react'
import { useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { amountChoices, backChoices, chosenOf } from './choices.ts'
import { FailureNote } from './FailureNote.tsx'
import { analysisFailureOf } from './failure-of.ts'
import { GoogleBlock } from './GoogleBlock.tsx'
import { MayRead } from './MayRead.tsx'
import { Progress } from './Progress.tsx'
import { useAnalysis } from './use-analysis.ts'
import type { Connecting } from './use-connect.ts'
import { words } from './words.ts'

type EmailAnalysisProps = { connection: Connection | undefined; connecting: Connecting }

/** Searches recent mail for things to be reminded of. */
export function EmailAnalysis({ connection, connecting }: EmailAnalysisProps) {
  const analysis = useAnalysis()
  const [amount, setAmount] = useState(`${limits.maxEmailsDefault}`)
  const [back, setBack] = useState(`${limits.daysBackDefault}`)
  const analyze = () =>
    analysis.mutate({
      max_emails: chosenOf(limits.maxEmails, amount, limits.maxEmailsDefault),
      days_back: chosenOf(limits.daysBack, back, limits.daysBackDefault),
    })

  return (
    <GoogleBlock title="Email analysis" text={words.analysis} Picture={MailSearch}>
      {/* There is nothing to choose before there is a connection. */}
      {connection?.connected !== false && (
        <div className="grid gap-4 min-[24rem]:grid-cols-2">
          <SelectField label="Read up to" value={amount} onChange={setAmount} options={amountChoices} />
          <SelectField label="From" value={back} onChange={setBack} options={backChoices} />
        </div>
      )}
      <MayRead grant="mail" connection={connection} connecting={connecting} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant={connection?.can_read.mail === false ? 'secondary' : 'primary'}
          disabled={connection?.connected === false}
          pending={analysis.isPending}
          onClick={analyze}
        >
          <ScanSearch aria-hidden="true" className="size-4" />
          Scan email
        </Button>
        {connection?.connected === false && <p className="text-meta text-soft">{words.connectFirst}</p>}
      </div>
      <Progress pending={analysis.isPending} text={words.analyzing} />
      <Progress pending={analysis.lookingFurther} text={words.lookingFurther} />
      {analysis.data && (
        <p className="flex items-start gap-2.5 rounded-md bg-ok-soft px-3.5 py-2.5 text-md font-semibold">
          <MailCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-ok" />
          {analysis.data.message}.
        </p>
      )}
      {analysis.error && <FailureNote failure={analysisFailureOf(analysis.error)} />}
    </GoogleBlock>
  )
}
