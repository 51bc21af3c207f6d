import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type EmptyStateProps = {
  art?: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  className?: string
}

export function EmptyState({ art, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center gap-2 px-4 py-10 text-center', className)}>
      {art && (
        <div aria-hidden="true" className="mb-2">
          {art}
        </div>
      )}
      <p className="font-serif text-xl font-semibold text-ink">{title}</p>
      {text && <p className="max-w-sm text-soft">{text}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
