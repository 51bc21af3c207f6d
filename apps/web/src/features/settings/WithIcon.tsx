import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A label with an icon before it. */
export const WithIcon = ({ of: Picture, children }: { of: LucideIcon; children: ReactNode }) => (
  <span className="flex items-center gap-2.5">
    <Picture aria-hidden="true" className="size-4.5 shrink-0 text-soft" />
    {children}
  </span>
)

/** A hint below such a label, aligned with its text. */
export const UnderIcon = ({ children }: { children: ReactNode }) => <span className="block pl-7">{children}</span>
