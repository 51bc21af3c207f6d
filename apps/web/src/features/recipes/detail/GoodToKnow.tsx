import type { Recipe } from '@planner/contract/kitchen/recipes'
import { CupSoda, Landmark, Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'

import { words } from '../words.ts'

/** Tips, a matching drink and the recipe's origin. */
export function GoodToKnow({ recipe }: { recipe: Recipe }) {
  const { tips, drinkPairing, cultural_note: note } = recipe

  return (
    <div className="grid gap-3.5 self-start">
      {tips.length > 0 && (
        <Note icon={<Lightbulb />} title="Chef's Tips">
          <ul className="list-disc space-y-1 pl-5 marker:text-marigold">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Note>
      )}
      <Note icon={<CupSoda />} title="Drink Pairing">
        <p>{drinkPairing || words.noDrink}</p>
      </Note>
      {note && (
        <Note icon={<Landmark />} title="Origin">
          <p>{note}</p>
        </Note>
      )}
    </div>
  )
}

const Note = ({
  icon,
  title,
  className = '',
  children,
}: {
  icon: ReactNode
  title: string
  className?: string
  children: ReactNode
}) => (
  <section className={`rounded-lg bg-sunk/60 px-4 py-3.5 ${className}`}>
    <h3 className="mb-1 flex items-center gap-2 text-base font-semibold [&>svg]:size-4.5 [&>svg]:text-accent-text">
      {icon}
      {title}
    </h3>
    {children}
  </section>
)
