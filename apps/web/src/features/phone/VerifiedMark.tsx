import { BadgeCheck, CircleDashed } from 'lucide-react'

import { Badge } from '#ui/Badge.tsx'

/** Whether the number has been verified as the person's own. */
export function VerifiedMark({ verified, className = '' }: { verified: boolean; className?: string }) {
  const Picture = verified ? BadgeCheck : CircleDashed

  return (
    <Badge tone={verified ? 'ok' : 'warn'} className={className}>
      <Picture aria-hidden="true" className="size-3.5" />
      {verified ? 'Verified' : 'Not verified'}
    </Badge>
  )
}
