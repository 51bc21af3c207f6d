import type { Order } from '@planner/contract/orders'

import { Badge } from '#ui/Badge.tsx'
import { aboutOf, answerInWords, problemInWords, remarkWords } from './words.ts'

type ProblemsProps = { order: Order; heading?: string }

/** The problems reported for an order, with their answers. */
export function Problems({ order, heading = remarkWords.problems }: ProblemsProps) {
  const { problems = [] } = order
  if (problems.length === 0) return null
  return (
    <section aria-label={heading} className="rounded-lg border border-line px-4 py-3">
      <h3 className="font-semibold">{heading}</h3>
      <ul className="divide-y divide-line">
        {problems.map((problem) => (
          <li key={problem.id} className="py-2 text-md [overflow-wrap:anywhere]">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-semibold">{aboutOf(order, problem)}</span>
              <span>{problemInWords(problem)}</span>
              {!problem.answer && <Badge tone="warn">{remarkWords.waiting}</Badge>}
            </p>
            {problem.words && <p className="text-sm text-soft">“{problem.words}”</p>}
            {problem.answer && <p className="text-sm text-soft">{answerInWords(problem)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
