import { MonitorDown } from 'lucide-react'

import { useInstall } from '#platform/install.ts'
import { Button } from '#ui/Button.tsx'
import { UnderIcon, WithIcon } from './WithIcon.tsx'
import { words } from './words.ts'

/** Installs the planner as an app, if the browser offers it. */
export function InstallRow() {
  const install = useInstall()
  if (install === null) return null

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <p className="font-medium">
          <WithIcon of={MonitorDown}>Install Daily Planner</WithIcon>
        </p>
        <div className="text-sm text-soft">
          <UnderIcon>{words.installText}</UnderIcon>
        </div>
      </div>
      <Button variant="secondary" onClick={install}>
        Install
      </Button>
    </div>
  )
}
