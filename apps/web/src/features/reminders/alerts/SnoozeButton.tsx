import { AlarmClockPlus } from 'lucide-react'
import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { LateMenuButton } from '#ui/menu/LateMenuButton.tsx'

import type { SnoozeMenuProps } from './SnoozeMenu.tsx'

const loadSnoozeMenu = () => import('./SnoozeMenu.tsx')
const SnoozeMenu = lazy(() => loadChunk(loadSnoozeMenu))

type SnoozeButtonProps = Omit<SnoozeMenuProps, 'trigger'> & { describedBy: string }

/** Opens a menu of snooze durations. Its code is loaded by the first tap. */
export function SnoozeButton({ describedBy, ...target }: SnoozeButtonProps) {
  return (
    <LateMenuButton
      label="Snooze"
      data-key="s"
      aria-describedby={describedBy}
      className="text-soft"
      menu={(trigger) => <SnoozeMenu trigger={trigger} {...target} />}
    >
      <AlarmClockPlus aria-hidden="true" className="size-[1.1rem]" />
    </LateMenuButton>
  )
}
