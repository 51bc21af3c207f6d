import { detailsOf } from '@planner/reminder-language/details'

import { DetailChips } from '../create/reading/DetailChips.tsx'
import { words } from '../words.ts'

/** Links to call, pay, find or open details in a reminder's text; renders nothing if there are none. */
export default function Uses({ text }: { text: string }) {
  const { phone, place, link, amount } = detailsOf(text, { spans: [] })
  if (!phone && !place && !link && !amount) return null

  return (
    <ul aria-label={words.details.uses} className="col-span-2 -my-2 flex flex-wrap gap-x-1.5">
      <DetailChips details={{ phone, place, link, amount, person: null }} text={text} />
    </ul>
  )
}
