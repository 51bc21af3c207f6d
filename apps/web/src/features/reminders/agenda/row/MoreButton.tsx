import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { IconButton } from '#ui/IconButton.tsx'

import { words } from '../../words.ts'
import type { RowSheetProps } from './RowSheet.tsx'

const RowSheet = lazy(() => loadChunk(() => import('./RowSheet.tsx')))

/** Opens a sheet with all actions on a reminder. Its code is loaded by the first tap. */
export function MoreButton({ describedBy, ...rest }: Omit<RowSheetProps, 'onClose'> & { describedBy: string }) {
  const [open, setOpen] = useState(false)

  return (
    <>
      <IconButton
        label={words.more}
        data-key="e"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
        className="text-soft"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <RowSheet {...rest} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
