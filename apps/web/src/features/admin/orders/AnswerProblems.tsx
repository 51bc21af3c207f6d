import { readRupees } from '@planner/commerce/money'
import { orders as limits } from '@planner/contract/constants/orders'
import { answersTo, type OrderProblem, type ProblemAnswer } from '@planner/contract/order-remarks'
import type { Order } from '@planner/contract/orders'
import { type FormEvent, useState } from 'react'

import { Problems } from '#features/orders/remarks/Problems.tsx'
import { aboutOf, answerNames, problemInWords } from '#features/orders/remarks/words.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { words } from '../words.ts'
import { useAnswer } from './use-move.ts'

type Answered = { order: Order; onAnswered: (order: Order) => void }

/** The problems reported for an order, with a form to answer each open one. */
export function AnswerProblems({ order, onAnswered }: Answered) {
  const open = order.problems?.filter(({ answer }) => answer === null) ?? []
  return (
    <div className="space-y-4">
      <Problems order={order} heading={words.problems} />
      {open.length > 0 && <p className="text-sm text-soft">{words.problemText}</p>}
      {open.map((problem) => (
        <AnswerForm key={problem.id} order={order} problem={problem} onAnswered={onAnswered} />
      ))}
    </div>
  )
}

/** GST is added to the price of a line that no shop supplies; a shop's price includes it. */
const priceLabel = ({ parts }: Order, { index }: OrderProblem): string =>
  parts.some(({ lines }) => lines.some((line) => line.index === index))
    ? 'Price with GST, ₹ each'
    : 'Price before GST, ₹ each'

function AnswerForm({ order, problem, onAnswered }: Answered & { problem: OrderProblem }) {
  const choices = answersTo(problem.kind)
  const [answer, setAnswer] = useState<ProblemAnswer>(choices[0]!)
  const [typed, setAmount] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const send = useAnswer(onAnswered)
  const isMoney = answer === 'refund' || answer === 'price'
  // The whole line is the usual refund; a new price has to be asked for.
  const amount = typed ?? (answer === 'refund' && problem.due ? problem.due.toFixed(2) : '')
  const isWrong = isMoney && !(readRupees(amount) > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWrong || send.isPending) return
    const money = isMoney && { amount: readRupees(amount) }
    send.mutate({ id: order.id, problem_id: problem.id, answer, ...money, ...(note.trim() && { words: note }) })
  }

  return (
    <form
      aria-label={`${aboutOf(order, problem)}: ${problemInWords(problem)}`}
      noValidate
      onSubmit={submit}
      className="grid gap-3 rounded-lg bg-sunk p-4 sm:grid-cols-2"
    >
      <SelectField
        label={`${aboutOf(order, problem)}: ${problemInWords(problem)}`}
        value={answer}
        onChange={(value) => setAnswer(value as ProblemAnswer)}
        options={choices.map((value) => ({ value, label: answerNames[value] }))}
      />
      {isMoney && (
        <TextField
          label={answer === 'price' ? priceLabel(order, problem) : 'Amount, ₹'}
          inputMode="decimal"
          maxLength={10}
          value={amount}
          error={isTried && isWrong ? words.amountWrong : undefined}
          onChange={(value) => setAmount(value.replaceAll(/[^\d.,]/g, ''))}
        />
      )}
      <TextField
        label="Note"
        aside={<span className="text-sm text-soft">Optional</span>}
        hint={words.answerHint}
        className="sm:col-span-2"
        maxLength={limits.remarkMax}
        value={note}
        onChange={setNote}
      />
      <Button type="submit" size="sm" className="justify-self-start" pending={send.isPending}>
        Answer
      </Button>
    </form>
  )
}
