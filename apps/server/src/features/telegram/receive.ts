import { timingSafeEqual } from 'node:crypto'
import type { Context } from '#context.ts'
import { holdReceiving } from '#features/conversation/receiving.ts'
import { after, hourMs, minuteMs } from '#platform/clock.ts'
import { storeFailureOf } from '#platform/db/failures.ts'
import { Problem } from '#platform/problem.ts'
import type { TelegramBot, TelegramUpdate } from '#providers/telegram.ts'
import { takeUpdate } from './take-update.ts'

/**
 * Returns the secret that Telegram sends with each update to authenticate itself. Every process derives the same one.
 */
const secretOf = ({ signer }: Context): string => signer.sign('telegram webhook', 'secret').toString('base64url')

/** Lease: longer than a fetch takes, so that other processes wait, but short enough for a quick takeover. */
const holdMs = minuteMs

/** How often a process that is not fetching checks whether it should take over. */
const lookMs = 15_000

const betweenFetchesMs = 100

/**
 * Without a webhook, fetches updates in one process at a time. With one, tells Telegram once an hour where to send
 * updates.
 */
export async function receive(context: Context): Promise<void> {
  const { telegram, config, clock } = context
  const settings = config.providers.telegram
  if (!telegram || !settings) return
  next.set(telegram, after(clock.now(), lookMs))
  if (settings.webhookUrl) {
    const held = await holdReceiving(context, 'telegram', { receiver: telegram, forMs: hourMs, isRenewed: false })
    if (held) await telegram.sendTo({ url: settings.webhookUrl, secret: secretOf(context) })
    return
  }
  const held = await holdReceiving(context, 'telegram', { receiver: telegram, forMs: holdMs, isRenewed: true })
  if (!held) return
  // Telegram does not allow fetching while a webhook is set.
  if (held.isNew) await telegram.sendNowhere()
  // Fetching after an update acknowledges it. What a killed process was handling arrives again, and is recognised by
  // its id.
  const updates = await telegram.fetch(taken.get(telegram) ?? null)
  const byChat = [...Map.groupBy(updates, ({ chat }) => chat).values()]
  await Promise.all(byChat.map((ofChat) => takeInTurn(context, ofChat)))
  const last = updates.at(-1)
  if (last) taken.set(telegram, last.id)
  next.set(telegram, after(clock.now(), betweenFetchesMs))
}

/** Returns when this process should fetch, or check whether it should; null without a bot. */
export async function nextReceiveAt({ telegram }: Context): Promise<Date | null> {
  return (telegram && next.get(telegram)) ?? null
}

/** Next fetch per bot, in this process. */
const next = new WeakMap<TelegramBot, Date>()

/** Last update per bot handled by this process. */
const taken = new WeakMap<TelegramBot, string>()

/** Handles a chat's updates in order; chats do not wait for each other. */
async function takeInTurn(context: Context, updates: TelegramUpdate[]): Promise<void> {
  for (const update of updates) {
    try {
      await takeUpdate(context, update)
    } catch (error) {
      // Without the database all updates wait. Any other error must not stop everybody's messages.
      if (storeFailureOf(error) !== null) throw error
      context.log.error({ err: error, update: update.id }, 'an update of Telegram could not be taken')
    }
  }
}

/**
 * Handles an update that Telegram sent to the webhook.
 *
 * @throws Problem `request.not-found` without a webhook, `callback.signature`.
 */
export async function takeWebhook(context: Context, { secret, raw }: { secret: string; raw: Buffer }): Promise<void> {
  const { telegram, config } = context
  if (!telegram || !config.providers.telegram?.webhookUrl) throw new Problem('request.not-found')
  if (!isSame(secret, secretOf(context))) throw new Problem('callback.signature')
  const update = telegram.read(parsed(raw))
  if (update) await takeUpdate(context, update)
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString())
  } catch {
    throw new Problem('request.malformed')
  }
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
