import { spansOf } from '@planner/contract/legal/inline'
import { Link } from 'wouter'

import { type Path, paths } from '#paths.ts'

/**
 * A line of a legal text with its inline markup.
 *
 * @param plain links other texts to the server's plain pages, for people who may not be signed in.
 */
export function Line({ text, plain = false }: { text: string; plain?: boolean }) {
  return spansOf(text).map((span) => {
    const key = `${span.kind} ${span.text}`
    if (span.kind === 'text') return span.text
    if (span.kind === 'strong') {
      return (
        <strong key={key} className="font-semibold text-ink">
          {span.text}
        </strong>
      )
    }
    const page = pages[span.href]
    if (page && !plain) {
      return (
        <Link key={key} href={page} className={link}>
          {span.text}
        </Link>
      )
    }
    return (
      <a key={key} href={span.href} {...(!span.href.startsWith('mailto:') && elsewhere)} className={link}>
        {span.text}
      </a>
    )
  })
}

const elsewhere = { target: '_blank', rel: 'noopener' } as const
const link = 'font-medium text-accent-text underline underline-offset-4'

/** The app's pages for the texts that the server also serves as plain pages. */
const pages: Record<string, Path> = { '/legal/terms': paths.termsConditions, '/legal/disclaimer': paths.disclaimer }
