import { BadgeCheck, CircleDashed } from 'lucide-react'

import { Badge } from '#ui/Badge.tsx'

/** Whether a number is known to be the person's own. */
export function VerifiedMark({ verified, className = '' }: { verified: boolean; className?: string }) {
  const Picture = verified ? BadgeCheck : CircleDashed

  return (
    <Badge tone={verified ? 'ok' : 'warn'} className={className}>
      <Picture aria-hidden="true" className="size-3.5" />
      {verified ? 'Verified' : 'Not verified'}
    </Badge>
  )
}
