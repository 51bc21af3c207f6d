import type { LucideIcon } from 'lucide-react'

import { cx } from './cx.ts'

export type Tone = keyof typeof tones

type PictureTileProps = { of: LucideIcon; tone: Tone; size?: keyof typeof sizes }

/** An icon on a tinted square, shown before a title. */
export const PictureTile = ({ of: Picture, tone, size = 'md' }: PictureTileProps) => (
  <span aria-hidden="true" className={cx('grid shrink-0 place-items-center rounded-md', tones[tone], sizes[size].tile)}>
    <Picture className={sizes[size].picture} strokeWidth={1.8} />
  </span>
)

const tones = {
  accent: 'bg-accent-soft text-accent-text',
  teal: 'bg-teal-soft text-teal',
  danger: 'bg-danger-soft text-danger',
} as const

const sizes = {
  sm: { tile: 'size-10', picture: 'size-5' },
  md: { tile: 'size-11', picture: 'size-5.5' },
} as const
