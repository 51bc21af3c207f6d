import { reminders as limits } from '@planner/contract/constants/reminders'
import type { ReactNode } from 'react'

import { words } from '../../words.ts'

/**
 * Returns the hint below the text; null while its preview is shown.
 *
 * @param reading the sentence that is being read; null for none.
 */
export function textHint({
  text,
  hasPreview,
  reading,
}: {
  text: string
  hasPreview: boolean
  reading: string | null
}): ReactNode {
  if (text.length >= limits.textMax) return tooLong
  if (hasPreview) return null
  return reading === null ? help : <p className="min-h-17 pt-1">{words.readingText(reading)}</p>
}

/** As high as the preview that replaces it, so that the first word causes no layout shift. */
const help = (
  <p className="min-h-17 pt-1">
    In English, Hinglish or Hindi, say what and when. “Pay rent on the 1st of every month”, “dawai roz raat 9 baje”.
  </p>
)

/** Shown when a paste exceeds the field's limit and was cut off. */
const tooLong = `Only the first ${limits.textMax} characters will be saved`
