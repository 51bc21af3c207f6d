import { cx } from '#ui/cx.ts'

import { hashOfView } from './view-hash.ts'

/** Tags to filter by; the current one leads back to all. */
export function TagLinks({ tags, current }: { tags: readonly string[]; current?: string | undefined }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2 px-4 pb-3 md:px-6">
      {tags.slice(0, shownAtMost).map((tag) => (
        <li key={tag}>
          <a
            href={tag === current ? hashOfView({ name: 'all' }) : hashOfView({ name: 'tag', tag })}
            aria-current={tag === current || undefined}
            className={cx(
              'flex min-h-9 items-center rounded-full border px-3 text-sm no-underline',
              tag === current ? 'border-teal bg-teal-soft text-teal' : 'border-line text-soft hover:text-ink',
            )}
          >
            #{tag}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The most used; the rest are found by searching. */
const shownAtMost = 20
