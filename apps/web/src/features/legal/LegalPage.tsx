import { type LegalName, legalTitles } from '@planner/contract/legal/names'

import { Card } from '#ui/Card.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'

import { LegalText } from './LegalText.tsx'

export function LegalPage({ name }: { name: LegalName }) {
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeading title={legalTitles[name]} />
      {/* A new key per text, so that each starts at the top with its contents collapsed. */}
      <Card key={name}>
        <LegalText name={name} />
      </Card>
    </div>
  )
}
