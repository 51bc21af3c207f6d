import { Check, Clock3, Minus, X } from 'lucide-react'

import type { BadgeTone } from '#ui/Badge.tsx'
import { cx } from '#ui/cx.ts'

import type { Health } from './channel-health.ts'

/** A small badge on a channel's icon, distinguishable by shape as well as colour. */
export function HealthMark({ state, className }: { state: Health['state']; className?: string }) {
  const { Picture, look } = marks[state]

  return (
    <span
      aria-hidden="true"
      className={cx('grid size-4 place-items-center rounded-full ring-2 ring-sunk', look, className)}
    >
      <Picture className="size-2.5" strokeWidth={3.5} />
    </span>
  )
}

const marks = {
  works: { Picture: Check, look: 'bg-ok text-surface' },
  held: { Picture: Clock3, look: 'bg-warn text-surface' },
  blocked: { Picture: X, look: 'bg-danger text-surface' },
  off: { Picture: Minus, look: 'bg-edge text-surface' },
} as const

export const healthNames: Record<Health['state'], string> = {
  works: 'Works',
  held: 'Paused',
  blocked: 'Needs setup',
  off: 'Off',
}

export const healthTones: Record<Health['state'], BadgeTone> = {
  works: 'ok',
  held: 'warn',
  blocked: 'danger',
  off: 'neutral',
}
