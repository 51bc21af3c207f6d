import { missingFromPassword, passwordRules } from '@planner/contract/account/auth'
import { Check, Circle, X } from 'lucide-react'

import { cx } from '#ui/cx.ts'
import { words } from './words.ts'

type PasswordChecklistProps = {
  id: string
  password: string
  /** Whether the server refused the password for another reason. */
  refused?: boolean
}

/** The rules for a new password, ticked off while it is typed. */
export function PasswordChecklist({ id, password, refused = false }: PasswordChecklistProps) {
  const missing = missingFromPassword(password)
  return (
    <div id={id} className="text-sm">
      <ul className="flex flex-wrap gap-x-4">
        {passwordRules.map((rule) => {
          const held = rule.holds(password)
          const isMissing = !held && password !== ''
          const Mark = held ? Check : isMissing ? X : Circle
          return (
            <li
              key={rule.name}
              className={cx('flex items-center gap-2', held ? 'text-ok' : isMissing ? 'text-danger' : 'text-soft')}
            >
              <Mark
                aria-hidden="true"
                className={cx('shrink-0', Mark === Circle ? 'mx-[3px] size-2.5' : 'size-4')}
                strokeWidth={2.5}
              />
              {rule.name}
              {held && <span className="sr-only">, done</span>}
            </li>
          )
        })}
      </ul>
      <output>
        {password !== '' && missing.length > 0 && (
          <span className="moves-in mt-2 block rounded-md bg-danger-soft px-3 py-2 text-danger">
            <strong>{words.passwordMissing}</strong> {missing.join(', ')}
          </span>
        )}
        {password !== '' && missing.length === 0 && !refused && (
          <span className="moves-in mt-2 block rounded-md bg-ok-soft px-3 py-2 font-semibold text-ok">
            {words.passwordComplete}
          </span>
        )}
      </output>
    </div>
  )
}
