import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useDeferredValue } from 'react'

export type TabsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[]
}

/** The tapped tab is marked at once; its content may take another render. */
export function Tabs<Value extends string>({ label, value, onChange, tabs }: TabsProps<Value>) {
  const shown = useDeferredValue(value)

  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto rounded-lg bg-sunk p-1">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 flex-1 rounded-md px-4 text-sm font-semibold whitespace-nowrap text-soft mouse:transition-colors hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-soft"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        // Mounted throughout: Radix would ask for the look of a panel that comes or goes before anything is painted.
        <Radix.Content key={tab.value} value={tab.value} forceMount hidden={tab.value !== shown} className="pt-5">
          {tab.value === shown && tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
