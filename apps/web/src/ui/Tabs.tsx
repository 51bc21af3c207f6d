import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useDeferredValue } from 'react'

import { useCurrentInView } from './scroll/use-current-in-view.ts'
import { useFadedEdges } from './scroll/use-faded-edges.ts'

export type TabsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[]
  /** Shown at the end of the row of tabs. */
  aside?: ReactNode
}

/** Tabs. The tapped tab is marked at once; its content may take another render. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, aside }: TabsProps<Value>) {
  const shown = useDeferredValue(value)
  const row = useCurrentInView<HTMLDivElement>(value, '[aria-selected="true"]')
  useFadedEdges(row)

  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <div className="flex items-center border-b border-line">
        <Radix.List
          ref={row}
          aria-label={label}
          // Radix focuses a pressed tab by script, which browsers treat like the keyboard; this hides the focus ring
          // for pointers.
          onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pointer', '')}
          onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-pointer')}
          className="relative -mb-px flex min-w-0 flex-1 gap-5 overflow-x-auto max-sm:gap-3 [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="min-h-11 -outline-offset-3 border-b-2 border-transparent px-0.5 text-md font-medium whitespace-nowrap text-soft in-data-pointer:outline-none mouse:transition-colors hover:text-ink data-[state=active]:border-teal data-[state=active]:text-ink"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {aside}
      </div>
      {tabs.map((tab) => (
        // Always mounted: Radix would force a style calculation before the paint for a panel that mounts or unmounts.
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount
          hidden={tab.value !== shown}
          className="pt-2.5 sm:pt-4"
        >
          {tab.value === shown && tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
