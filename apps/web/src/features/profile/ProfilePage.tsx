import { failures } from '@planner/contract/problems'
import { ChevronRight, SlidersHorizontal, Smartphone } from 'lucide-react'
import { Link } from 'wouter'

import { PhoneVerification } from '#features/phone/PhoneVerification.tsx'
import { SavedRecipes } from '#features/recipes/SavedRecipes.tsx'
import { paths } from '#paths.ts'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { words } from '#words.ts'

import { PersonCard } from './PersonCard.tsx'
import { useMe } from './queries.ts'

export default function ProfilePage() {
  const { data: user, isError, isFetching, refetch } = useMe()

  return (
    <>
      <PageHeading title="Profile" text={words.profile.text} />
      <div className="grid min-h-[80dvh] content-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:items-start">
        {!user && isError && (
          <Card className="lg:col-span-2">
            <ErrorState sentence={failures.profileFetch} onRetry={() => void refetch()} pending={isFetching} />
          </Card>
        )}
        {!user && !isError && (
          <>
            <Skeleton className="h-110 rounded-xl!" />
            <Skeleton className="h-60 rounded-xl!" />
          </>
        )}
        {user && (
          <>
            <PersonCard user={user} />
            <div className="space-y-5">
              <Card as="section" aria-labelledby="phone-heading">
                <h2 id="phone-heading" className="flex items-center gap-2.5 text-xl font-semibold">
                  <Smartphone aria-hidden="true" className="size-5 text-teal" />
                  Phone verification
                </h2>
                <div className="mt-4">
                  <PhoneVerification user={user} />
                </div>
              </Card>
              <Link
                href={paths.settings}
                className="flex items-center gap-3.5 rounded-xl border border-line bg-surface px-5 py-4 no-underline shadow-soft transition-colors hover:border-edge md:px-6"
              >
                <SlidersHorizontal aria-hidden="true" className="size-5 shrink-0 text-accent-text" />
                <span className="flex-1 font-medium">{words.profile.toSettings}</span>
                <ChevronRight aria-hidden="true" className="size-5 text-soft" />
              </Link>
            </div>
            <div className="lg:col-span-2">
              <SavedRecipes />
            </div>
          </>
        )}
      </div>
    </>
  )
}
