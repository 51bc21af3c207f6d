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
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { OfflineNote } from '#ui/OfflineNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { useShown } from '#ui/use-shown.ts'
import { AgainstMark } from '../card/AgainstMark.tsx'
import { cardFrame } from '../card/card-frame.ts'
import { DietMark } from '../card/DietMark.tsx'
import { Picture } from '../card/Picture.tsx'
import { RecipeDialog, ShareDialog } from '../lazy-dialogs.ts'
import { useOnMenu } from '../plan/use-on-menu.ts'
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
  const categoryToday = useOnMenu({ enabled: (data?.recipes.length ?? 0) > 0 })
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
      <h2 id="saved-recipes" className="flex items-center gap-2.5 text-xl font-semibold">
        <BookHeart aria-hidden="true" className="size-5 text-accent-text" />
        Saved recipes
      </h2>
      {offline && <OfflineNote asOf={asOf} className="mt-3" />}
      {!data && isError && (
        <ErrorState sentence={failures.savedFetch} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isError && <Skeleton className="mt-4 h-60" />}
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
        <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
          {data.recipes.map((recipe) => (
            <li key={recipe.id} className="grid">
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
    <article aria-labelledby={titleId} className="relative flex flex-col overflow-hidden rounded-lg border border-line">
      <div className="relative">
        <Picture svg={recipe.placeholder} className="aspect-[5/4] w-full bg-sunk md:aspect-[3/2]" />
        {today && (
          <Badge tone="accent" className="absolute bottom-2 left-2">
            Today: {today}
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-2.5 md:p-4">
        <DietMark veg={recipe.is_vegetarian} word={recipe.is_vegetarian ? 'Veg' : 'Non-Veg'} />
        <h3 id={titleId} className="text-md font-semibold md:text-lg">
          {recipe.title}
        </h3>
        <AgainstMark against={recipe.against} />
        <ul className="flex-1 text-meta text-soft">
          {recipe.ingredients.slice(0, shownIngredients).map((line) => (
            <li key={line} className="truncate">
              {line}
            </li>
          ))}
          {more > 0 && <li className="font-semibold">+ {more} more</li>}
        </ul>
        <Button
          variant="secondary"
          size="sm"
          className="px-1!"
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
        className={cx('absolute! top-2 right-2', cardFrame.onPicture)}
      >
        <Heart aria-hidden="true" className="size-5 fill-danger text-danger" />
      </IconButton>
    </article>
  )
}
