import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import type { Recipe } from '@planner/contract/kitchen/recipes'

import { unbroken } from '../unbroken.ts'
import { statesTime } from './states-time.ts'

/** The numbered instructions, each with its duration if known and not part of the instruction. */
export function Steps({ recipe }: { recipe: Recipe }) {
  return (
    <ol className="mt-3 space-y-4">
      {recipe.instructions.map((text, index) => {
        const minutes = recipe.steps[index]?.minutes ?? 0
        return (
          <li key={text} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden="true"
              className="grid size-8 place-items-center rounded-full bg-accent-soft font-serif font-semibold text-accent-text"
            >
              {index + 1}
            </span>
            <div className="pt-0.5">
              <p>{unbroken(text)}</p>
              {minutes > 0 && !statesTime(text, minutes) && (
                <p className="mt-0.5 text-sm text-soft tabular-nums">{minutesInWords(`${minutes} mins`)}</p>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
