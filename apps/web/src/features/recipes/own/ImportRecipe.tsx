import { ownRecipes as limits } from '@planner/contract/constants/kitchen'
import type { RecipeDraft } from '@planner/contract/kitchen/own-recipes'
import * as own from '@planner/contract/kitchen/own-recipes'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Segments } from '#ui/Segments.tsx'
import { words } from '../words.ts'
import { faultOf } from './use-own.ts'

/** Imports a recipe from a web address or pasted text, to be reviewed in the editor before it is saved. */
export function ImportRecipe({ onClose, onRead }: { onClose: () => void; onRead: (draft: RecipeDraft) => void }) {
  const [from, setFrom] = useState<'page' | 'text'>('page')
  const [url, setUrl] = useState('')
  const [text, setText] = useState('')
  const reading = useMutation({
    mutationFn: () => (from === 'page' ? call(own.fromPage, { url: url.trim() }) : call(own.fromText, { text })),
    onSuccess: onRead,
  })
  const isEmpty = (from === 'page' ? url : text).trim() === ''

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Import a recipe"
      unsaved={url !== '' || text !== ''}
      wide
    >
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty) reading.mutate()
        }}
      >
        <Segments
          label={<span className="sr-only">From</span>}
          value={from}
          onChange={(next) => {
            setFrom(next)
            reading.reset()
          }}
          choices={[
            { value: 'page', label: 'Web address' },
            { value: 'text', label: 'Text' },
          ]}
        />
        {from === 'page' ? (
          <TextField
            label="Recipe URL"
            hint={words.ownFromPage}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={url}
            onChange={setUrl}
            maxLength={2000}
            autoComplete="off"
          />
        ) : (
          <TextArea
            label="Recipe text"
            hint={words.ownFromText}
            value={text}
            onChange={setText}
            rows={12}
            maxLength={limits.pastedMax}
          />
        )}
        {reading.isError && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm font-medium text-danger">
            {faultOf(reading.error)}
          </p>
        )}
        <div className="flex justify-end gap-2.5">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={reading.isPending} disabled={isEmpty}>
            Read recipe
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
