import { Ellipsis } from 'lucide-react'
import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { LateMenuButton } from '#ui/menu/LateMenuButton.tsx'
import type { OverdueMoreProps } from './OverdueMore.tsx'
import { overdueWords } from './overdue-words.ts'

const OverdueMore = lazy(() => loadChunk(() => import('./OverdueMore.tsx')))

/** A menu to choose which reminders to move, and to skip repeating ones. Its code is loaded by the first tap. */
export function OverdueMoreButton(props: Omit<OverdueMoreProps, 'trigger'>) {
  return (
    <LateMenuButton
      label={overdueWords.moreOverdue}
      className="text-soft"
      menu={(trigger) => <OverdueMore trigger={trigger} {...props} />}
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </LateMenuButton>
  )
}
