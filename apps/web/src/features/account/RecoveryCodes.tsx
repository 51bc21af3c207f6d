import '#features/recipes/plan/print.css'
import { secondFactorFailures } from '@planner/contract/failures'
import { Copy, FileDown, Printer } from 'lucide-react'

import { saveFile } from '#platform/save-file.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { words } from './words.ts'

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const text = `${words.codesFile}\n\n${codes.join('\n')}\n`

  return (
    <>
      {/* Printed without the rest of the page: see print.css. */}
      <ul
        data-printed
        aria-label="Recovery codes"
        className="grid gap-x-8 gap-y-1.5 rounded-md bg-sunk px-4 py-3.5 font-mono text-md sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="secondary" size="sm" onClick={() => void copy(text)}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'daily-planner-recovery-codes.txt')}
        >
          <FileDown aria-hidden="true" className="size-4" />
          Download
        </Button>
        <Button variant="secondary" size="sm" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
      </div>
    </>
  )
}

const copy = (text: string) => copyText(text, { done: words.codesCopied, failed: secondFactorFailures.copy })
