import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useDeferredValue } from 'react'

import { useCurrentInView } from './use-current-in-view.ts'
import { useScrollEnds } from './use-scroll-ends.ts'

export type TabsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[]
}

/** The tapped tab is marked at once; its content may take another render. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  const shown = useDeferredValue(value)
  const row = useCurrentInView<HTMLDivElement>(value, '[aria-selected="true"]')
  useScrollEnds(row)

  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List
        ref={row}
        aria-label={label}
        // Radix focuses a pressed tab by script, which browsers take for the keyboard's: no ring without a key.
        onPointerDown={({ currentTarget }) => currentTarget.setAttribute('data-pointer', '')}
        onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-pointer')}
        className="relative flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 -outline-offset-3 border-b-2 border-transparent px-0.5 text-md font-medium whitespace-nowrap text-soft in-data-pointer:outline-none mouse:transition-colors hover:text-ink data-[state=active]:border-teal data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        // Mounted throughout: Radix would ask for the look of a panel that comes or goes before anything is painted.
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount
          hidden={tab.value !== shown}
          className="pt-1.5 sm:pt-2"
        >
          {tab.value === shown && tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
