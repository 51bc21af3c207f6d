import { hashOfView } from '../../views/view-hash.ts'

/** The tags of a reminder, each a link to the reminders that share it. */
export const RowTags = ({ tags }: { tags: readonly string[] }) =>
  tags.map((tag) => (
    <a
      key={tag}
      href={hashOfView({ name: 'tag', tag })}
      className="inline-flex min-h-6 min-w-6 shrink-0 items-center text-teal no-underline hover:underline"
    >
      #{tag}
    </a>
  ))
