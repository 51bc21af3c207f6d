import { ListFilter } from 'lucide-react'
import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { LateMenuButton } from '#ui/menu/LateMenuButton.tsx'

import { words } from '../words.ts'

const loadMenu = () => import('./ViewsMenu.tsx')
const ViewsMenu = lazy(() => loadChunk(loadMenu))

/** Opens a menu of the other views of reminders. Its code is loaded by the first tap. */
export function ViewsButton() {
  return (
    <LateMenuButton
      label={words.viewsLabel}
      className="shrink-0 text-soft"
      menu={(trigger) => <ViewsMenu trigger={trigger} />}
    >
      <ListFilter aria-hidden="true" className="size-5" />
    </LateMenuButton>
  )
}
