import type { Generated, Selectable } from 'kysely'
import type { DayColumn, JsonColumn } from './columns.ts'

export type AssistantQuestionsTable = {
  id: string
  user_id: string
  task: string
  prompt_version: number
  provider: string
  model: string
  sent: string
  state: 'asked' | 'answered' | 'failed'
  tokens_read: Generated<number>
  tokens_written: Generated<number>
  /** In millionths of a rupee. */
  cost_micros: Generated<number | null>
  asked_at: Date
}
export type AssistantQuestionRow = Selectable<AssistantQuestionsTable>

export type AssistantUsageTable = { user_id: string; day: DayColumn; questions: number; tokens: Generated<number> }
export type AssistantUsageRow = Selectable<AssistantUsageTable>

export type AssistantAnswersTable = {
  id: string
  user_id: string
  task: string
  asked_hash: Buffer
  answer: JsonColumn<unknown>
  answered_at: Date
}

export type AssistantTables = {
  assistant_questions: AssistantQuestionsTable
  assistant_usage: AssistantUsageTable
  assistant_answers: AssistantAnswersTable
}
