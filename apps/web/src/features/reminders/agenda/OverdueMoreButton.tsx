import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { words } from '../words.ts'
import type { OverdueMoreProps } from './OverdueMore.tsx'

const OverdueMore = lazy(() => loadChunk(() => import('./OverdueMore.tsx')))

/** Behind it, a choice of what to move, and skipping what comes again anyway. The menu's code comes with the first tap. */
export function OverdueMoreButton(props: Omit<OverdueMoreProps, 'trigger'>) {
  const [live, setLive] = useState(false)
  const button = (
    <IconButton
      label={words.moreOverdue}
      className="text-soft"
      {...(!live && { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setLive(true) })}
    >
      <Ellipsis aria-hidden="true" className="size-[1.1rem]" />
    </IconButton>
  )
  if (!live) return button
  return (
    <Suspense fallback={button}>
      <OverdueMore trigger={button} {...props} />
    </Suspense>
  )
}
