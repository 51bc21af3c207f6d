import type { MealPlan } from '@planner/contract/recipes'
import { Clock3, IndianRupee, MapPin, ShoppingBasket, Sparkles } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Rangoli } from '#ui/art/Rangoli.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { DietMark } from '../card/DietMark.tsx'
import { words } from '../words.ts'

type PlanHeaderProps = { plan: MealPlan; making: boolean; onFresh: () => void; onShopping: () => void }

/** What the plan is about, where and for whom it was made. */
export const PlanHeader = memo(function PlanHeader({ plan, making, onFresh, onShopping }: PlanHeaderProps) {
  const notes = [...(plan.repeats ? [words.repeats] : []), ...plan.notes]

  return (
    <section
      aria-labelledby="plan-theme"
      className="relative isolate overflow-hidden rounded-xl border border-line bg-surface p-5 shadow-soft md:p-7"
    >
      <Rangoli className="absolute -top-24 -right-24 -z-10 size-80 text-marigold opacity-22" />
      <div className="flex flex-col gap-5 lg:flex-row lg:items-start lg:justify-between">
        <div className="min-w-0">
          <h2 id="plan-theme" className="text-2xl font-semibold md:text-[1.75rem]">
            {plan.theme}
          </h2>
          <ul className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-soft">
            <Fact icon={<MapPin />} name="Location">
              {plan.location}
            </Fact>
            <Fact icon={<IndianRupee />} name="Currency">
              {plan.currency}
            </Fact>
            <Fact icon={<Clock3 />} name="Time zone">
              {plan.timezone}
            </Fact>
            {plan.vegOnly && (
              <li>
                <Badge tone="ok">
                  <DietMark veg word="Veg Only" />
                </Badge>
              </li>
            )}
          </ul>
        </div>
        <div className="grid shrink-0 gap-2.5 min-[21rem]:grid-cols-[auto_auto] max-sm:[&>button]:px-2! max-[26rem]:[&_svg]:hidden">
          <Button variant="secondary" size="sm" onClick={onShopping}>
            <ShoppingBasket aria-hidden="true" className="size-4.5" />
            Shopping list
          </Button>
          <Button size="sm" onClick={onFresh} pending={making}>
            <Sparkles aria-hidden="true" className="size-4.5" />
            New Fresh Plan
          </Button>
        </div>
      </div>
      {plan.culturalTips.length > 0 && (
        <ul
          aria-label="Cultural tips"
          className="mt-5 grid gap-x-8 gap-y-2.5 border-t border-line pt-4 text-sm text-soft md:grid-cols-3"
        >
          {plan.culturalTips.map((tip) => (
            <li key={tip} className="border-l-2 border-marigold pl-3">
              {tip}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-sm text-warn">
          {note}
        </p>
      ))}
    </section>
  )
})

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5 [&>svg]:size-4 [&>svg]:text-teal">
    {icon}
    <span className="sr-only">{name}: </span>
    {children}
  </li>
)
