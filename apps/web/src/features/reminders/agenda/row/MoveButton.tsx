import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { IconButton } from '#ui/IconButton.tsx'

import type { MoveMenuProps } from './MoveMenu.tsx'

const loadMoveMenu = () => import('./MoveMenu.tsx')
const MoveMenu = lazy(() => loadChunk(loadMoveMenu))

/** Behind it, other days and skipping. The menu's code comes with the first tap. */
export function MoveButton({ describedBy, ...rest }: Omit<MoveMenuProps, 'trigger'> & { describedBy: string }) {
  const [live, setLive] = useState(false)
  const button = (
    <IconButton
      label="Move or skip"
      data-key="e"
      aria-describedby={describedBy}
      className="text-soft"
      {...(!live && { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setLive(true) })}
    >
      <Ellipsis aria-hidden="true" className="size-[1.1rem]" />
    </IconButton>
  )
  if (!live) return button
  return (
    <Suspense fallback={button}>
      <MoveMenu trigger={button} {...rest} />
    </Suspense>
  )
}
