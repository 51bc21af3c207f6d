import { ArrowDown, BellRing } from 'lucide-react'
import type { ReactNode } from 'react'

/** One sentence and the reminder made from it: the product at a glance. */
export function Sample({ className }: { className?: string }) {
  return (
    <figure className={className}>
      <div className="w-fit rounded-xl rounded-bl-sm border border-line bg-surface px-4 py-3 shadow-soft sm:px-5">
        <blockquote lang="hi-Latn" className="font-serif text-md sm:text-lg">
          <Understood>kal</Understood> <Understood>subah 8 baje</Understood> mummy ko call
        </blockquote>
      </div>
      <figcaption className="mt-2.5 flex items-center gap-2.5 pl-1 text-soft">
        <ArrowDown aria-hidden="true" className="size-4 -rotate-90 text-faint" />
        <BellRing aria-hidden="true" className="size-4 text-teal" />
        <span>
          <strong className="font-semibold text-ink">Tomorrow, 8:00 am</strong> · mummy ko call
        </span>
      </figcaption>
    </figure>
  )
}

const Understood = ({ children }: { children: ReactNode }) => (
  <span className="rounded-sm bg-teal-soft px-1.5 py-0.5 text-teal">{children}</span>
)
