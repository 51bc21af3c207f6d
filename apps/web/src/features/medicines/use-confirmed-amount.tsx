import { useState } from 'react'
import { Switch } from '#ui/form/Switch.tsx'
import { toast } from '#ui/toast.ts'

import { type MedicineDraft, unlikelyIn } from './draft.ts'
import { words } from './words.ts'

/**
 * Has an unlikely amount of the drafts confirmed before it is saved.
 *
 * @param saved the unlikely amount that is stored already, which is not asked about again
 * @returns the switch that confirms it, false while none is needed; and a check to run before saving, which says in a
 *   toast what to confirm
 */
export function useConfirmedAmount(drafts: readonly MedicineDraft[], saved: string | null = null) {
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const found = unlikelyIn(drafts)
  const unlikely = found === saved ? null : found
  const isConfirmed = () => {
    if (unlikely === null || confirmed === unlikely) return true
    toast.error(words.checkAmount(unlikely))
    return false
  }
  const confirmation = unlikely !== null && (
    <Switch
      label={words.isRight(unlikely)}
      checked={confirmed === unlikely}
      onChange={(checked) => setConfirmed(checked ? unlikely : null)}
    />
  )
  return { isConfirmed, confirmation }
}
