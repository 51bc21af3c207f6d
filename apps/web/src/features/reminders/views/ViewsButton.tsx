import { ListFilter } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { IconButton } from '#ui/IconButton.tsx'

import { words } from '../words.ts'

const loadMenu = () => import('./ViewsMenu.tsx')
const ViewsMenu = lazy(() => loadChunk(loadMenu))

/** Behind it, the other ways to look at one's reminders. The menu's code comes with the first tap. */
export function ViewsButton() {
  const [live, setLive] = useState(false)
  const button = (
    <IconButton
      label={words.viewsLabel}
      className="shrink-0 text-soft"
      {...(!live && { 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setLive(true) })}
    >
      <ListFilter aria-hidden="true" className="size-5" />
    </IconButton>
  )
  if (!live) return button
  return (
    <Suspense fallback={button}>
      <ViewsMenu trigger={button} />
    </Suspense>
  )
}
