import { AlarmClockPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { IconButton } from '#ui/IconButton.tsx'

import type { SnoozeMenuProps } from './SnoozeMenu.tsx'

const loadSnoozeMenu = () => import('./SnoozeMenu.tsx')
const SnoozeMenu = lazy(() => loadChunk(loadSnoozeMenu))

type SnoozeButtonProps = Omit<SnoozeMenuProps, 'trigger'> & { describedBy: string }

/** Behind it, how long to snooze. The menu's code comes with the first tap. */
export function SnoozeButton({ describedBy, ...target }: SnoozeButtonProps) {
  const [live, setLive] = useState(false)
  const button = (
    <IconButton
      label="Snooze"
      data-key="s"
      aria-describedby={describedBy}
      className="text-soft"
      {...(!live && { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setLive(true) })}
    >
      <AlarmClockPlus aria-hidden="true" className="size-[1.1rem]" />
    </IconButton>
  )

  if (!live) return button
  return (
    <Suspense fallback={button}>
      <SnoozeMenu trigger={button} {...target} />
    </Suspense>
  )
}
