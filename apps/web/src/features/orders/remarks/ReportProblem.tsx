import { readRupees } from '@planner/commerce/money'
import { orders as limits } from '@planner/contract/constants/orders'
import { deliveredKinds, type ProblemKind } from '@planner/contract/order-remarks'
import type { Order } from '@planner/contract/orders'
import { type FormEvent, useId, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { useReport } from './use-remark.ts'
import { kindNames, remarkWords, sellerOf } from './words.ts'

type Wrong = { kind: ProblemKind; billed: string; words: string }

type ReportProblemProps = { order: Order; onClose: () => void }

/** Reports problems with items of a delivered order, and asks where a late one is. */
export default function ReportProblem({ order, onClose }: ReportProblemProps) {
  const formId = useId()
  const { time_zone } = useUser()
  const now = useNow()
  // The lines at the time of opening: a refetched list must not remove what is being edited.
  const [{ until, lines, late }] = useState(() => ({
    until: order.reportable?.until,
    lines: [...(order.late_lines ?? []), ...(order.reportable?.lines ?? [])],
    late: order.late_lines ?? [],
  }))
  const [wrong, setWrong] = useState<Record<number, Wrong>>(() =>
    lines.length === 1 && late.length === 1 ? { [late[0]!]: asLate } : {},
  )
  const [isTried, setTried] = useState(false)
  const report = useReport(onClose)
  const chosen = Object.entries(wrong)
  const set = (index: number, change: Wrong | null) => {
    const { [index]: _before, ...rest } = wrong
    setWrong(change ? { ...rest, [index]: change } : rest)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (report.isPending || chosen.length === 0) return
    if (chosen.some(([, one]) => isNoPrice(one) || isNoText(one))) return
    report.mutate({
      id: order.id,
      lines: chosen.map(([index, { kind, billed, words }]) => ({
        index: Number(index),
        kind,
        ...(kind === 'wrong_price' && { billed: readRupees(billed) }),
        ...(words.trim() && { words }),
      })),
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      unsaved={chosen.length > 0}
      title={remarkWords.report}
      description={
        until ? remarkWords.reportText(momentInSentence(new Date(until), time_zone, now)) : remarkWords.lateText
      }
      footer={
        <Button type="submit" form={formId} pending={report.isPending}>
          {remarkWords.send}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <ul className="divide-y divide-line">
          {lines.map((index) => {
            const { name, quantity } = order.items[index]!
            const one = wrong[index]
            const isLate = late.includes(index)
            return (
              <li key={index} className="py-2">
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    checked={one !== undefined}
                    onChange={(event) => set(index, !event.target.checked ? null : isLate ? asLate : asMissing)}
                    className="size-5 shrink-0 accent-teal"
                  />
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {isLate ? remarkWords.late(sellerOf(order, index)) : quantity > 1 ? `${quantity} × ${name}` : name}
                  </span>
                </label>
                {one && (
                  <div className="grid gap-3 pt-1 pb-3 sm:grid-cols-2">
                    {!isLate && (
                      <SelectField
                        label={remarkWords.what}
                        value={one.kind}
                        onChange={(kind) => set(index, { ...one, kind: kind as ProblemKind })}
                        options={deliveredKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
                      />
                    )}
                    {one.kind === 'wrong_price' && (
                      <TextField
                        label={remarkWords.billed}
                        inputMode="decimal"
                        maxLength={10}
                        value={one.billed}
                        error={isTried && isNoPrice(one) ? remarkWords.billedWrong : undefined}
                        onChange={(billed) => set(index, { ...one, billed: billed.replaceAll(/[^\d.,]/g, '') })}
                      />
                    )}
                    <TextField
                      label={remarkWords.describe}
                      aside={one.kind === 'other' ? undefined : <span className="text-sm text-soft">Optional</span>}
                      className="sm:col-span-2"
                      maxLength={limits.remarkMax}
                      value={one.words}
                      error={isTried && isNoText(one) ? remarkWords.describeWrong : undefined}
                      onChange={(words) => set(index, { ...one, words })}
                    />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
        {isTried && chosen.length === 0 && (
          <p role="alert" className="mt-2 text-sm text-danger">
            {remarkWords.choose}
          </p>
        )}
      </form>
    </Dialog>
  )
}

const asLate: Wrong = { kind: 'late', billed: '', words: '' }
const asMissing: Wrong = { kind: 'missing', billed: '', words: '' }

const isNoPrice = ({ kind, billed }: Wrong): boolean => kind === 'wrong_price' && !(readRupees(billed) > 0)
const isNoText = ({ kind, words }: Wrong): boolean => kind === 'other' && words.trim() === ''
