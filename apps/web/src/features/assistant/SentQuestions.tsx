import type { Question } from '@planner/contract/assistant'
import { failures } from '@planner/contract/failures'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useUser } from '#features/auth/session.tsx'
import { momentInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { sentOptions } from './queries.ts'
import { smallRupees } from './small-rupees.ts'
import { words } from './words.ts'

/** All texts sent from this server to a language model in the last 30 days. */
export function SentQuestions() {
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } =
    useInfiniteQuery(sentOptions)
  const questions = data?.pages.flat()

  return (
    <Card as="section" aria-labelledby="sent-heading" className="min-h-64 p-0! md:p-0!">
      <header className="px-4 pt-4 sm:px-6 sm:pt-5">
        <h3 id="sent-heading" className="text-xl font-semibold">
          What was sent
        </h3>
        <p className="mt-0.5 text-md text-soft">{words.sentText}</p>
      </header>
      {!questions && isError && (
        <ErrorState sentence={failures.assistantSent} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!questions && !isError && (
        <div aria-busy="true" className="space-y-3 px-4 py-5 sm:px-6">
          <span className="sr-only">Loading what was sent</span>
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-14 w-full" />
        </div>
      )}
      {questions?.length === 0 && <EmptyState title={words.nothingSent} text={words.nothingSentText} />}
      {questions && questions.length > 0 && <Questions questions={questions} />}
      {hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button variant="quiet" size="sm" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show earlier
          </Button>
        </div>
      )}
    </Card>
  )
}

function Questions({ questions }: { questions: Question[] }) {
  const { time_zone } = useUser()
  const now = useNow()

  return (
    <ul className="mt-2 divide-y divide-line px-4 sm:px-6">
      {questions.map((question) => (
        <li key={question.id} className="py-4">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
            {words.tasks[question.task] ?? question.task}
            {question.state === 'failed' && <Badge tone="warn">No response</Badge>}
          </p>
          <Facts
            className="mt-0.5 text-sm text-soft"
            of={[
              momentInWords(new Date(question.asked_at), time_zone, now),
              question.model,
              `${question.tokens_read + question.tokens_written} tokens`,
              question.cost !== null && smallRupees(question.cost),
            ]}
          />
          <details className="mt-1">
            <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-md text-sm font-medium text-accent-text">
              {words.exactly}
            </summary>
            <pre className="rounded-md bg-sunk px-3 py-2 font-sans text-sm wrap-anywhere whitespace-pre-wrap">
              {question.sent}
            </pre>
          </details>
        </li>
      ))}
    </ul>
  )
}
