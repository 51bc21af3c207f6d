import type { Recipe } from '@planner/contract/kitchen/recipes'

/** Kilocalories per gram, as used on food labels (Atwater factors). */
const perGram = { protein: 4, carbohydrate: 4, fat: 9 }
const radius = 42
const around = 2 * Math.PI * radius
/** The gap between segments, since neighbours differ in hue but little in brightness. */
const gap = 3

/** The sources of a serving's energy. The table next to it contains the same figures. */
export function NutritionRing({ facts }: { facts: Recipe['nutrition_facts'] }) {
  const parts = [
    { name: 'protein', kcal: facts.protein_g * perGram.protein, className: 'stroke-teal' },
    { name: 'carbohydrate', kcal: facts.carbohydrate_g * perGram.carbohydrate, className: 'stroke-amber' },
    { name: 'fat', kcal: facts.fat_g * perGram.fat, className: 'stroke-rose' },
  ]
  const total = parts.reduce((sum, { kcal }) => sum + kcal, 0)
  const shares = parts.map((part) => ({ ...part, share: part.kcal / (total || 1) }))
  const spoken = shares.map(({ name, share }) => `${Math.round(share * 100)}% ${name}`).join(', ')

  return (
    <figure aria-label={`Energy: ${spoken}`} className="shrink-0">
      <svg viewBox="0 0 110 110" aria-hidden="true" className="size-36">
        <circle
          cx="55"
          cy="55"
          r={radius}
          fill="none"
          strokeWidth="12"
          className={total > 0 ? 'stroke-surface' : 'stroke-sunk'}
        />
        <g transform="rotate(-90 55 55)">
          {shares.map(({ name, share, className }, index) => (
            <circle
              key={name}
              cx="55"
              cy="55"
              r={radius}
              fill="none"
              strokeWidth="12"
              strokeDasharray={`${Math.max(0, share * around - gap)} ${around}`}
              strokeDashoffset={-around * shares.slice(0, index).reduce((sum, before) => sum + before.share, 0)}
              className={className}
            />
          ))}
        </g>
        <text x="55" y="57" textAnchor="middle" className="fill-ink font-serif text-xl font-semibold">
          {Math.round(facts.energy_kcal)}
        </text>
        <text x="55" y="71" textAnchor="middle" className="fill-soft text-print">
          kcal
        </text>
      </svg>
    </figure>
  )
}
