import { formatRupees } from '@planner/commerce/money'
import type { Context } from '#context.ts'
import { showSuggestions } from '#features/google/mail/show-suggestions.ts'
import type { UserRow } from '#platform/db/tables/users.ts'
import { Problem } from '#platform/problem.ts'
import { wallTimeOf } from '#platform/wall-time.ts'
import { dayInWords } from './day-in-words.ts'
import type { Explained } from './facts.ts'

/**
 * Explains why something was suggested from a mail.
 *
 * @throws Problem `google.suggestion` if it is not waiting for an answer (any more).
 */
export async function aboutMail(context: Context, user: UserRow, id: string): Promise<Explained> {
  const found = (await showSuggestions(context, user)).find((one) => one.id === id)
  if (!found) throw new Problem('google.suggestion')
  const { sender, source_sentence: sentence, kind, date, amount_paise: amount, confidence, read_by: by } = found
  const received = wallTimeOf(found.received_at, user.time_zone).day
  const sure = `${Math.round(confidence * 100)}% sure`
  return {
    facts: [
      { says: `An email from ${sender} on ${dayInWords(received)} says: “${sentence}”` },
      { says: `It seems to be about: ${kind}. The date is ${dayInWords(date)}.` },
      ...(amount === null ? [] : [{ says: `It mentions ${formatRupees(amount)}.` }]),
      {
        says:
          by === 'model'
            ? `Our own rules weren’t sure; AI read the date (${sure}).`
            : `Read by our own rules (${sure}).`,
      },
      { says: 'Nothing is added until you accept it.' },
    ],
    // Email content is not sent to the model just for nicer wording.
    mayLeave: false,
  }
}
