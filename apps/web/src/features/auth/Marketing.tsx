import { BellRing, CalendarDays, CookingPot, ShoppingBasket } from 'lucide-react'

import { Mark } from '#ui/art/Mark.tsx'
import { cx } from '#ui/cx.ts'
import { words } from '#words.ts'

const features = [
  {
    Picture: BellRing,
    name: 'AI-Powered Reminders',
    text: 'Say it your way, in English, Hinglish or हिन्दी. We work out the day, the time and the repeat.',
  },
  {
    Picture: CookingPot,
    name: 'Smart Recipe Suggestions',
    text: 'Fresh Indian meals every day, veg or non-veg, with no repeats for 90 days.',
  },
  {
    Picture: ShoppingBasket,
    name: 'Unified Shopping',
    text: 'Ingredients, services and gifts in one cart, with shops from your city.',
  },
  {
    Picture: CalendarDays,
    name: 'Interactive Calendar',
    text: 'Your days, tasks and festivals at a glance.',
  },
] as const

/** The product in a headline: next to the sign-in card, or above it on phones. */
export function Headline() {
  return (
    <header className="mx-auto w-full max-w-md gap-x-2.5 max-sm:flex max-sm:flex-wrap max-sm:items-center lg:mx-0 lg:max-w-none">
      <p className="flex items-center gap-2.5 font-serif text-lg font-semibold">
        <Mark className="size-9" />
        <span className="max-sm:sr-only">{words.product}</span>
      </p>
      <h1 className="text-xl font-semibold sm:mt-5 sm:text-3xl lg:mt-8">Your AI Daily Planner</h1>
      <p className="mt-2.5 w-full max-w-xl text-soft lg:mt-4 lg:text-lg">
        One calm place for your day: what to remember, cook{'\u00a0'}and{'\u00a0'}buy.
      </p>
    </header>
  )
}

/** The product's four features. */
export function Features({ className }: { className?: string }) {
  return (
    <ul
      aria-label="What it does"
      className={cx('grid w-full max-w-md gap-x-8 gap-y-6 lg:max-w-none lg:grid-cols-2', className)}
    >
      {features.map(({ Picture, name, text }) => (
        <li key={name} className="flex gap-3.5">
          <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text">
            <Picture aria-hidden="true" className="size-5" strokeWidth={1.8} />
          </span>
          <div>
            <h2 className="font-sans text-base font-semibold tracking-normal">{name}</h2>
            <p className="mt-0.5 text-sm text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
