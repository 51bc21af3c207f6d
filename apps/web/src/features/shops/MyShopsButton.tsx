import { Store } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { Button } from '#ui/Button.tsx'
import { shopWords } from './words.ts'

const MyShops = lazy(() => loadChunk(() => import('./MyShops.tsx')))

/** Opens the dialog of the person's own shops. */
export function MyShopsButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="sm" className="max-sm:px-2!" onClick={() => setOpen(true)}>
        <Store aria-hidden="true" className="size-4" />
        {shopWords.title}
      </Button>
      <Suspense fallback={null}>{open && <MyShops onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
