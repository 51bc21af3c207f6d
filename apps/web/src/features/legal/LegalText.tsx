import { now } from '#platform/clock.ts'
import { longDate } from '#platform/dates.ts'
import { words } from '#words.ts'

import type { LegalName } from './names.ts'
import { legalTexts } from './texts.ts'

export function LegalText({ name, headings: Heading }: { name: LegalName; headings: 'h2' | 'h3' }) {
  const { opening, sections } = legalTexts[name]
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <p className="text-sm text-soft">Last Updated: {longDate(now())}</p>
      <p className="text-lg">{opening}</p>
      {sections.map((section) => (
        <section key={section.heading} className="flex flex-col gap-2">
          <Heading className="text-xl font-semibold">{section.heading}</Heading>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-soft">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <p className="text-soft">
        Questions? Write to{' '}
        <a href={`mailto:${words.contactMail}`} className="font-medium text-accent-text underline underline-offset-4">
          {words.contactMail}
        </a>
        .
      </p>
    </div>
  )
}
