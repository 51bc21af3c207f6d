import { Card } from '#ui/Card.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'

import { LegalText } from './LegalText.tsx'
import { type LegalName, legalTitles } from './names.ts'

export function LegalPage({ name }: { name: LegalName }) {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeading title={legalTitles[name]} />
      <Card>
        <LegalText name={name} headings="h2" />
      </Card>
    </div>
  )
}
