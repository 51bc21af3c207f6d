import { CalendarSync, ChevronRight } from 'lucide-react'
import { Link } from 'wouter'

import { paths } from '#paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { words } from '#words.ts'

import { Section } from './Section.tsx'

export const GoogleSection = () => (
  <Section id="google" title="Google" text={words.settings.google} Picture={CalendarSync} tone="teal">
    <Link
      href={paths.google}
      className="-mx-2 my-1 flex min-h-11 items-center gap-3 rounded-md px-2 no-underline transition-colors hover:bg-sunk"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          Google account <Badge>Not connected</Badge>
        </span>
        <span className="block text-sm text-soft">{words.settings.googleOff}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
    </Link>
  </Section>
)
