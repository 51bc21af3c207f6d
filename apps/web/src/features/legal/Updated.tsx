import { Printer } from 'lucide-react'

import { now } from '#platform/time/clock.ts'
import { longDate } from '#platform/time/dates.ts'
import { Button } from '#ui/Button.tsx'

/** The date of the last update and, on a page, a print button. */
export const Updated = () => (
  <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
    <p className="text-sm text-soft">Last Updated: {longDate(now())}</p>
    <Button
      variant="quiet"
      size="sm"
      data-print="never"
      className="-mr-3 in-[[role=dialog]]:hidden max-sm:hidden"
      onClick={() => window.print()}
    >
      <Printer aria-hidden="true" className="size-4.5" />
      Print
    </Button>
  </div>
)
