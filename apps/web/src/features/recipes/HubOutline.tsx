import { mealPlan } from '@planner/contract/kitchen/recipes'

import { paths } from '#paths.ts'
import { cx } from '#ui/cx.ts'
import { Outline } from '#ui/Outline.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { cardFrame } from './card/card-frame.ts'

/** The hub before its script has loaded: the dishes of breakfast, with the pictures that the plan brings. */
export const HubOutline = () => (
  <Outline
    of={paths.recipes}
    url={mealPlan.path}
    rows="sections.Breakfast"
    most={2}
    before={['a', 'b', 'c'].map((row) => <Skeleton key={row} className="h-11" />)}
    list={cx(cardFrame.grid, cardFrame.rail)}
    row={
      <li className="grid">
        <div className={cardFrame.card}>
          <div className={cardFrame.picture}>
            {/* The same size as Picture.tsx. */}
            <img alt="" width={400} height={300} data-picture="placeholder" className="object-cover size-full" />
          </div>
          <div className={cardFrame.text}>
            <p data-text="title" className={cx(cardFrame.title, 'font-serif')} />
          </div>
          <div className={cardFrame.foot}>
            <p data-text="quickFacts.calories" className={cardFrame.facts} />
            <p data-text="regionalOrigin" className={cardFrame.facts} />
          </div>
        </div>
      </li>
    }
  />
)
