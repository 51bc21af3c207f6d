import { SearchX } from 'lucide-react'

import { Spinner } from '#ui/Spinner.tsx'
import { words } from '../words.ts'

/** The first cell of the results while a language model writes a recipe, or if it wrote none. */
export function FurtherCell({ looking }: { looking: boolean }) {
  return (
    <div className="flex min-h-64 flex-col items-center justify-center gap-3 rounded-xl border border-dashed border-edge bg-sunk/60 p-6 text-center min-[40rem]:min-h-110">
      {looking ? (
        <Spinner label={words.lookingFurther} />
      ) : (
        <output className="flex items-center gap-2.5 font-medium text-soft">
          <SearchX aria-hidden="true" className="size-5 shrink-0" />
          {words.nothingFurther}
        </output>
      )}
      <p className="max-w-xs text-sm text-soft">{looking ? words.lookingFurtherText : words.nothingFurtherText}</p>
    </div>
  )
}
