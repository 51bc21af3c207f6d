import { failures } from '@planner/contract/failures'
import * as recipes from '@planner/contract/kitchen/recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BookHeart, Heart } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'wouter'

import { call } from '#api/call.ts'
import { useUser } from '#features/auth/session.tsx'
import { paths } from '#paths.ts'
import { useOffline } from '#platform/offline/use-offline.ts'
import { useAsOf } from '#platform/time/use-as-of.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Facts } from '#ui/Facts.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { OfflineNote } from '#ui/OfflineNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { useShown } from '#ui/use-shown.ts'
import { AgainstMark } from '../card/AgainstMark.tsx'
import { DietMark } from '../card/DietMark.tsx'
import { Picture } from '../card/Picture.tsx'
import { RecipeDialog, ShareDialog } from '../lazy-dialogs.ts'
import { useCategoryInPlan } from '../plan/use-category-in-plan.ts'
import { savedOptions } from '../queries.ts'
import { words } from '../words.ts'
import { useSaved } from './use-saved.ts'

/** How many ingredients a card lists; the remaining ones are only counted (PROFILE-3). */
const shownIngredients = 4

/** The person's saved recipes, each in full, for the profile. */
export function SavedRecipes() {
  const client = useQueryClient()
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useSaved()
  const offline = useOffline(recipes.saved.path) && data !== undefined
  const asOf = useAsOf(recipes.saved.path, dataUpdatedAt, useUser().time_zone)
  const categoryToday = useCategoryInPlan({ enabled: (data?.recipes.length ?? 0) > 0 })
  const reading = useShown<recipes.Recipe>()
  const sharing = useShown<recipes.Recipe>()
  const remove = useMutation({
    mutationFn: (id: string) => call(recipes.unsave, { id }),
    onSuccess: () => {
      toast.success(words.unsaved)
      return client.invalidateQueries({ queryKey: savedOptions.queryKey })
    },
    onError: () => toast.error(failures.recipeRemove),
  })

  return (
    <Card as="section" aria-labelledby="saved-recipes">
      <h2 id="saved-recipes" className="flex items-center gap-2.5 text-lg font-semibold">
        <BookHeart aria-hidden="true" className="size-5 text-soft" />
        Saved recipes
      </h2>
      {offline && <OfflineNote asOf={asOf} className="mt-3" />}
      {!data && isError && (
        <ErrorState sentence={failures.savedFetch} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isError && <Skeleton className="mt-4 h-24" />}
      {data?.recipes.length === 0 && (
        <EmptyState
          title={words.noSaved}
          text={words.noSavedText}
          action={
            <Link href={paths.recipes} className={buttonClass({ variant: 'secondary' })}>
              Browse Recipes
            </Link>
          }
        />
      )}
      {data && data.recipes.length > 0 && (
        <ul className="mt-1 -mb-4 grid gap-x-8 md:grid-cols-2">
          {data.recipes.map((recipe) => (
            <li key={recipe.id}>
              <SavedCard
                recipe={recipe}
                today={categoryToday(recipe.id)}
                removing={remove.isPending && remove.variables === recipe.id}
                onRead={reading.show}
                onRemove={({ id }) => remove.mutate(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {reading.shown && (
          <RecipeDialog
            key={reading.shown.turn}
            id={reading.shown.target.id}
            open={reading.shown.open}
            atHand={reading.shown.target}
            onClose={reading.close}
            onShare={sharing.show}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {sharing.shown && (
          <ShareDialog recipe={sharing.shown.target} open={sharing.shown.open} onClose={sharing.close} />
        )}
      </Suspense>
    </Card>
  )
}

function SavedCard({
  recipe,
  today,
  removing,
  onRead,
  onRemove,
}: {
  recipe: recipes.Recipe
  /** The recipe's category in today's plan; null if it is not in it. */
  today: recipes.Category | null
  removing: boolean
  onRead: (recipe: recipes.Recipe) => void
  onRemove: (recipe: recipes.Recipe) => void
}) {
  const titleId = `saved-${recipe.id}`
  const more = recipe.ingredients.length - shownIngredients

  return (
    <article aria-labelledby={titleId} className="relative flex items-start gap-3.5 py-4">
      <Picture svg={recipe.placeholder} className="size-20 shrink-0 rounded-lg bg-sunk" />
      <div className="min-w-0 flex-1">
        <h3 id={titleId} className="pr-9 text-md font-semibold">
          {recipe.title}
        </h3>
        <div className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <DietMark veg={recipe.is_vegetarian} word={recipe.is_vegetarian ? 'Veg' : 'Non-Veg'} />
          {today && <Badge tone="accent">Today: {today}</Badge>}
        </div>
        <AgainstMark against={recipe.against} />
        <Facts
          className="mt-1 text-meta text-soft"
          of={[...recipe.ingredients.slice(0, shownIngredients), more > 0 && `+ ${more} more`]}
        />
        <Button
          variant="quiet"
          size="sm"
          className="-mb-1.5 -ml-3.5 text-teal"
          aria-describedby={titleId}
          onClick={() => onRead(recipe)}
        >
          View Recipe
        </Button>
      </div>
      <IconButton
        label="Remove recipe"
        aria-describedby={titleId}
        pending={removing}
        onClick={() => onRemove(recipe)}
        className="absolute! top-1.5 -right-3"
      >
        <Heart aria-hidden="true" className="size-5 fill-danger text-danger" />
      </IconButton>
    </article>
  )
}
