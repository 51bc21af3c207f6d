import { cx } from './cx.ts'

type FactsProps = {
  /** Left out if false, null or undefined. */
  of: readonly (string | false | null | undefined)[]
  className?: string
  /** Whether the first fact is marked as a warning. */
  warns?: boolean
}

/**
 * Facts side by side, wrapping only between them. The dot stands before each fact, in a margin that is clipped, so that
 * no line starts or ends with one.
 */
export const Facts = ({ of, className, warns = false }: FactsProps) => (
  <span className={cx('block overflow-hidden', className)}>
    <span className="-ml-3 flex flex-wrap items-center">
      {of.filter(Boolean).map((fact, place) => (
        <span key={String(fact)} className="relative min-w-0 pl-3">
          {place > 0 && <span className="absolute left-1">· </span>}
          <span className={warns && place === 0 ? 'font-medium text-warn' : undefined}>{fact}</span>{' '}
        </span>
      ))}
    </span>
  </span>
)
