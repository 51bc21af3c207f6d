import { failures } from '@planner/contract/failures'
import { adults } from '@planner/contract/household-roles'
import { type Meal, meals } from '@planner/contract/kitchen/chosen-dishes'
import * as table from '@planner/contract/kitchen/who-eats'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Copy, MessageCircle, MessageSquareText } from 'lucide-react'
import { useState } from 'react'

import { call } from '#api/call.ts'
import { householdOptions } from '#features/household/queries.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { copyText } from '#ui/copy-text.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { TimeField } from '#ui/form/TimeField.tsx'
import { Segments } from '#ui/Segments.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { mealNames } from '../chosen/meals.ts'
import { useChosen } from '../chosen/use-chosen.ts'
import { words } from '../words.ts'
import { languageNames, waLink } from './cook-links.ts'
import { seatingFailure } from './queries.ts'

/** A message to the cook in their language, to send by WhatsApp or SMS, or to copy. */
export default function CookMessageDialog({ day, open, onClose }: { day: string; open: boolean; onClose: () => void }) {
  const { data: dishes = [] } = useChosen()
  const { data: home } = useQuery(householdOptions)
  const toCook = meals.filter((meal) => dishes.some((one) => one.day === day && one.meal === meal && !one.cooked_at))
  const helpers = home?.members.filter(({ role }) => role === 'helper') ?? []
  const [picked, setMeal] = useState<Meal | null>(null)
  const meal = picked ?? toCook.at(-1) ?? 'dinner'
  const [helperId, setHelperId] = useState<string | null>(null)
  const helper = helpers.find(({ id }) => id === (helperId ?? helpers[0]?.id))
  const [chosen, setLanguage] = useState<table.CookLanguage | null>(null)
  const language = chosen ?? helper?.helper?.language ?? 'hi'
  const [readyAt, setReadyAt] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const number = typed ?? helper?.helper?.phone_number ?? ''
  const input = {
    day,
    meal,
    language,
    ...(readyAt !== '' && { ready_at: readyAt.slice(0, 5) }),
  }
  const { data: message, isError } = useQuery({
    queryKey: ['household-table', day, 'message', meal, language, readyAt, helper?.id, dishes],
    queryFn: ({ signal }) => call(table.message, { ...input, ...(helper && { helper_id: helper.id }) }, { signal }),
    enabled: toCook.length > 0,
  })
  const send = useMutation({
    mutationFn: (id: string) => call(table.sendMessage, { ...input, helper_id: id }),
    onSuccess: ({ in_outbox: isInOutbox }) => {
      toast.success(isInOutbox ? words.cookInOutbox : words.cookMessaged)
      onClose()
    },
    onError: (error) => toast.error(seatingFailure(error)),
  })
  const copy = (text: string) => copyText(text, { done: words.cookCopied, failed: failures.cookCopy })
  const maySms = home !== undefined && adults.includes(home.role) && helper?.helper?.consent === 'agreed'

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Message the cook"
      description={words.cookText}
      footer={
        message && (
          <>
            <Button variant="secondary" onClick={() => void copy(message.text)}>
              <Copy aria-hidden="true" className="size-4.5" />
              Copy
            </Button>
            {maySms && (
              <Button variant="secondary" pending={send.isPending} onClick={() => send.mutate(helper.id)}>
                <MessageSquareText aria-hidden="true" className="size-4.5" />
                SMS
              </Button>
            )}
            <a
              href={waLink(number, message.text)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'primary' })}
            >
              <MessageCircle aria-hidden="true" className="size-4.5" />
              WhatsApp
            </a>
          </>
        )
      }
    >
      <div className="space-y-5">
        {toCook.length > 1 && (
          <Segments
            label={<span className="sr-only">Meal</span>}
            value={meal}
            onChange={setMeal}
            choices={toCook.map((value) => ({ value, label: mealNames[value] }))}
          />
        )}
        {helpers.length > 1 && (
          <SelectField
            label="Cook"
            value={helper?.id ?? ''}
            onChange={(id) => {
              setHelperId(id)
              setTyped(null)
            }}
            options={helpers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {message ? (
          <p dir="auto" lang={language} className="rounded-lg bg-sunk p-4 whitespace-pre-line">
            {message.text}
          </p>
        ) : isError ? (
          <p role="alert" className="text-danger">
            {failures.cookMessage}
          </p>
        ) : (
          <Skeleton className="h-32" />
        )}
        <SelectField
          label="Language"
          value={language}
          onChange={(value) => setLanguage(value as table.CookLanguage)}
          options={table.cookLanguages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <TimeField label="Ready by (optional)" value={readyAt} onChange={setReadyAt} />
        <TextField
          label="WhatsApp number (optional)"
          type="tel"
          inputMode="tel"
          value={number}
          onChange={setTyped}
          autoComplete="off"
          maxLength={20}
        />
      </div>
    </Dialog>
  )
}
