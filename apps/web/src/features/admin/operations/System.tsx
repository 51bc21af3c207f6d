import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { adminFailure } from '../in-words.ts'
import { systemOptions } from '../queries.ts'
import { words } from '../words.ts'
import { Errors } from './Errors.tsx'
import { Jobs } from './Jobs.tsx'
import { Services } from './Services.tsx'

/** The job queue, the provider of each channel, and errors. */
export function System() {
  const { data, error, isFetching, refetch } = useQuery(systemOptions)

  if (!data && error) {
    return (
      <Card>
        <ErrorState
          sentence={adminFailure(error, failures.systemFetch)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      </Card>
    )
  }
  if (!data) return <Skeleton className="h-80 rounded-xl!" />

  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <Part id="jobs" title="Jobs" text={words.jobsText}>
        <Jobs jobs={data.jobs} />
      </Part>
      <Part id="services" title="Services" text={words.servicesText}>
        <Services services={data.services} />
      </Part>
      <Part id="errors" title="Errors, 7 days" text={words.errorsText} className="lg:col-span-2">
        <Errors errors={data.errors} />
      </Part>
    </div>
  )
}

type PartProps = { id: string; title: string; text: string; className?: string; children: ReactNode }

const Part = ({ id, title, text, className, children }: PartProps) => (
  <Card as="section" aria-labelledby={`${id}-heading`} className={className}>
    <h2 id={`${id}-heading`} className="text-xl font-semibold">
      {title}
    </h2>
    <p className="mt-1 text-sm text-soft">{text}</p>
    <div className="mt-3">{children}</div>
  </Card>
)
