import { type LegalName, legalTitles } from '@planner/contract/legal/names'

import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/Dialog.tsx'

import { LegalText } from './LegalText.tsx'

export default function LegalDialog({ name, onClose }: { name: LegalName; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={legalTitles[name]}
      wide
      footer={
        <a
          href={`/legal/${name}`}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          Open as a page
        </a>
      }
    >
      <LegalText name={name} onLeave={onClose} />
    </Dialog>
  )
}
