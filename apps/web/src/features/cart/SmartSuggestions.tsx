import type { Cart, SmartSuggestion } from '@planner/contract/cart'
import { useQuery } from '@tanstack/react-query'
import { Boxes, Layers, type LucideIcon, Scale, Shuffle, Truck, WandSparkles } from 'lucide-react'
import { useId } from 'react'

import { ByModel } from '#features/assistant/ByModel.tsx'
import { inRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { adviceInWordsOptions, recommendationsOptions, suggestionsOptions } from './advice.ts'
import { showLine } from './lines/show-line.ts'
import { words } from './words.ts'

const looks: Record<SmartSuggestion['type'], { picture: LucideIcon; name: string }> = {
  bundling: { picture: Boxes, name: 'Bundling' },
  price_comparison: { picture: Scale, name: 'Price comparison' },
  substitution: { picture: Shuffle, name: 'Substitution' },
  bulk_discount: { picture: Layers, name: 'Bulk discount' },
  delivery_optimization: { picture: Truck, name: 'Delivery' },
}

/** Suggestions that make the cart cheaper, each with its calculation. Renders nothing if there are none. */
export function SmartSuggestions({ cart, city, changed }: { cart: Cart; city: string; changed: boolean }) {
  const { data } = useQuery(suggestionsOptions(cart))
  const lead = useLead(cart, city, data?.suggestions[0]?.title)
  const headingId = useId()
  if (!data || data.suggestions.length === 0) return null

  return (
    <Card as="section" aria-labelledby={headingId} className="min-w-0 p-0! md:p-0!">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-4 sm:px-6">
        <h2 id={headingId} className="flex items-center gap-2.5 text-xl font-semibold">
          <WandSparkles aria-hidden="true" className="size-5 text-teal" />
          Smart Suggestions
        </h2>
        {/* A single suggestion states its saving below. */}
        {data.suggestions.filter(({ savings }) => savings > 0).length > 1 && (
          <p className="text-sm font-semibold text-ok">Save up to {inRupees(data.total_potential_savings)}</p>
        )}
      </header>
      {lead && (
        <p className="border-b border-line px-4 py-3.5 sm:px-6">
          {lead} <ByModel what="worded" />
        </p>
      )}
      <ul className="divide-y divide-line">
        {data.suggestions.map((suggestion) => (
          <Suggestion key={`${suggestion.type} ${suggestion.title}`} suggestion={suggestion} />
        ))}
      </ul>
      {changed && <p className="border-t border-line px-4 py-3 text-sm text-soft sm:px-6">{words.beforeChanges}</p>}
    </Card>
  )
}

/** Returns the model's lead suggestion, unless our own advice has one or it only repeats the first suggestion below. */
function useLead(cart: Cart, city: string, first: string | undefined): string | null {
  const { data: ours } = useQuery({ ...recommendationsOptions(cart, city), enabled: false })
  const { data: worded } = useQuery({ ...adviceInWordsOptions(cart, city), enabled: false })
  const lead = ours?.ai_suggestion === null ? (worded?.ai_suggestion ?? null) : null
  // A lead that only repeats the first suggestion adds nothing.
  return lead && first && lead.includes(first) ? null : lead
}

function Suggestion({ suggestion: { type, title, description, items } }: { suggestion: SmartSuggestion }) {
  const { picture: Picture, name } = looks[type]

  return (
    <li className="flex items-center gap-x-3.5 px-4 py-3 sm:px-6">
      <span
        title={name}
        className="grid size-10 shrink-0 place-items-center rounded-full bg-teal-soft text-teal max-sm:hidden"
      >
        <Picture aria-hidden="true" className="size-5" strokeWidth={1.8} />
        <span className="sr-only">{name}</span>
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-sans font-semibold tracking-normal">{title}</h3>
        <p className="text-sm text-soft tabular-nums">{description}</p>
        {items.length > 1 && <p className="mt-1 text-sm text-soft">For {items.join(', ')}</p>}
      </div>
      {items[0] && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.seeOf(items[0])}
          className="-mr-2 min-h-10! shrink-0 px-2! text-accent-text!"
          onClick={() => showLine(items[0]!)}
        >
          {words.see}
        </Button>
      )}
    </li>
  )
}
