import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { cx } from '#ui/cx.ts'
import { words } from '../../words.ts'
import type { Occurrence } from '../outlook.ts'

const PassedRows = lazy(() => loadChunk(() => import('./PassedRows.tsx')))

type PassedLineProps = { passed: readonly Occurrence[]; onEdit: (occurrence: Occurrence) => void }

/** The events of earlier days that are over without a mark: one line, which opens to a row for each. */
export function PassedLine({ passed, onEdit }: PassedLineProps) {
  const [open, setOpen] = useState(false)

  return (
    <div className="px-2 md:px-3">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-1.5 rounded-md px-2 text-left text-meta md:px-3 font-medium text-soft hover:bg-sunk/60"
      >
        <span className="min-w-0 truncate">
          {words.passed(
            passed.length,
            passed.map(({ reminder }) => reminder.title),
          )}
        </span>
        <ChevronDown aria-hidden="true" className={cx('size-4 shrink-0 transition-transform', open && 'rotate-180')} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <PassedRows passed={passed} onEdit={onEdit} />
        </Suspense>
      )}
    </div>
  )
}
