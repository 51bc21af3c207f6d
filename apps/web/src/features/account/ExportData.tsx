import * as privacy from '@planner/contract/account/privacy'
import { privacy as limits } from '@planner/contract/constants/accounts'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { useUser } from '#features/auth/session.tsx'
import { saveFile } from '#platform/save-file.ts'
import { now } from '#platform/time/clock.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Button } from '#ui/Button.tsx'
import { AccountBlock } from './AccountBlock.tsx'
import { accountKey } from './queries.ts'
import { words } from './words.ts'

/** Collecting years of reminders takes longer than a usual call. */
const patienceMs = 120_000

export function ExportData() {
  const { time_zone } = useUser()
  const client = useQueryClient()
  const gathering = useMutation({
    mutationFn: () => call(privacy.exportData, {}, { timeoutMs: patienceMs }),
    onSuccess: (data) => {
      const name = `daily-planner-${dayAt(now(), time_zone)}.json`
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name)
      void client.invalidateQueries({ queryKey: accountKey })
    },
  })
  const { error } = gathering

  return (
    <AccountBlock title="Your data" text={words.exportText} Picture={FileDown}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" pending={gathering.isPending} onClick={() => gathering.mutate()}>
          Download my data
        </Button>
        <p className="text-sm text-soft">{words.exportHint(limits.exportsPerDay)}</p>
      </div>
      <output className="block text-md font-medium">
        {gathering.isSuccess && <span className="mt-3 block text-ok">{words.exported}</span>}
        {error && (
          <span className="mt-3 block text-danger">
            {error instanceof CallError && error.code === 'privacy.exports' ? `${error.detail}.` : failures.exportData}
          </span>
        )}
      </output>
    </AccountBlock>
  )
}
