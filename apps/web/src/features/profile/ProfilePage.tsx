import { failures } from '@planner/contract/failures'

import { queryClient } from '#api/client.ts'
import { SavedRecipes } from '#features/recipes/saved/SavedRecipes.tsx'
import { Card } from '#ui/Card.tsx'
import { CardSkeleton } from '#ui/CardSkeleton.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { ActivityCard } from './ActivityCard.tsx'
import { AutoReminders } from './AutoReminders.tsx'
import { BecomeAdmin } from './BecomeAdmin.tsx'
import { PersonCard } from './PersonCard.tsx'
import { meOptions, useMe } from './queries.ts'
import { Shortcuts } from './Shortcuts.tsx'
import { words } from './words.ts'

/** Loads the data of the page's first render. */
export const prefetch = () => queryClient.prefetchQuery(meOptions)

export default function ProfilePage() {
  const { data: user, isError, isFetching, refetch } = useMe()

  return (
    <>
      <PageHeading title="Profile" text={words.text} />
      <div className="grid min-h-[80dvh] content-start gap-5 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:grid-rows-[auto_1fr_auto] lg:items-start">
        {!user && isError && (
          <Card className="lg:col-span-2">
            <ErrorState sentence={failures.profileFetch} onRetry={() => void refetch()} pending={isFetching} />
          </Card>
        )}
        {!user && !isError && <ProfileSkeleton />}
        {user && (
          <>
            <PersonCard user={user} />
            <div className="flex flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:self-stretch">
              <ActivityCard user={user} />
              <AutoReminders />
            </div>
            <Shortcuts />
          </>
        )}
        {/* Also stored on the device, so that they are shown even if the profile cannot be loaded. */}
        {(user || isError) && (
          <div className="lg:col-span-2">
            <SavedRecipes />
          </div>
        )}
        {/* Last, because hardly anybody needs it. */}
        {user && !user.is_admin && <BecomeAdmin />}
      </div>
    </>
  )
}

const ProfileSkeleton = () => (
  <>
    <div aria-busy="true" className="space-y-5">
      <span className="sr-only">Loading your profile</span>
      <CardSkeleton className="h-118" />
      <CardSkeleton className="h-54" />
    </div>
    <div className="space-y-5">
      <CardSkeleton className="h-89" />
      <CardSkeleton className="h-40" />
    </div>
  </>
)
