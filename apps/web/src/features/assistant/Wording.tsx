import { Spinner } from '#ui/Spinner.tsx'
import { words } from './words.ts'

/** That a model is just asked to word what stands there already. Says nothing once it has answered, or could not. */
export const Wording = ({ pending }: { pending: boolean }) => (
  <output className="contents">
    {pending && (
      <span className="flex items-center gap-2 font-sans text-sm font-normal text-soft">
        <Spinner className="size-4" />
        {words.wording}
      </span>
    )}
  </output>
)
