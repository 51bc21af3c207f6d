import { files as limits } from '@planner/contract/constants/reminders'
import * as documents from '@planner/contract/documents'
import type { ResultOf } from '@planner/contract/endpoint'
import { fileTypes } from '@planner/contract/reminders'
import { useQuery } from '@tanstack/react-query'
import { FileText, Paperclip, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { CallError } from '#api/errors.ts'
import { requestOf } from '#api/request.ts'
import { sendBytes } from '#features/files/send-file.ts'
import { shrink } from '#features/files/shrink.ts'
import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { Facts } from '#ui/Facts.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { type Proposed, proposedOf, sumOf } from './proposed.ts'
import { words } from './words.ts'

type Read = ResultOf<typeof documents.read>
type State = { name: string; attached: boolean } & ({ read: Read } | { refusal: string })

type FromDocumentProps = {
  /** Whether the form is still empty, so that a proposal may be filled in without asking. */
  isFree: boolean
  onPropose: (proposed: Proposed) => void
  /** Sets the file to attach once the reminder is created; null for none. */
  onFile: (file: File | null) => void
}

/** Extracts a reminder from a bill or circular and fills the dialog with it; the person creates it. */
export default function FromDocument({ isFree, onPropose, onFile }: FromDocumentProps) {
  const { data } = useQuery({
    queryKey: ['documents', 'ability'],
    queryFn: ({ signal }) => call(documents.ability, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const onlyPdf = data?.photos === false
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const [state, setState] = useState<State | null>(null)
  const [chosen, setChosen] = useState(0)
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const take = async (file: File) => {
    const { name } = file
    const refuse = (refusal: string) => setState({ name, attached: false, refusal })
    setChosen(0)
    onFile(null)
    if (!navigator.onLine) return refuse(words.offline)
    setReading(true)
    setState(null)
    try {
      const content = await shrink(file)
      if (content.size > limits.bytesMax) return refuse(words.tooLarge)
      const { url } = requestOf(documents.read, {})
      const read = (await (await sendBytes(url, content)).json()) as Read
      // The dialog was closed meanwhile.
      if (!mounted.current) return
      const [first] = read.proposals
      setState({ name, attached: first !== undefined, read })
      if (!first) return
      onFile(file)
      if (isFree) onPropose(proposedOf(first))
    } catch (error) {
      if (mounted.current) refuse(error instanceof CallError ? words.failed(error.detail) : words.offline)
    } finally {
      if (mounted.current) setReading(false)
    }
  }

  return (
    <div className="space-y-2 border-b border-line py-0.5 text-sm">
      <input
        ref={input}
        type="file"
        aria-label={words.chosen}
        accept={onlyPdf ? 'application/pdf' : fileTypes.join(',')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Cleared, so that the same file can be chosen again.
          target.value = ''
          if (file) void take(file)
        }}
      />
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3.5"
        title={onlyPdf ? words.pdfOnly : undefined}
        pending={reading}
        onClick={() => input.current?.click()}
      >
        <FileText aria-hidden="true" className="size-4" />
        {onlyPdf ? words.fromPdf : words.from}
      </Button>
      <output className="block space-y-2 empty:hidden">
        {reading && <p className="sr-only">{words.reading}</p>}
        {state && 'refusal' in state && <p className="font-medium text-danger">{state.refusal}</p>}
        {state && 'read' in state && <p>{sayingOf(state.read, state.name)}</p>}
      </output>
      {state && 'read' in state && state.read.proposals.length > 0 && (
        <ul className="space-y-2">
          {state.read.proposals.map((one, at) => (
            <li key={one.date}>
              <button
                type="button"
                aria-pressed={at === chosen}
                onClick={() => {
                  setChosen(at)
                  onPropose(proposedOf(one))
                }}
                className={cx(
                  'block min-h-11 w-full rounded-md border px-3 py-2 text-left wrap-anywhere',
                  at === chosen ? 'border-teal' : 'border-line',
                )}
              >
                <span className="block font-semibold">{one.title}</span>
                <Facts
                  className="text-soft"
                  of={[
                    dateInWords(one.date),
                    one.time === null ? words.anyTime : timeInWords(one.time),
                    one.amount === null ? words.noAmount : sumOf(one.amount),
                  ]}
                />
                <q className="block text-soft">{one.source_sentence}</q>
              </button>
            </li>
          ))}
        </ul>
      )}
      {state?.attached && (
        <p className="flex items-center gap-2 text-soft">
          <Paperclip aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 flex-1 wrap-anywhere">{words.attached(state.name)}</span>
          <IconButton
            label={words.leaveOut(state.name)}
            onClick={() => {
              onFile(null)
              setState({ ...state, attached: false })
            }}
          >
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </p>
      )}
    </div>
  )
}

function sayingOf({ proposals, why }: Read, name: string): string {
  if (why !== null) return words.why[why](name)
  return proposals.length === 1 ? words.found(name) : words.several(proposals.length, name)
}
