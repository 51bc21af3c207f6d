import type { giveConsent as contract, consent as latest } from '@planner/contract/account/privacy'
import { privacy as limits } from '@planner/contract/constants/accounts'
import type { CheckedInputOf, ResultOf } from '@planner/contract/endpoint'
import type { Context } from '#context.ts'
import { type Actor, record } from '#features/audit/record.ts'
import { dayMs } from '#platform/clock.ts'
import { inTransaction } from '#platform/db/in-transaction.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { countWithin } from '#platform/request-counter.ts'
import { insertConsent, latestConsentOf } from './store.ts'

const kinds = ['functional', 'analytics', 'marketing'] as const

/** Records a person's choices. All of them stay on record; the latest applies. @throws Problem `request.too-many` */
export async function giveConsent(
  context: Context,
  by: Actor & { user: UserRow },
  { version, functional, analytics, marketing, timestamp }: CheckedInputOf<typeof contract>,
): Promise<void> {
  const choices = { functional, analytics, marketing }
  const agreed = kinds.filter((kind) => choices[kind])
  const now = context.clock.now()
  await countWithin(context.db, { key: `consent ${by.user.id}`, now, windowMs: dayMs, limit: limits.consentsPerDay })
  await inTransaction(context.db, async (tx) => {
    await insertConsent(tx, {
      id: context.ids.next(),
      user_id: by.user.id,
      version,
      ...choices,
      chosen_at: new Date(timestamp),
      recorded_at: now,
    })
    const about = `Version ${version}: ${['necessary', ...agreed].join(', ')}`
    await record(context, tx, 'consent.given', by, { about })
  })
}

/** Returns a person's latest consent. */
export async function consentOf(context: Context, user: UserRow): Promise<ResultOf<typeof latest>> {
  const row = await latestConsentOf(context.db, user.id)
  if (!row) return { consent: null }
  const { version, functional, analytics, marketing } = row
  return {
    consent: {
      version,
      necessary: true,
      functional,
      analytics,
      marketing,
      timestamp: row.chosen_at.toISOString(),
      recorded_at: row.recorded_at.toISOString(),
    },
  }
}
