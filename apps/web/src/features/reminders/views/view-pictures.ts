import { CalendarClock, CalendarRange, Clock, History, List, ListTodo, type LucideIcon, Pill } from 'lucide-react'

import type { viewNames } from './view-hash.ts'

/** The icon of each view, in its menu and in the search. */
export const viewPictures: Record<(typeof viewNames)[number], LucideIcon> = {
  day: Clock,
  week: CalendarRange,
  upcoming: CalendarClock,
  overdue: History,
  all: List,
  done: ListTodo,
  medicines: Pill,
}
