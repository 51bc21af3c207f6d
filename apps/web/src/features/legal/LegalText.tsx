import './legal.css'

import type { Block } from '@planner/contract/legal/document'
import { legalDocuments } from '@planner/contract/legal/documents'
import type { LegalName } from '@planner/contract/legal/names'
import { contactLine } from '@planner/contract/legal/parts'
import { useEffect } from 'react'

import { ConsentRow } from '#features/consent/ConsentRow.tsx'

import { Contents } from './Contents.tsx'
import { InstallationPart } from './InstallationPart.tsx'
import { LegalTable } from './LegalTable.tsx'
import { Line } from './Line.tsx'
import { Updated } from './Updated.tsx'

type LegalTextProps = {
  name: LegalName
  /** Closes the dialog, if the text is shown in one. */
  onLeave?: () => void
}

/** A legal text with its table of contents, on a page or in a dialog. */
export function LegalText({ name, onLeave }: LegalTextProps) {
  const { opening, short, sections } = legalDocuments[name]
  const Heading = onLeave ? 'h3' : 'h2'
  useScrollToHash()

  return (
    <article data-legal className="legal grid gap-x-12 gap-y-6 lg:in-[main]:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0 max-w-2xl">
        <Updated />
        <p className="mt-4 text-lg">
          <Line text={opening} />
        </p>
        <section aria-label="In short" className="mt-5 rounded-lg bg-sunk/60 px-5 py-4">
          <ul className="list-disc space-y-1.5 pl-4 marker:text-accent-text">
            {short.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      </div>
      <Contents sections={sections} inDialog={onLeave !== undefined} />
      <div className="min-w-0 max-w-2xl space-y-9">
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} aria-labelledby={id} className="space-y-3">
            <Heading id={id} tabIndex={-1} className="scroll-mt-8 text-xl font-semibold outline-none">
              {heading}
            </Heading>
            {blocks.map((block) => (
              <BlockView key={JSON.stringify(block).slice(0, 80)} block={block} {...(onLeave && { onLeave })} />
            ))}
          </section>
        ))}
        <div className="border-t border-line pt-5">
          <InstallationPart lines={({ operator }) => [contactLine(operator)]} />
        </div>
      </div>
    </article>
  )
}

function BlockView({ block, onLeave }: { block: Block; onLeave?: () => void }) {
  if (typeof block === 'string') {
    return (
      <p className="text-soft">
        <Line text={block} plain={onLeave !== undefined} />
      </p>
    )
  }
  if ('list' in block) {
    return (
      <ul className="list-disc space-y-2 pl-5 text-soft marker:text-accent-text">
        {block.list.map((one) => (
          <li key={one}>
            <Line text={one} />
          </li>
        ))}
      </ul>
    )
  }
  if ('table' in block) return <LegalTable table={block.table} />
  if (block.part === 'cookie-choice') {
    return (
      <div className="rounded-lg border border-line bg-sunk/60 px-4 py-3.5">
        <ConsentRow {...(onLeave && { onLeave })} />
      </div>
    )
  }
  return <InstallationPart part={block.part} />
}

/** Scrolls to the section in the address once it has rendered. */
function useScrollToHash(): void {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id !== '') document.getElementById(id)?.scrollIntoView()
  }, [])
}
