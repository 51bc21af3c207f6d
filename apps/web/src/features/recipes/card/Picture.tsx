import { CookingPot } from 'lucide-react'
import { memo } from 'react'

import { cx } from '#ui/cx.ts'

/**
 * The drawing of a dish. Rendered as an image rather than inline markup, so that its content cannot affect the page.
 */
export const Picture = memo(function Picture({ svg, className }: { svg: string; className?: string }) {
  if (!svg.startsWith('<svg')) {
    return (
      <div className={cx('grid place-items-center bg-accent-soft text-accent-text', className)}>
        <CookingPot aria-hidden="true" className="size-14" strokeWidth={1.2} />
      </div>
    )
  }

  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      className={cx('object-cover', className)}
    />
  )
})
