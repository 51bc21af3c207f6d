import { useUser } from '#features/auth/session.tsx'
import { cx } from '#ui/cx.ts'
import { Segments } from '#ui/Segments.tsx'
import type { PlanKey } from '../queries.ts'
import { AtHome } from './AtHome.tsx'
import { Bought } from './Bought.tsx'
import { ForDishes } from './ForDishes.tsx'
import type { ListView } from './list-hash.ts'
import { Staples } from './Staples.tsx'
import { ToBuy } from './ToBuy.tsx'
import { useMovedPantry } from './use-changes.ts'

type ListTabProps = {
  view: ListView
  planKey: PlanKey
  onView: (view: ListView) => void
  onOpen: (recipeId: string) => void
}

/** The household’s shopping list and pantry. At least as high as the screen, so that nothing below visibly shifts. */
export default function ListTab({ view, planKey, onView, onOpen }: ListTabProps) {
  useMovedPantry(useUser().id)
  return (
    <div className={cx('min-h-dvh space-y-4 pt-2', (view === 'staples' || view === 'bought') && 'max-w-3xl')}>
      <Segments
        className="max-w-xl"
        label={<span className="sr-only">Part of the list</span>}
        value={view}
        onChange={onView}
        choices={[
          { value: 'list', label: 'To buy' },
          { value: 'pantry', label: 'At home' },
          { value: 'staples', label: 'Staples' },
          { value: 'bought', label: 'Bought' },
        ]}
      />
      {view === 'list' && (
        <ToBuy>
          <ForDishes planKey={planKey} />
        </ToBuy>
      )}
      {view === 'pantry' && <AtHome onOpen={onOpen} />}
      {view === 'staples' && <Staples />}
      {view === 'bought' && <Bought />}
    </div>
  )
}
