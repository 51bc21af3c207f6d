import type { ListLine } from '@planner/contract/kitchen/shopping-list'
import { useState } from 'react'
import { SendAs } from '#features/shops/SendAs.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { sendText } from './send-text.ts'
import { listWords } from './words.ts'

/** Shares the list as text by any of the usual ways. */
export default function SendList({ lines, onClose }: { lines: readonly ListLine[]; onClose: () => void }) {
  const [language, setLanguage] = useState<'en' | 'hi'>('en')
  const text = sendText(lines, language)

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={listWords.send}>
      <div className="space-y-4">
        <SendAs
          text={text}
          phone={null}
          subject="Shopping list"
          language={language}
          onLanguage={setLanguage}
          onPrint={() => window.print()}
        />
        <pre data-printed className="rounded-md bg-sunk px-3 py-2 font-sans text-sm whitespace-pre-wrap">
          {text}
        </pre>
      </div>
    </Dialog>
  )
}
