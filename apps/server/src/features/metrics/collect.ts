import { assistant as limits } from '@planner/contract/constants/accounts'
import { timeZone } from '@planner/contract/constants/page'
import { channels } from '@planner/contract/notifications'
import type { Context } from '#context.ts'
import { collect, dispatch, jobs, model, registry } from '#platform/metrics/instruments.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { dueByChannel, jobsByState, modelUse } from './store.ts'

/** Returns the metrics of this process, and values that all processes share through the database. */
export async function metricsText(context: Context): Promise<string> {
  const { db, clock, log } = context
  const now = clock.now()
  // A failing part does not affect the others: metrics matter most when something is broken.
  const parts = [readDispatch, readJobs, ...(context.languageModel ? [readModel] : [])]
  await Promise.all(
    parts.map((read) =>
      read(db, now).catch((error: unknown) => log.warn({ err: error }, 'could not read part of the metrics')),
    ),
  )
  collect()
  return registry.text()
}

async function readDispatch(db: Context['db'], now: Date): Promise<void> {
  for (const { channel, due, oldest } of await dueByChannel(db, channels, now)) {
    dispatch.due.set(due, channel)
    dispatch.oldestDue.set(oldest ? Math.max(0, now.getTime() - oldest.getTime()) / 1000 : 0, channel)
  }
}

async function readJobs(db: Context['db']): Promise<void> {
  const stored = await jobsByState(db)
  jobs.stored.clear()
  for (const { queue, state, count } of stored) jobs.stored.set(count, queue, state)
}

/** Collects the use of the daily model budget, for the current day in India, where nearly everyone is. */
async function readModel(db: Context['db'], now: Date): Promise<void> {
  const { day } = wallTimeOf(now, timeZone)
  const { questions, tokens, exhausted } = await modelUse(db, {
    day,
    questionsMax: limits.questionsPerDay,
    tokensMax: limits.tokensPerDay,
  })
  model.questions.set(questions)
  model.tokens.set(tokens)
  model.exhausted.set(exhausted)
}
