import { allergens, type Diet } from '@planner/contract/kitchen/recipes'

import { cx } from '#ui/cx.ts'
import { Switch } from '#ui/form/Switch.tsx'

import { WeekdayTable } from './WeekdayTable.tsx'

type Flag = 'veg_only' | 'jain' | 'no_onion_garlic' | 'vrat' | 'vegan' | 'egg' | 'pork' | 'buffalo'

const kept: { flag: Flag; label: string; hint?: string }[] = [
  { flag: 'veg_only', label: 'Veg Only', hint: 'No meat, fish or egg' },
  { flag: 'jain', label: 'Jain', hint: 'No root vegetables, no egg' },
  { flag: 'no_onion_garlic', label: 'No onion, no garlic' },
  {
    flag: 'vrat',
    label: 'Vrat days',
    hint: 'Fasting days such as Ekadashi: kuttu, singhara, sabudana, sendha namak',
  },
  { flag: 'vegan', label: 'Vegan', hint: 'No milk, ghee, curd, honey or egg' },
]
const eaten: { flag: Flag; label: string }[] = [
  { flag: 'egg', label: 'Egg' },
  { flag: 'pork', label: 'Pork' },
  { flag: 'buffalo', label: 'Buffalo' },
]

export function DietForm({ diet, onChange }: { diet: Diet; onChange: (change: Partial<Diet>) => void }) {
  const row = ({ flag, label, hint }: (typeof kept)[number]) => (
    <Switch
      key={flag}
      label={label}
      hint={hint}
      checked={diet[flag]}
      onChange={(on) => onChange({ [flag]: on })}
      className="py-1.5"
    />
  )
  const toggle = (allergen: (typeof allergens)[number], out: boolean) =>
    onChange({
      exclude_allergens: [...diet.exclude_allergens.filter((one) => one !== allergen), ...(out ? [allergen] : [])],
    })

  return (
    <div className="space-y-6">
      <Group title="Follow">{kept.map(row)}</Group>
      <WeekdayTable diet={diet} onChange={onChange} />
      <Group title="Include">{eaten.map(row)}</Group>
      <fieldset>
        <legend className="mb-2 font-serif text-lg font-semibold">Exclude allergens</legend>
        <div className="flex flex-wrap gap-2">
          {allergens.map((allergen) => {
            const out = diet.exclude_allergens.includes(allergen)
            return (
              <label
                key={allergen}
                className={cx(
                  'relative inline-flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-sm font-semibold mouse:transition-colors has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-teal',
                  out ? 'border-danger bg-danger-soft text-danger' : 'border-edge bg-surface text-soft hover:text-ink',
                )}
              >
                <input
                  type="checkbox"
                  checked={out}
                  onChange={(event) => toggle(allergen, event.target.checked)}
                  className="absolute inset-0 cursor-pointer appearance-none outline-none"
                />
                <span className={cx(out && 'line-through')}>{allergenName(allergen)}</span>
              </label>
            )
          })}
        </div>
      </fieldset>
    </div>
  )
}

/** Formats an allergen: 'tree-nut' becomes 'Tree nut'. */
export const allergenName = (allergen: string): string =>
  (allergen.charAt(0).toUpperCase() + allergen.slice(1)).replace('-', ' ')

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <fieldset>
    <legend className="font-serif text-lg font-semibold">{title}</legend>
    <div className="divide-y divide-line">{children}</div>
  </fieldset>
)
