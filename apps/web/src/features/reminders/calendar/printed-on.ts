import type { NamedDay } from '@planner/contract/calendar'

type Printed = { printed: string | null; printedAs: 'holiday' | 'festival' | 'fast'; known: string | null }

const nothing: Printed = { printed: null, printedAs: 'festival', known: null }

/** Returns the label of a calendar day, which is the first of its names, and all names in words. */
export function printedOn(names: readonly NamedDay[] | undefined): Printed {
  const [first] = names ?? []
  if (!first) return nothing
  return {
    printed: first.name.replace(/ begins$/, ''),
    printedAs: first.holiday ? 'holiday' : first.fast ? 'fast' : 'festival',
    known: names!.map(inWords).join(', '),
  }
}

/** Formats the name of a day: 'Diwali (holiday)'. */
export const inWords = ({ name, holiday }: NamedDay): string => (holiday ? `${name} (holiday)` : name)
