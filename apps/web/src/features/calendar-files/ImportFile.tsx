import { FileInput } from 'lucide-react'
import { useId, useRef } from 'react'
import { AccountBlock } from '#features/account/AccountBlock.tsx'
import { Button } from '#ui/Button.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { useImport } from './use-import.ts'
import { words } from './words.ts'

/** Imports a file from another planner: choose, preview, confirm. */
export function ImportFile() {
  const { state, choose, bring, forget } = useImport()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isBusy = state.is === 'reading' || state.is === 'bringing' || state.is === 'undoing'

  return (
    <AccountBlock title="Import" text={words.importText} Picture={FileInput}>
      <input
        ref={input}
        id={id}
        type="file"
        aria-label="File to import"
        accept=".ics,.ical,.ifb,.csv,.txt,text/calendar,text/csv"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Cleared, so that the same file can be chosen again.
          target.value = ''
          if (file) choose(file)
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="sm" pending={isBusy} onClick={() => input.current?.click()}>
          Choose file
        </Button>
        <p className="text-sm text-soft">{words.importHint}</p>
      </div>
      {state.is === 'preview' && <ImportPreview preview={state.preview} onBring={bring} onDiscard={forget} />}
      <output className="block text-md font-medium">
        {isBusy && <Bar {...state.progress} is={state.is} />}
        {state.is === 'done' && <span className="mt-3 block text-ok">{state.sentence}</span>}
        {state.is === 'failed' && <span className="mt-3 block text-danger">{state.sentence}</span>}
      </output>
      {(state.is === 'done' || state.is === 'failed') && state.undo && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={state.undo}>
          Undo import
        </Button>
      )}
    </AccountBlock>
  )
}

const doings = { reading: 'Reading', bringing: 'Importing', undoing: 'Undoing' } as const

function Bar({ done, of, is }: { done: number; of: number; is: keyof typeof doings }) {
  const doing = doings[is]
  return (
    <span className="mt-3 block">
      <span className="block text-sm text-soft tabular-nums">
        {doing}
        {of > 0 && `: ${done.toLocaleString('en-IN')} of ${of.toLocaleString('en-IN')}`}
      </span>
      <progress
        aria-label={doing}
        className="mt-1.5 block h-1.5 w-full accent-accent"
        {...(of > 0 && { value: done, max: of })}
      />
    </span>
  )
}
