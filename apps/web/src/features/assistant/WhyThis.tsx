import type { InputOf } from '@planner/contract/endpoint'
import type { why } from '@planner/contract/explanations'
import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useId, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ByModel } from './ByModel.tsx'
import { whyInWordsOptions, whyOptions } from './queries.ts'
import { Wording } from './Wording.tsx'
import { words } from './words.ts'

type WhyThisProps = {
  about: InputOf<typeof why>
  /** The subject, for screen readers, which do not convey what the button is next to. */
  of: string
  className?: string
}

/** Explains why something is suggested: our own facts immediately, then a model's wording of them if one is enabled. */
export function WhyThis({ about, of, className }: WhyThisProps) {
  const [open, setOpen] = useState(false)
  const id = useId()

  return (
    <div className={cx('min-w-0', className)}>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3.5 text-teal"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <CircleHelp aria-hidden="true" className="size-4" />
        {words.why}
        <span className="sr-only">: {of}</span>
      </Button>
      {open && (
        <div id={id} className="mt-1 w-full rounded-md bg-sunk px-3.5 py-3 text-sm">
          <Reasons about={about} />
        </div>
      )}
    </div>
  )
}

/**
 * The facts, and a model's wording of them.
 *
 * @param props.isWorded whether a model's wording is already shown.
 */
export function Reasons({ about, isWorded = false }: Pick<WhyThisProps, 'about'> & { isWorded?: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery(whyOptions(about))
  const wording = useQuery({ ...whyInWordsOptions(about), enabled: data?.may_word === true && !isWorded })

  if (!data && isError) {
    return <ErrorState sentence={failures.why} onRetry={() => void refetch()} pending={isFetching} />
  }
  if (!data) return <Waiting />

  return (
    <>
      {wording.data?.words && (
        <p className="mb-2 border-b border-line pb-2 text-md">
          {wording.data.words} <ByModel what="worded" />
        </p>
      )}
      <ul className="list-disc space-y-1 pl-4.5 text-soft wrap-anywhere">
        {data.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Wording pending={wording.isLoading} />
    </>
  )
}

const Waiting = () => (
  <div aria-busy="true" className="space-y-2">
    <span className="sr-only">{words.whyWaiting}</span>
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="h-4 w-3/5" />
  </div>
)
