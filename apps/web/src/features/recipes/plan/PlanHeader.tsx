import type { MealPlan } from '@planner/contract/kitchen/recipes'
import { ListChecks, Sparkles } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Rangoli } from '#ui/art/Rangoli.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { DietMark } from '../card/DietMark.tsx'
import { Picture } from '../card/Picture.tsx'
import { words } from '../words.ts'
import { CulturalTips } from './CulturalTips.tsx'

type PlanHeaderProps = { plan: MealPlan; making: boolean; onFresh: () => void; onShopping: () => void }

/** The plan's theme, place and household, as a low banner with the picture of a dish mentioned in the tips. */
export const PlanHeader = memo(function PlanHeader({ plan, making, onFresh, onShopping }: PlanHeaderProps) {
  const notes = [...(plan.repeats ? [words.repeats] : []), ...plan.notes]
  const dishes = Object.values(plan.sections).flat()
  const hero = dishes.find(({ title }) => plan.culturalTips.some((tip) => tip.includes(title))) ?? dishes[0]

  return (
    <section
      aria-labelledby="plan-theme"
      className="relative isolate mt-3 overflow-hidden rounded-lg border border-line bg-surface"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
        <div className="flex min-w-0 flex-col justify-center gap-1 pt-3 pl-3.5">
          <h2 id="plan-theme" className="font-semibold sm:text-xl">
            {plan.theme}
          </h2>
          {/* Location, currency and time zone for screen readers; residents need not see them. */}
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
        </div>
        {/* On narrow screens below the picture, so that no sentence is cut. */}
        <div className="min-w-0 px-3.5 pb-2 max-lg:order-1 max-lg:col-span-full lg:col-start-2 lg:row-start-2">
          {plan.culturalTips.length > 0 && <CulturalTips tips={plan.culturalTips} />}
        </div>
        <div className="flex flex-wrap items-center gap-1 max-lg:order-2 max-lg:col-span-full lg:row-span-2">
          <Button variant="quiet" size="sm" onClick={onShopping}>
            <ListChecks aria-hidden="true" className="size-4.5 text-teal" />
            Shopping list
          </Button>
          <Button variant="quiet" size="sm" onClick={onFresh} pending={making}>
            <Sparkles aria-hidden="true" className="size-4.5 text-teal" />
            New Fresh Plan
          </Button>
        </div>
        {hero ? (
          <Picture
            svg={hero.placeholder}
            className="m-3 aspect-4/3 w-24 self-center rounded-md object-cover sm:w-32 lg:-order-1 lg:row-span-2"
          />
        ) : (
          <Rangoli className="absolute -top-24 -right-24 -z-10 size-80 text-marigold opacity-22" />
        )}
      </div>
      {notes.map((note) => (
        <p key={note} className="border-t border-line px-3.5 py-2 text-meta text-warn">
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
