import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'

import { paths } from '#paths.ts'
import { cx } from '#ui/cx.ts'
import { reachesNobody } from './channel-health.ts'
import { usePermission } from './permission.ts'
import { reportsOptions } from './queries.ts'
import { words } from './words.ts'

/** One line while no channel at all can reach the person, with the page that fixes it. */
export default function NoChannelNotice({ className }: { className?: string | undefined }) {
  const { data } = useQuery(reportsOptions)
  const [permission] = usePermission()
  if (!data || !reachesNobody(data, permission)) return null
  return (
    <p className={cx('rounded-md bg-sunk px-3.5 py-2.5 text-sm text-soft', className)}>
      {words.onlyWhileOpen}{' '}
      <Link href={`${paths.settings}#alerts`} className="text-accent-text underline underline-offset-3">
        {words.setUpChannel}
      </Link>
    </p>
  )
}
