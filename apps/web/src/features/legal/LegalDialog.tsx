import { Dialog } from '#ui/Dialog.tsx'

import { LegalText } from './LegalText.tsx'
import { type LegalName, legalTitles } from './names.ts'

export default function LegalDialog({ name, onClose }: { name: LegalName; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={legalTitles[name]} wide>
      <LegalText name={name} headings="h3" />
    </Dialog>
  )
}
