import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

import { words } from './words.ts'

/** Lists all keyboard shortcuts by their effect. */
export default function AllKeys({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.title}>
      {words.groups.map(({ name, keys }) => (
        <section key={name} className="mb-5">
          <h3 className="mb-1.5 font-sans text-sm font-semibold tracking-normal text-soft">{name}</h3>
          <dl className="divide-y divide-line">
            {keys.map(([key, meaning]) => (
              <div key={key} className="flex min-h-10 items-center justify-between gap-4">
                <dt>{meaning}</dt>
                <dd>
                  <kbd className="rounded-md border border-edge bg-sunk px-2 py-0.5 font-sans text-sm font-semibold">
                    {key}
                  </kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Button variant="secondary" className="w-full" onClick={onClose}>
        {words.close}
      </Button>
    </Dialog>
  )
}
