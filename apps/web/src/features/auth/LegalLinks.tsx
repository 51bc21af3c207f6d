import { type LegalName, legalNames, legalTitles } from '@planner/contract/legal/names'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { words } from '#words.ts'

const loadDialog = () => import('#features/legal/LegalDialog.tsx')
const LegalDialog = lazy(loadDialog)

/** The legal texts before signing in (docs/product/decisions.md#8): in a dialog, because no page is accessible yet. */
export function LegalLinks() {
  const [open, setOpen] = useState<LegalName | null>(null)
  return (
    <footer className="px-5 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-center text-sm text-soft">
      <ul className="flex flex-wrap justify-center" aria-label="Legal">
        {legalNames.map((name) => (
          <li key={name}>
            <Button
              variant="quiet"
              size="sm"
              className="font-normal!"
              onPointerEnter={() => void loadDialog()}
              onFocus={() => void loadDialog()}
              onClick={() => setOpen(name)}
            >
              {legalTitles[name]}
            </Button>
          </li>
        ))}
      </ul>
      <p className="mx-auto max-w-xl">{words.disclaimer}</p>
      {open && (
        <Suspense fallback={null}>
          <LegalDialog name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </footer>
  )
}
