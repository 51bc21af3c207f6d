import { GitCompareArrows } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { Button } from '#ui/Button.tsx'
import { words } from './words.ts'

/** Announces that the cart was changed elsewhere. Scrolls into view. */
export function ElsewhereNotice({ onSeen }: { onSeen: () => void }) {
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' })
  }, [])

  return (
    <div
      ref={notice}
      role="alert"
      className="moves-in mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-warn bg-warn-soft px-5 py-3 text-ink"
    >
      <GitCompareArrows aria-hidden="true" className="size-6 shrink-0 text-warn" />
      <p className="min-w-0 flex-1 basis-52">
        <span className="block font-semibold">{words.elsewhere}</span>
        <span className="text-sm">{words.elsewhereText}</span>
      </p>
      <Button variant="secondary" size="sm" onClick={onSeen}>
        OK
      </Button>
    </div>
  )
}
