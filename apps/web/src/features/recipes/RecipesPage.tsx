import type { User } from '@planner/contract/account/auth'
import { planLocationOf } from '@planner/contract/city-of-person'
import type { MealPlan, Recipe } from '@planner/contract/kitchen/recipes'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/time/clock.ts'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { useHash } from '#platform/use-hash.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useShown } from '#ui/use-shown.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { CartCounter } from './CartCounter.tsx'
import type { Planned } from './detail/WhyPlanned.tsx'
import { useVegOnly } from './diet/use-veg-only.ts'
import { VegToggle } from './diet/VegToggle.tsx'
import { KitchenTip } from './KitchenTip.tsx'
import { usePlaceInUrl } from './kitchens/use-place-in-url.ts'
import { DietDialog, RecipeDialog, ShareDialog } from './lazy-dialogs.ts'
import { ListTab, loadTabs, OwnTab, SearchTab } from './lazy-tabs.ts'
import { showListInUrl, useListInUrl } from './list/use-list-in-url.ts'
import { PlanTab } from './plan/PlanTab.tsx'
import { prefetchPlan } from './plan/prefetch-plan.ts'
import { allRegions } from './plan/regions.ts'
import { savedVegOnly } from './plan/saved-plan.ts'
import { useFreshPlan } from './plan/use-fresh-plan.ts'
import { usePlan } from './plan/use-plan.ts'
import { useSwap } from './plan/use-swap.ts'
import { useSearch } from './search/use-search.ts'
import { useSearchAgain } from './search/use-search-again.ts'
import { useRecipeInUrl } from './use-recipe-in-url.ts'
import { words } from './words.ts'

export { askFirst } from './plan/prefetch-plan.ts'

/** Loads the data of the page's first render. */
export const prefetch = (user: User) => {
  const today = dayAt(now(), user.time_zone)

  return prefetchPlan({ ...ofUser(user), vegOnly: savedVegOnly(user.id), date: today, today })
}

const ofUser = (user: User) => ({ userId: user.id, location: planLocationOf(user) })

/** As high as the screen, so that nothing below visibly shifts. */
const tabLoading = <div className="min-h-dvh" />

export default function RecipesPage() {
  useEffect(() => whenIdle(loadTabs), [])
  const user = useUser()
  const today = dayAt(useNow(), user.time_zone)
  const { vegOnly, chosen, choose, version } = useVegOnly()
  const [picked, setPicked] = useState(today)
  const [region, setRegion] = useState(allRegions)
  const date = picked < today ? today : picked
  const key = { ...ofUser(user), vegOnly: vegOnly ?? false, date, today }

  const shown = usePlan(key, { enabled: vegOnly !== undefined })
  const { making, generate } = useFreshPlan(key)
  const swap = useSwap()
  const search = useSearch({ vegOnly: key.vegOnly, region })
  useSearchAgain(search, version)
  const { id, open, close } = useRecipeInUrl()
  const place = usePlaceInUrl()
  const hash = useHash()
  const opening = useShown<Recipe | null>()
  const sharing = useShown<Recipe>()
  const diet = useShown<true>()
  const listView = useListInUrl()

  const { show: remember } = opening
  const view = useCallback(
    (recipe: Recipe) => {
      remember(recipe)
      open(recipe.id)
    },
    [open, remember],
  )
  const openById = useCallback(
    (recipeId: string) => {
      remember(null)
      open(recipeId)
    },
    [open, remember],
  )
  const atHand = opening.shown?.target ?? null

  return (
    <div className="flex min-h-[90dvh] flex-col">
      <PageHeading
        title="Culinary India Hub"
        text={<span className="max-lg:sr-only">{words.text}</span>}
        close
        actions={
          <>
            <VegToggle vegOnly={chosen ?? false} onChange={choose} />
            <CartCounter />
          </>
        }
      />
      <div>
        <HubTabs
          aside={
            <IconButton label="Diet preferences" onClick={() => diet.show(true)}>
              <SlidersHorizontal aria-hidden="true" className="size-5" />
            </IconButton>
          }
          place={place ?? (hash === kitchensHash ? kitchensHash : null)}
          isListed={listView !== null}
          list={
            <Suspense fallback={tabLoading}>
              <ListTab view={listView ?? 'list'} planKey={key} onView={showListInUrl} onOpen={openById} />
            </Suspense>
          }
          plan={
            <PlanTab
              shown={shown}
              making={making?.vegOnly === key.vegOnly && making.date === date ? making : null}
              busy={making !== null}
              today={today}
              date={date}
              region={region}
              swapping={swap.isPending ? swap.variables.recipeId : null}
              onDate={setPicked}
              onRegion={setRegion}
              onFresh={generate}
              onShopping={() => showListInUrl('list')}
              onView={view}
              onOpen={openById}
              onShare={sharing.show}
              onSwap={(recipe) => !swap.isPending && swap.mutate({ recipeId: recipe.id, key })}
            />
          }
          own={
            <Suspense fallback={tabLoading}>
              <OwnTab onOpen={openById} />
            </Suspense>
          }
          search={
            <Suspense fallback={tabLoading}>
              <SearchTab
                search={search}
                place={place}
                vegOnly={key.vegOnly}
                region={region}
                onRegion={setRegion}
                onView={view}
                onShare={sharing.show}
              />
            </Suspense>
          }
        />
      </div>
      <KitchenTip
        today={today}
        narrow={listView === 'staples' || listView === 'bought'}
        waits={!shown.plan && !shown.failed && listView === null && place === null}
      />
      {/* A Suspense boundary each: loading one dialog must not unmount another that is open and has focus. */}
      <Suspense fallback={null}>
        {(id !== null || atHand) && (
          <RecipeDialog
            key={`recipe ${id ?? atHand?.id}`}
            id={id ?? atHand!.id}
            open={id !== null}
            inAddress
            atHand={atHand?.id === (id ?? atHand?.id) ? atHand : null}
            onClose={close}
            onShare={sharing.show}
            planned={plannedIn(shown.plan, id)}
            day={date}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {sharing.shown && (
          <ShareDialog recipe={sharing.shown.target} open={sharing.shown.open} onClose={sharing.close} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {diet.shown && <DietDialog key={`diet ${diet.shown.turn}`} open={diet.shown.open} onClose={diet.close} />}
      </Suspense>
    </div>
  )
}

/** The hash of the list of all kitchens, linked from the search. */
const kitchensHash = 'kitchens'

/** A tab's label. On a phone its first word is only read out, so that all four tabs fit in one line. */
const shorter = (first: string, second: string) => (
  <>
    <span className="max-sm:sr-only">{first} </span>
    {second}
  </>
)

type HubTab = 'plan' | 'search' | 'own' | 'list'

/** Holds the selected tab, so that changing it re-renders none of their contents. */
function HubTabs({
  place,
  isListed,
  aside,
  plan,
  search,
  own,
  list,
}: { place: string | null; isListed: boolean; aside: ReactNode } & Record<HubTab, ReactNode>) {
  const [tab, setTab] = useState<HubTab>('plan')
  const [before, setBefore] = useState<string | null>(null)
  const [wasListed, setWasListed] = useState(false)
  if (isListed !== wasListed) {
    setWasListed(isListed)
    if (isListed) setTab('list')
    else if (tab === 'list') setTab('plan')
  }
  if (place !== before) {
    setBefore(place)
    // A kitchen named in the address is shown in the search tab.
    if (place !== null) setTab('search')
  }
  return (
    <Tabs
      label="Culinary India Hub"
      value={tab}
      aside={aside}
      onChange={(next) => {
        setTab(next)
        if ((next === 'list') !== isListed) showListInUrl(next === 'list' ? 'list' : null)
      }}
      tabs={[
        { value: 'plan', label: shorter('Daily', 'Meal Plan'), content: plan },
        { value: 'search', label: shorter('Recipe', 'Search'), content: search },
        { value: 'list', label: shorter('Shopping', 'List'), content: list },
        { value: 'own', label: 'My Recipes', content: own },
      ]}
    />
  )
}

/** Returns the day and diet of the shown plan if it contains the recipe; null otherwise. */
function plannedIn(plan: MealPlan | undefined | null, id: string | null): Planned | null {
  const isIn = plan && Object.values(plan.sections).some((recipes) => recipes.some((recipe) => recipe.id === id))
  return isIn ? { date: plan.date, vegOnly: plan.vegOnly } : null
}
