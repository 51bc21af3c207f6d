import { Dialog as Radix } from 'radix-ui'

import { Rangoli } from '#ui/art/Rangoli.tsx'

import type { Step } from './steps.ts'

/** One step: an illustration with its text below. The active step labels the dialog. */
export function Slide({ step: { title, text, Art }, active }: { step: Step; active: boolean }) {
  const Heading = active ? Radix.Title : 'h2'
  return (
    <li inert={!active} aria-hidden={!active} data-active={active || undefined} className="tour-slide w-full shrink-0">
      <div className="relative isolate grid h-48 place-items-center overflow-hidden bg-linear-to-b from-accent-soft to-sunk md:h-60">
        <Rangoli className="absolute top-1/2 left-1/2 -z-10 size-96 -translate-1/2 text-marigold opacity-25" />
        <svg viewBox="0 0 320 200" aria-hidden="true" className="h-full w-full fill-none">
          <Art />
        </svg>
      </div>
      <div className="px-5 pt-5 pb-3 text-center md:px-12 md:pt-7 md:pb-5">
        <Heading className="text-2xl font-semibold">{title}</Heading>
        <p className="mx-auto mt-2 max-w-md text-soft">{text}</p>
      </div>
    </li>
  )
}
