import type { MealPlan } from '@planner/contract/kitchen/recipes'
import { ShoppingBasket, Sparkles } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Rangoli } from '#ui/art/Rangoli.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { DietMark } from '../card/DietMark.tsx'
import { Picture } from '../card/Picture.tsx'
import { words } from '../words.ts'
import { CulturalTips } from './CulturalTips.tsx'

type PlanHeaderProps = { plan: MealPlan; making: boolean; onFresh: () => void; onShopping: () => void }

/** What the plan is about, where and for whom it was made: a low banner, so that the dishes come into sight. */
export const PlanHeader = memo(function PlanHeader({ plan, making, onFresh, onShopping }: PlanHeaderProps) {
  const notes = [...(plan.repeats ? [words.repeats] : []), ...plan.notes]
  const [hero] = plan.sections.Lunch ?? []

  return (
    <section
      aria-labelledby="plan-theme"
      className="relative isolate overflow-hidden rounded-lg border border-line bg-surface"
    >
      <div className="flex items-stretch gap-3 sm:min-h-25">
        <div className="flex min-w-0 flex-1 flex-col justify-center gap-0.5 py-1.5 pl-3.5 sm:gap-1 sm:py-2 sm:pl-5">
          <h2
            id="plan-theme"
            className="line-clamp-2 text-md max-sm:leading-4.5 sm:line-clamp-none font-semibold sm:text-xl"
          >
            {plan.theme}
          </h2>
          {/* Whoever lives there knows the place, its money and its clock: said, but not shown. */}
          <ul className="flex flex-wrap items-center text-meta leading-4.5 text-soft">
            <Fact name="Location">{plan.location}</Fact>
            <Fact name="Currency">{plan.currency}</Fact>
            <Fact name="Time zone">{plan.timezone}</Fact>
            {plan.vegOnly && (
              <li className="inline-flex items-center">
                <Badge tone="ok" className="py-0!">
                  <DietMark veg word="Veg Only" />
                </Badge>
              </li>
            )}
          </ul>
          {plan.culturalTips.length > 0 && <CulturalTips tips={plan.culturalTips} />}
        </div>
        <div className="flex shrink-0 flex-col justify-center gap-1 pr-1.5 sm:flex-row sm:items-center sm:pr-3">
          <Button
            variant="quiet"
            size="sm"
            aria-label="Shopping list"
            // On a phone its tab is as near.
            className="max-lg:w-11 max-lg:px-0! max-sm:hidden"
            onClick={onShopping}
          >
            <ShoppingBasket aria-hidden="true" className="size-5 text-teal lg:size-4.5" />
            <span className="max-lg:hidden">Shopping list</span>
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label="New Fresh Plan"
            className="max-lg:w-11 max-lg:px-0!"
            onClick={onFresh}
            pending={making}
          >
            <Sparkles aria-hidden="true" className="size-5 text-teal lg:size-4.5" />
            <span className="max-lg:hidden">New Fresh Plan</span>
          </Button>
        </div>
        {hero ? (
          <Picture svg={hero.placeholder} className="w-40 shrink-0 object-cover max-sm:hidden" />
        ) : (
          <Rangoli className="absolute -top-24 -right-24 -z-10 size-80 text-marigold opacity-22" />
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className="border-t border-line px-3.5 py-2 text-meta text-warn sm:px-5">
          {note}
        </p>
      ))}
    </section>
  )
})

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className="sr-only">
    {name}: {children}
  </li>
)
