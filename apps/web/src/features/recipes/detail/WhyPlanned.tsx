import { WhyThis } from '#features/assistant/WhyThis.tsx'

/** The plan that a recipe stands in. */
export type Planned = { date: string; vegOnly: boolean }

/** Why a dish stands in the plan that it was opened from. */
export const WhyPlanned = ({ id, title, planned }: { id: string; title: string; planned: Planned }) => (
  <WhyThis
    about={{ about: 'dish', id, date: planned.date, veg_only: planned.vegOnly ? 'true' : 'false' }}
    of={title}
    className="mt-2 print:hidden"
  />
)
