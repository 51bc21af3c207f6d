import { failures } from '@planner/contract/failures'
import { CloudOff } from 'lucide-react'

import { cx } from './cx.ts'

/** Indicates that the data comes from this device, and as of when. */
export function OfflineNote({ asOf, className }: { asOf: string | null; className?: string }) {
  return (
    <output className={cx('flex items-center gap-2.5 rounded-md bg-sunk px-4 py-3 text-sm text-soft', className)}>
      <CloudOff aria-hidden="true" className="size-4.5 shrink-0" />
      <span>
        {failures.offline}
        {asOf && ` As of ${asOf}.`}
      </span>
    </output>
  )
}
