import { failures } from '@planner/contract/failures'
import type { Part } from '@planner/contract/legal/document'
import { connectedLine, grievanceLines, type Installation, operatorLines } from '@planner/contract/legal/parts'
import { useQuery } from '@tanstack/react-query'

import { queryClient } from '#api/client.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

import { installationOptions } from './installation-options.ts'
import { Line } from './Line.tsx'

type InstallationPartProps =
  | { part: Exclude<Part, 'cookie-choice'>; lines?: never }
  | { part?: never; lines: (installation: Installation) => string[] }

/** What the server discloses about the installation: its operator, contact, and connected services. */
export function InstallationPart({ part, lines }: InstallationPartProps) {
  // The client is passed explicitly, because there is no provider when nobody is signed in.
  const { data, isError, isFetching, refetch } = useQuery(installationOptions, queryClient)
  if (!data && isError) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {failures.installation}
        <Button variant="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton className="h-14 rounded-lg!" />

  const paragraphs = lines ? lines(data) : linesOf[part](data)
  if (part !== 'operator' && part !== 'grievance') {
    return (
      <p className="text-soft">
        <Line text={paragraphs.join(' ')} />
      </p>
    )
  }
  return (
    <address className="rounded-md bg-sunk/60 px-4 py-3 not-italic">
      {paragraphs.map((one) => (
        <p key={one}>
          <Line text={one} />
        </p>
      ))}
    </address>
  )
}

const linesOf: Record<Exclude<Part, 'cookie-choice'>, (installation: Installation) => string[]> = {
  operator: ({ operator }) => operatorLines(operator),
  grievance: ({ operator }) => grievanceLines(operator),
  connected: ({ recipients }) => [connectedLine(recipients)],
}
