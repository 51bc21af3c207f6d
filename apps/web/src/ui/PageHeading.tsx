import type { ReactNode } from 'react'

/** The one h1 of a page. After navigation the shell moves the focus to it. */
export function PageHeading({ title, text, actions }: { title: ReactNode; text?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-8">
      <div>
        <h1 tabIndex={-1} className="text-[1.75rem] font-semibold md:text-4xl">
          {title}
        </h1>
        {text && <p className="mt-1.5 max-w-2xl text-soft">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
