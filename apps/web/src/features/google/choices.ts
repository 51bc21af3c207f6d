import { google as limits } from '@planner/contract/constants/google'

type Choice<N extends number> = { value: `${N}`; label: string }

const choices = <N extends number>(numbers: readonly N[], label: (n: N) => string): Choice<N>[] =>
  numbers.map((n) => ({ value: `${n}`, label: label(n) }))

const days = (n: number): string => `${n} ${n === 1 ? 'day' : 'days'}`

/** The selectable ranges and amounts. */
export const pastChoices = choices(limits.pastDays, (n) => `${days(n)} back`)
export const futureChoices = choices(limits.futureDays, (n) => `${days(n)} ahead`)
export const amountChoices = choices(limits.maxEmails, (n) => `${n} emails`)
export const backChoices = choices(limits.daysBack, (n) => `Last ${days(n)}`)

/** Returns the choice that a select's value stands for, or the default if it matches none. */
export const chosenOf = <N extends number>(numbers: readonly N[], value: string | number, usual: N): N =>
  numbers.find((n) => n === Number(value)) ?? usual
