import { Sparkles } from 'lucide-react'

import { Badge } from '#ui/Badge.tsx'
import { words } from './words.ts'

/** The label on everything a language model worded or read. */
export const ByModel = ({ what }: { what: 'worded' | 'read' }) => (
  <Badge tone="accent" className="align-middle">
    <Sparkles aria-hidden="true" className="size-3" />
    <span aria-hidden="true">{words.mark}</span>
    <span className="sr-only">{what === 'worded' ? words.wordedBy : words.readBy}</span>
  </Badge>
)
