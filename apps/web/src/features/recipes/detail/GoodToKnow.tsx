import type { Recipe } from '@planner/contract/kitchen/recipes'
import { CupSoda, Landmark, Lightbulb, ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { allergenName } from '../diet/DietForm.tsx'
import { words } from '../words.ts'

/** Tips, a drink, allergens and where it comes from. */
export function GoodToKnow({ recipe }: { recipe: Recipe }) {
  const { tips, drinkPairing, allergens, cultural_note: note } = recipe

  return (
    <div className="grid gap-3.5 md:grid-cols-2">
      {tips.length > 0 && (
        <Note icon={<Lightbulb />} title="Chef's Tips" className="md:col-span-2">
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
      <Note icon={<ShieldAlert />} title="Allergens">
        <p>{allergens.length > 0 ? allergens.map(allergenName).join(', ') : 'None of the 12 we check for'}</p>
      </Note>
      {note && (
        <Note icon={<Landmark />} title="Origin" className="md:col-span-2">
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
  <section className={`rounded-lg bg-sunk/70 px-4 py-3.5 ${className}`}>
    <h3 className="mb-1 flex items-center gap-2 text-base font-semibold [&>svg]:size-4.5 [&>svg]:text-accent-text">
      {icon}
      {title}
    </h3>
    {children}
  </section>
)
