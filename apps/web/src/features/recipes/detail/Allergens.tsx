import type { Recipe } from '@planner/contract/kitchen/recipes'
import { ShieldAlert } from 'lucide-react'

import { allergenName } from '../diet/DietForm.tsx'

/** The known allergens of a recipe, shown before cooking begins. */
export const Allergens = ({ of: allergens }: { of: Recipe['allergens'] }) => (
  <div className="flex flex-wrap items-center gap-x-2 text-sm max-sm:w-full">
    <h3 className="flex items-center gap-2 font-sans font-semibold tracking-normal">
      <ShieldAlert aria-hidden="true" className="size-4.5 text-accent-text" />
      Allergens
    </h3>
    <p>{allergens.length > 0 ? allergens.map(allergenName).join(', ') : 'None of the 12 we check for'}</p>
  </div>
)
