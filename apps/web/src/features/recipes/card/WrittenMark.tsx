import { Sparkles } from 'lucide-react'

import { Badge } from '#ui/Badge.tsx'
import { words } from '../words.ts'

/** The label on everything in the kitchen that a language model wrote. */
export const WrittenMark = ({ className }: { className?: string }) => (
  <Badge tone="accent" {...(className !== undefined && { className })}>
    <Sparkles aria-hidden="true" className="size-3.5" />
    <span aria-hidden="true">{words.writtenMark}</span>
    <span className="sr-only">{words.writtenBy}</span>
  </Badge>
)
