import { WhyThis } from '#features/assistant/WhyThis.tsx'

/** The day and diet of the plan that contains a recipe. */
export type Planned = { date: string; vegOnly: boolean }

/** Explains why a dish is in the plan it was opened from. */
export const WhyPlanned = ({ id, title, planned }: { id: string; title: string; planned: Planned }) => (
  <WhyThis
    about={{ about: 'dish', id, date: planned.date, veg_only: planned.vegOnly ? 'true' : 'false' }}
    of={title}
    className="mt-2 print:hidden"
  />
)
