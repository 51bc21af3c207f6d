import { setImmediate as turn } from 'node:timers/promises'
import * as assistant from '@planner/contract/assistant'
import * as cart from '@planner/contract/cart'
import * as explanations from '@planner/contract/explanations'
import * as google from '@planner/contract/google'
import * as reminders from '@planner/contract/reminders'
import * as vendors from '@planner/contract/vendors'
import { afterEach, expect, test, vi } from 'vitest'
import { families } from '#providers/language-model/config.ts'
import { totalTimeoutMs } from '#providers/language-model/language-model.ts'
import { startGoogleTestServer } from '#test/google-test-server.ts'
import { startLanguageModel } from '#test/stand-ins/language-model/language-model.ts'

afterEach(() => void vi.useRealTimers())

/**
 * Starts a server and lists every task that uses a model, each with the answer expected when the model is of no use.
 */
async function aTestServer(environment: Record<string, string>) {
  const google_ = await startGoogleTestServer({ environment })
  google_.standIn.mail.put({
    id: 'm-tamil',
    from: '"TANGEDCO" <bill@tangedco.example>',
    subject: 'மின் கட்டணம்',
    snippet: 'உங்கள் கட்டணத்தை 30-11-2026 க்குள் செலுத்தவும்.',
    at: new Date('2026-11-19T09:12:00+05:30'),
  })
  const asha = await google_.aConnected('mail')
  await asha.call(assistant.setEnabled, { reads_mail: true })
  const { id: reminder_id } = await asha.call(reminders.createFromText, { text: 'dentist appointment for mummy' })
  const { suggested_providers } = await asha.call(vendors.suggestions, { reminder_id })
  const line = { type: 'recipe', item_id: 'x', name: 'Paneer Tikka', action: 'hire_chef' } as const
  await asha.call(cart.add, line)
  const about = { about: 'vendor', id: suggested_providers[0]!.id, reminder_id } as const
  const tasks = [
    {
      ask: () => asha.call(vendors.suggestionsInWords, { reminder_id }),
      ours: { worded_by: 'engine', reasons: [], activities: [] },
    },
    {
      ask: () => asha.call(cart.adviceInWords, { cart_items: [line] }),
      ours: { worded_by: 'engine', ai_suggestion: null, reasons: [] },
    },
    { ask: () => asha.call(google.analyzeFurther, {}), ours: { found: 0, potential_reminders: [], further: false } },
    { ask: () => asha.call(explanations.whyInWords, about), ours: { words: null } },
  ]
  return { ...google_, asha, tasks }
}

const expectOwnAnswers = ({ tasks }: Awaited<ReturnType<typeof aTestServer>>) =>
  Promise.all(tasks.map(async ({ ask, ours }) => expect(await ask()).toMatchObject(ours)))

const sayings = ['{"reasons":[{"vendor":', '', 'I am happy to help!', '{"verdict":"fine"}', '[]']

test.concurrent.each(families)(
  'with %s down, busy or returning nonsense, each page shows our answer and nothing of it is stored',
  async (family) => {
    await using model = await startLanguageModel({ family })
    await using here = await aTestServer(model.environment)
    for (const words of sayings) {
      model.respondWith(() => words)
      await expectOwnAnswers(here)
    }
    for (const fault of ['busy', 'error', 'lose the answer'] as const) {
      model.behave(fault)
      await expectOwnAnswers(here)
    }
    const states = (await here.asha.call(assistant.sent, {})).map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['failed']))
    const { rows } = await here.server.pool.query('select 1 from assistant_answers')
    expect(rows).toEqual([])
    model.behave('well')
  },
)

test('a model that does not answer delays a page once by 15 seconds, holds no transaction, and our answer is used', async () => {
  await using model = await startLanguageModel()
  await using here = await aTestServer(model.environment)
  for (const [n, { ask, ours }] of here.tasks.entries()) {
    model.behave('hang')
    const before = model.calls()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asking = ask()
    while (model.calls() === before) await turn()
    const { rows } = await here.server.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(rows).toEqual([])
    await vi.advanceTimersByTimeAsync(totalTimeoutMs)
    expect(await asking).toMatchObject(ours)
    expect(model.calls(), `task ${n}`).toBe(before + 1)
    vi.useRealTimers()
  }
})
