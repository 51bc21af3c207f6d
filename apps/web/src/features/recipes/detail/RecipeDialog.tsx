import '../plan/print.css'

import { failures } from '@planner/contract/failures'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { ChefHat, Printer, Search, Share2, ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'

import { CallError } from '#api/errors.ts'
import { useUser } from '#features/auth/session.tsx'
import { paths } from '#paths.ts'
import { loadChunk } from '#platform/chunk.ts'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Facts } from '#ui/Facts.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

import { SaveButton } from '../card/SaveButton.tsx'
import { CookButton } from '../chosen/CookButton.tsx'
import { plannedDish, plannedServings } from '../chosen/planned-servings.ts'
import { useChosen } from '../chosen/use-chosen.ts'
import { useCooked } from '../chosen/use-cooked.ts'
import { useTimers } from '../cook/use-timers.ts'
import { useAddIngredients } from '../use-to-cart.ts'
import { words } from '../words.ts'
import { RecipeSheet } from './RecipeSheet.tsx'
import { useRecipe } from './use-recipe.ts'
import type { Planned } from './WhyPlanned.tsx'

const CookMode = lazy(() => loadChunk(() => import('../cook/CookMode.tsx')))

type RecipeDialogProps = {
  id: string
  open: boolean
  /** Data already available from a card or a plan; null if there is none. */
  atHand: Recipe | null
  onClose: () => void
  onShare: (recipe: Recipe) => void
  /** Null if it was not opened from a plan. */
  planned?: Planned | null
  /** The day in view; defaults to today. */
  day?: string | undefined
  /** Whether the address names the recipe, so that going back closes the dialog. */
  inAddress?: boolean
}

/** A recipe in full, for the chosen number of people. */
export default function RecipeDialog(props: RecipeDialogProps) {
  const { id, open, atHand, onClose, onShare, planned = null, day, inAddress = false } = props
  const today = dayAt(useNow(), useUser().time_zone)
  const { data: chosen = [] } = useChosen()
  const [picked, setPicked] = useState<number | null>(null)
  // A planned dish is shown with its planned servings, wherever it is opened from.
  const inView = day ?? planned?.date ?? today
  const serves = picked ?? plannedServings(chosen, id, inView)
  const { setCooked } = useCooked()
  const [cooking, setCooking] = useState(false)
  const { recipe, error, fetching, retry } = useRecipe(id, serves, atHand, planned?.date ?? null)
  const isGone = error instanceof CallError && error.status === 404
  const addIngredients = useAddIngredients(id)
  const timers = useTimers(id, recipe?.title ?? '')
  const canCook = recipe !== undefined && recipe !== null && recipe.instructions.length > 0

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={recipe?.title ?? 'Recipe'}
        description={recipe && <Facts of={originOf(recipe)} />}
        wide="page"
        inAddress={inAddress}
        actions={
          recipe && (
            <>
              <IconButton label="Print" onClick={() => window.print()} className="max-sm:hidden">
                <Printer aria-hidden="true" className="size-5" />
              </IconButton>
              <IconButton label="Share Recipe" onClick={() => onShare(recipe)}>
                <Share2 aria-hidden="true" className="size-5" />
              </IconButton>
              <SaveButton recipe={recipe} className="bg-transparent! shadow-none!" />
            </>
          )
        }
        footer={
          recipe && (
            <div className="flex w-full justify-end gap-2.5">
              <CookButton recipe={recipe} day={planned?.date} />
              {/* On a phone beside the heading of the method, so that every button has its words. */}
              {canCook && <CookModeButton className="max-sm:hidden" onClick={() => setCooking(true)} />}
              <Button
                className="whitespace-nowrap max-sm:flex-1 max-sm:px-1.5! max-sm:text-sm"
                pending={addIngredients.isPending}
                onClick={() => addIngredients.mutate(serves ?? undefined)}
              >
                <ShoppingCart aria-hidden="true" className="size-4.5 shrink-0 max-sm:hidden" />
                {words.addAll}
              </Button>
            </div>
          )
        }
      >
        {recipe && (
          <RecipeSheet
            replaces={recipe.id !== id}
            recipe={recipe}
            serves={serves}
            planned={planned}
            timers={timers}
            cookMode={canCook && <CookModeButton className="sm:hidden" onClick={() => setCooking(true)} />}
            onServes={setPicked}
          />
        )}
        {!recipe && isGone && (
          <EmptyState
            art={<Medallion of={Search} />}
            title={error.detail}
            text={words.goneText}
            action={<Button onClick={() => navigate(`${paths.recipes}#kitchens`)}>Search recipes</Button>}
          />
        )}
        {!recipe && error && !isGone && (
          <ErrorState sentence={failures.recipeFetch} onRetry={retry} pending={fetching} />
        )}
        {!recipe && !error && <SheetSkeleton />}
      </Dialog>
      {recipe && cooking && (
        <Suspense fallback={null}>
          <CookMode
            recipe={recipe}
            timers={timers}
            onDone={() => setCooked(plannedDish(chosen, id, inView))}
            onClose={() => setCooking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const CookModeButton = ({ className, onClick }: { className: string; onClick: () => void }) => (
  <Button
    variant="secondary"
    className={cx('whitespace-nowrap max-sm:min-h-11! max-sm:px-3! max-sm:text-sm', className)}
    onClick={onClick}
  >
    <ChefHat aria-hidden="true" className="size-4.5 text-accent-text" />
    Cook mode
  </Button>
)

/** Describes the origin: 'Gujarat', 'also known as Gajar nu athanu'. */
function originOf({ regionalOrigin, title, names }: Recipe): string[] {
  const other = names.find(
    (name) => name.toLowerCase() !== title.toLowerCase() && !/[^\p{Script=Latin}\s\d'’-]/u.test(name),
  )

  return other ? [regionalOrigin, `also known as ${other}`] : [regionalOrigin]
}

const SheetSkeleton = () => (
  <output className="block space-y-4">
    <span className="sr-only">Loading the recipe</span>
    <Skeleton className="h-24" />
    <div className="grid gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Skeleton className="h-60" />
      <Skeleton className="aspect-[16/9] rounded-xl!" />
    </div>
  </output>
)
