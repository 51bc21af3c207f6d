import { CircleAlert } from 'lucide-react'

import type { Failure } from './failure-of.ts'

/** Shows the failure until the next attempt; a toast has already announced it. */
export const FailureNote = ({ failure }: { failure: Failure }) => (
  <div className="flex items-start gap-2.5 rounded-md bg-danger-soft px-3.5 py-2.5 text-md">
    <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-danger" />
    <p className="min-w-0 wrap-anywhere">
      <span className="font-semibold">{failure.sentence}</span>
      {failure.reason && <span className="block">{failure.reason}</span>}
    </p>
  </div>
)
