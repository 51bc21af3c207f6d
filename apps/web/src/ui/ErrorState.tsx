import { CloudAlert, RotateCw } from 'lucide-react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'

/** An error message with a button to try again. */
export function ErrorState({
  sentence,
  onRetry,
  pending = false,
  className,
}: {
  sentence: string
  onRetry?: () => void
  pending?: boolean
  className?: string
}) {
  return (
    <div role="alert" className={cx('flex flex-col items-center gap-3 px-4 py-8 text-center', className)}>
      <CloudAlert aria-hidden="true" className="size-9 text-danger" strokeWidth={1.5} />
      <p className="max-w-sm text-ink">{sentence}</p>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry} pending={pending}>
          <RotateCw aria-hidden="true" className="size-4" />
          Retry
        </Button>
      )}
    </div>
  )
}
