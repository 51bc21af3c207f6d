import { expect, test } from 'vitest'
import { behindPooler } from '../behind-pooler.ts'
import { runChaos } from '../chaos/chaos.ts'
import { createDatabase } from '../create-database.ts'

const people = 100

test.each([1, 2])(
  'NOTIFY-1 two workers killed at random lose and duplicate nothing (seed %i)',
  { timeout: 300_000 },
  async (seed) => {
    await using database = await createDatabase({ migrated: true })
    const result = await runChaos({ store: behindPooler({ DATABASE_URL: database.url }), people, kills: 3, seed })
    // These can be queried: exactly once.
    for (const channel of ['sms', 'whatsapp'] as const) {
      expect(result[channel], channel).toEqual({ lost: 0, once: people, twice: 0, states: { sent: people } })
    }
    // These cannot be queried: never twice, and the outcome is unknown if the kill interrupted the hand-over.
    for (const channel of ['email', 'app'] as const) {
      const { twice, lost, states } = result[channel]
      expect(twice, channel).toBe(0)
      expect((states.sent ?? 0) + (states.unknown ?? 0), channel).toBe(people)
      expect(lost, channel).toBeLessThanOrEqual(states.unknown ?? 0)
    }
  },
)
