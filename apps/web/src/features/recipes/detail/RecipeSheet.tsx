import type { Recipe } from '@planner/contract/kitchen/recipes'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'

import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { AgainstMark } from '../card/AgainstMark.tsx'
import { DietMark } from '../card/DietMark.tsx'
import { difficultyTone } from '../card/difficulty-tone.ts'
import { Picture } from '../card/Picture.tsx'
import { WrittenMark } from '../card/WrittenMark.tsx'
import type { Timers } from '../cook/use-timers.ts'
import { AddToList } from '../list/AddToList.tsx'
import { CopyRecipeButton } from '../own/CopyRecipeButton.tsx'
import { words } from '../words.ts'
import { Allergens } from './Allergens.tsx'
import { FactTiles } from './FactTiles.tsx'
import { GoodToKnow } from './GoodToKnow.tsx'
import { Ingredients } from './Ingredients.tsx'
import { isMethodLonger } from './is-method-longer.ts'
import { Nutrition } from './Nutrition.tsx'
import { OfferButtons } from './OfferButtons.tsx'
import { PartLinks } from './PartLinks.tsx'
import { Steps } from './Steps.tsx'
import { type Planned, WhyPlanned } from './WhyPlanned.tsx'

/** A recipe laid out like a cookbook page: facts, ingredients next to the picture and the steps, and tips. */
export function RecipeSheet({
  recipe,
  replaces = false,
  serves,
  planned,
  timers,
  cookMode,
  onServes,
}: {
  recipe: Recipe
  /** Whether it was requested by the id of an older recipe that it replaces. */
  replaces?: boolean
  serves: number | null
  /** Null if it was not opened from a plan. */
  planned: Planned | null
  timers: Timers
  /** Shown beside the heading of the method. */
  cookMode: ReactNode
  onServes: (serves: number) => void
}) {
  const isLong = isMethodLonger(recipe)

  return (
    <article data-printed className="space-y-5 sm:space-y-7">
      <PartLinks />
      <div
        className="flex flex-col gap-3 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-8 md:gap-y-5"
        style={isLong ? longMethod : longList}
      >
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-1.5 sm:gap-2">
            <Badge tone={recipe.is_vegetarian ? 'ok' : 'warn'} className="py-1!">
              <DietMark veg={recipe.is_vegetarian} word={recipe.is_vegetarian ? 'Veg' : 'Non-Vegetarian'} />
            </Badge>
            {recipe.veg_type === 'Egg' && <Badge className="py-1!">Egg</Badge>}
            <Badge tone={difficultyTone(recipe.difficulty)} className="py-1!">
              {recipe.difficulty}
            </Badge>
            {recipe.written_by === 'model' && <WrittenMark className="py-1!" />}
            {recipe.own && (
              <Badge tone="accent" className="py-1!">
                Your recipe
              </Badge>
            )}
            {extras(recipe).map((extra) => (
              <Badge key={extra} tone="teal" className="py-1!">
                {extra}
              </Badge>
            ))}
            <Allergens of={recipe.allergens} />
          </div>
          {replaces && <p className="rounded-md bg-sunk px-4 py-3 text-sm text-soft">{words.replaced}</p>}
          <AgainstMark against={recipe.against} />
          {recipe.written_by === 'model' && <p className="text-sm text-soft">{words.writtenText}</p>}
          {recipe.own && recipe.own.unsettled.length > 0 && (
            <p className="rounded-md bg-warn-soft px-4 py-3 text-sm text-warn">
              {words.unsettled(recipe.own.unsettled)}
            </p>
          )}
          <FactTiles recipe={recipe} />
        </div>
        {/* On a phone the picture is first; beside the facts it is as high as they are. */}
        <Picture
          svg={recipe.placeholder}
          className="aspect-2/1 w-full rounded-xl bg-sunk object-cover max-md:-order-1 md:min-h-full print:aspect-[3/1]"
        />
        <Ingredients
          recipe={recipe}
          serves={serves}
          onServes={onServes}
          className={isLong ? undefined : 'row-span-2'}
          stays={isLong}
        />
        <section aria-labelledby="recipe-steps" className={isLong ? 'row-span-2' : undefined}>
          <div className="flex min-h-11 items-center justify-between gap-2">
            <h3 id="recipe-steps" className="scroll-mt-12 text-xl font-semibold">
              Cooking Instructions
            </h3>
            {cookMode}
          </div>
          {recipe.instructions.length > 0 ? (
            <Steps recipe={recipe} timers={timers} />
          ) : (
            <p className="mt-3 text-soft">{words.noInstructions}</p>
          )}
        </section>
        {/* Ends the shorter column. */}
        <GoodToKnow recipe={recipe} />
      </div>
      <Nutrition recipe={recipe} />
      {/* First what brings the food, in two columns and on a phone in one; then, quieter, the rest. */}
      <section aria-labelledby="recipe-more" className="space-y-2 print:hidden">
        <h3 id="recipe-more" className="text-xl font-semibold">
          {words.more}
        </h3>
        <div className="grid gap-2.5 *:w-full sm:grid-cols-2">
          <AddToList recipe={recipe} />
          <OfferButtons recipe={recipe} />
        </div>
        <div className="grid sm:flex">
          <CopyRecipeButton recipe={recipe} />
          <Button variant="quiet" size="sm" className="sm:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4.5 text-soft" />
            Print
          </Button>
        </div>
      </section>
      {planned && <WhyPlanned id={recipe.id} title={recipe.title} planned={planned} />}
    </article>
  )
}

/** Beside a long method the ingredients have the height to follow it; below a short one the tips have the rest. */
const longMethod = { gridTemplateRows: 'auto 1fr auto' }
const longList = { gridTemplateRows: 'auto auto 1fr' }

const extras = ({ flags, tags }: Recipe): string[] => [
  ...(flags.jain ? ['Jain'] : []),
  ...(flags.vegan ? ['Vegan'] : []),
  ...(flags.no_onion_garlic && !flags.jain ? ['No onion, no garlic'] : []),
  ...(flags.vrat ? ['Vrat'] : []),
  ...tags.filter((tag) => tag === 'Gluten free'),
]
