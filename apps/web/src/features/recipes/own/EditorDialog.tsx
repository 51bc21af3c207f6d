import { failures } from '@planner/contract/failures'
import type { FoodAnswer, OwnForm, RecipeDraft, Whole } from '@planner/contract/kitchen/own-recipes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { Segments } from '#ui/Segments.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { words } from '../words.ts'
import { emptyForm, filled, textTemplate } from './empty-form.ts'
import { ownOptions } from './queries.ts'
import { RecipeForm } from './RecipeForm.tsx'
import { SettleFood } from './SettleFood.tsx'
import { faultOf, useWriteOwn } from './use-own.ts'

/** Edits a recipe as a form or as the text of its file. */
export default function EditorDialog({
  target,
  open,
  onClose,
}: {
  /** The id of the person's own recipe, a draft of a new one, or null for an empty new one. */
  target: string | RecipeDraft | null
  open: boolean
  onClose: () => void
}) {
  const id = typeof target === 'string' ? target : null
  const draft = typeof target === 'string' ? null : target
  // A new recipe gets its id when first saved.
  const [saved, setSaved] = useState(id)
  const [view, setView] = useState<View>('form')
  // Unsaved changes; null if there are none.
  const [form, setForm] = useState<OwnForm | null>(draft?.form ?? null)
  const [text, setText] = useState<string | null>(null)
  const [settling, setSettling] = useState<Record<string, FoodAnswer> | null>(null)
  const { data, isError, isFetching, refetch } = useQuery({ ...ownOptions(saved ?? ''), enabled: saved !== null })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      unsaved={form !== null || text !== null || settling !== null}
      title={id === null ? 'Write a recipe' : 'Edit your recipe'}
      wide
    >
      <div className="min-h-96">
        {(saved === null || data) && (
          <Editor
            key={saved}
            before={data ?? null}
            draft={draft}
            written={{ form, text, settling }}
            onForm={setForm}
            onText={setText}
            onSettling={setSettling}
            view={view}
            onView={setView}
            onSaved={(recipe) => {
              setForm(null)
              setText(null)
              setSettling(null)
              setSaved(recipe.id)
            }}
            onClose={onClose}
          />
        )}
        {saved !== null && !data && isError && (
          <ErrorState sentence={failures.ownFetch} onRetry={() => void refetch()} pending={isFetching} />
        )}
        {saved !== null && !data && !isError && <Skeleton className="h-90" />}
      </div>
    </Dialog>
  )
}

type View = 'form' | 'text'

/** The unsaved changes of both views, and of ingredients yet to be identified. */
type Written = { form: OwnForm | null; text: string | null; settling: Record<string, FoodAnswer> | null }

function Editor({
  before,
  draft,
  written: { form, text, settling },
  onForm,
  onText,
  onSettling,
  view,
  onView,
  onSaved,
  onClose,
}: {
  before: Whole | null
  draft: RecipeDraft | null
  written: Written
  onForm: (form: OwnForm) => void
  onText: (text: string) => void
  onSettling: (told: Record<string, FoodAnswer>) => void
  view: View
  onView: (view: View) => void
  onSaved: (recipe: Whole) => void
  onClose: () => void
}) {
  const told = settling ?? before?.told ?? {}
  const write = useWriteOwn(before?.id ?? null)
  const isChanged = form !== null || text !== null

  const save = (then: (recipe: Whole) => void) =>
    write.mutate(
      // Untouched fields are not sent, because they may have been changed elsewhere.
      {
        ...(view === 'form' && (form || !before) && { form: filled(form ?? emptyForm) }),
        ...(view === 'text' && (text !== null || !before) && { text: text ?? '' }),
        ...((settling || !before) && { told }),
      },
      {
        onSuccess(recipe) {
          onSaved(recipe)
          then(recipe)
        },
      },
    )
  // The other view is built from the saved recipe, so changes are saved first.
  const show = (next: View) => {
    if (isChanged) save(() => onView(next))
    else onView(next)
  }

  return (
    <form
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        save((recipe) => {
          toast.success(words.ownSaved)
          if (recipe.to_settle.length === 0) onClose()
        })
      }}
    >
      <Segments
        label={<span className="sr-only">View</span>}
        value={view}
        onChange={show}
        choices={[
          { value: 'form', label: 'Form' },
          { value: 'text', label: 'Text' },
        ]}
      />
      {!before && draft && draft.doubts.length > 0 && (
        <section aria-labelledby="doubts" className="rounded-xl border border-line bg-sunk/60 p-4">
          <h3 id="doubts" className="font-semibold">
            {words.ownDoubts}
          </h3>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-sm text-soft">
            {draft.doubts.map(({ line, why }) => (
              <li key={`${line} ${why}`}>
                {line}: {why}
              </li>
            ))}
          </ul>
        </section>
      )}
      {view === 'form' ? (
        <RecipeForm form={form ?? before?.form ?? emptyForm} onChange={onForm} />
      ) : (
        <TextArea
          label="Recipe in Cooklang"
          hint="Mark ingredients as @rice{200%g} and times as ~{10%minutes}."
          value={text ?? before?.text ?? textTemplate}
          onChange={onText}
          rows={16}
          spellCheck={false}
          maxLength={20_000}
        />
      )}
      {before && before.to_settle.length > 0 && (
        <section aria-labelledby="to-settle" className="rounded-xl border border-line bg-sunk/60 p-4">
          <h3 id="to-settle" className="font-semibold">
            {words.ownSettle}
          </h3>
          <p className="text-sm text-soft">{words.ownSettleText}</p>
          {before.to_settle.map((question) => (
            <SettleFood
              key={question.name}
              question={question}
              told={told[question.name] ?? null}
              onAnswer={(answer) => onSettling({ ...told, [question.name]: answer })}
            />
          ))}
        </section>
      )}
      {write.isError && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm font-medium text-danger">
          {faultOf(write.error)}
        </p>
      )}
      <div className="flex justify-end gap-2.5">
        <Button variant="secondary" onClick={onClose} disabled={write.isPending}>
          Cancel
        </Button>
        <Button type="submit" pending={write.isPending}>
          Save recipe
        </Button>
      </div>
    </form>
  )
}
