import { status } from '@planner/contract/google'

import { paths } from '#paths.ts'
import { Outline } from '#ui/Outline.tsx'
import { words } from './words.ts'

/** The Google page before its script has loaded: what it says while nothing is connected, its largest text. */
export const GoogleOutline = () => (
  <Outline
    of={paths.google}
    url={status.path}
    rows=""
    most={1}
    list=""
    row={
      <li className="rounded-xl border border-line bg-surface p-5">
        <p data-when="connected" data-is="false" className="text-soft">
          {words.notConnectedText}
        </p>
      </li>
    }
  />
)
