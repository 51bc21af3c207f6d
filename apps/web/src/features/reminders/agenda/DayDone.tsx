import { Diya } from '#ui/art/Diya.tsx'
import { words } from '../words.ts'

/** Shown when everything on today's list is done, with a lit lamp. */
export default function DayDone() {
  return (
    <output className="moves-in flex items-center gap-3 px-4 pt-2 pb-4 md:px-6">
      <Diya className="size-14 shrink-0" />
      <span>
        <span className="block font-serif text-lg font-semibold">{words.allDone}</span>
        <span className="block text-sm text-soft">{words.allDoneText}</span>
      </span>
    </output>
  )
}
