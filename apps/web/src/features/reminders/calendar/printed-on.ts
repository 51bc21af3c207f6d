import type { NamedDay } from '@planner/contract/calendar'

type Printed = { printed: string | null; printedAs: 'holiday' | 'festival' | 'fast'; known: string | null }

const nothing: Printed = { printed: null, printedAs: 'festival', known: null }

/** What a day of the calendar prints: the first of its names; and all of them in words. */
export function printedOn(names: readonly NamedDay[] | undefined): Printed {
  const [first] = names ?? []
  if (!first) return nothing
  return {
    printed: first.name.replace(/ begins$/, ''),
    printedAs: first.holiday ? 'holiday' : first.fast ? 'fast' : 'festival',
    known: names!.map(inWords).join(', '),
  }
}

/** 'Diwali (holiday)' */
export const inWords = ({ name, holiday }: NamedDay): string => (holiday ? `${name} (holiday)` : name)
