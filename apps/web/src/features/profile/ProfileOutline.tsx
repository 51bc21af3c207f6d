import { me } from '@planner/contract/account/profile'

import { paths } from '#paths.ts'
import { Outline } from '#ui/Outline.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { factFrame } from './fact-frame.ts'

/** The profile before its script has loaded: name and email address. */
export const ProfileOutline = () => (
  <Outline
    of={paths.profile}
    url={me.path}
    rows="user"
    most={1}
    list=""
    row={
      <li className="overflow-hidden rounded-xl border border-line bg-surface shadow-soft">
        <Skeleton className="h-24" />
        <div className="px-5 pb-5 md:px-6">
          <Skeleton className="relative -mt-10 size-20 rounded-full!" />
          <p data-text="full_name" className="mt-3 min-w-0 text-xl font-semibold wrap-anywhere" />
          <div className="mt-3">
            <div className={factFrame.row}>
              <span className={factFrame.name}>Email</span>
              <span data-text="email" className={factFrame.value} />
            </div>
          </div>
        </div>
      </li>
    }
  />
)
