import { Spinner } from '#ui/Spinner.tsx'
import { words } from './words.ts'

/** Indicates that a model is rephrasing the text above. Renders nothing once it has answered or failed. */
export const Wording = ({ pending }: { pending: boolean }) => (
  <output className="contents">
    {pending && (
      <span className="flex items-center gap-2 max-sm:sr-only font-sans text-sm font-normal text-soft">
        <Spinner className="size-4" />
        {words.wording}
      </span>
    )}
  </output>
)
