import { Ellipsis } from 'lucide-react'
import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { LateMenuButton } from '#ui/menu/LateMenuButton.tsx'

import type { MoveMenuProps } from './MoveMenu.tsx'

const loadMoveMenu = () => import('./MoveMenu.tsx')
const MoveMenu = lazy(() => loadChunk(loadMoveMenu))

/** Opens a menu to move or skip an occurrence. Its code is loaded by the first tap. */
export function MoveButton({ describedBy, ...rest }: Omit<MoveMenuProps, 'trigger'> & { describedBy: string }) {
  return (
    <LateMenuButton
      label="Move or skip"
      data-key="e"
      aria-describedby={describedBy}
      className="text-soft"
      menu={(trigger) => <MoveMenu trigger={trigger} {...rest} />}
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </LateMenuButton>
  )
}
