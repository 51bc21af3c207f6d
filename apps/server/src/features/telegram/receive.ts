import { timingSafeEqual } from 'node:crypto'
import type { Context } from '#context.ts'
import { holdReceiving } from '#features/conversation/receiving.ts'
import { after, hourMs, minuteMs } from '#platform/clock.ts'
import { storeFailureOf } from '#platform/db/failures.ts'
import { Problem } from '#platform/problem.ts'
import type { TelegramBot, TelegramUpdate } from '#providers/telegram.ts'
import { takeUpdate } from './take-update.ts'

/** What Telegram sends with each update, so that nobody else can. Every process derives the same. */
const secretOf = ({ signer }: Context): string => signer.sign('telegram webhook', 'secret').toString('base64url')

/** Longer than a fetch takes, so that the others wait while this process is there, and not long when it is gone. */
const holdMs = minuteMs

/** A process that does not fetch looks so often whether another still does. */
const lookMs = 15_000

const betweenFetchesMs = 100

/**
 * Fetches updates where Telegram cannot send them, one process of all at a time; where it can, tells it once an hour where
 * to send them.
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
  // Updates are not given to both.
  if (held.isNew) await telegram.sendNowhere()
  // Asking for what comes after an update acknowledges it: what a killed process was doing comes again, and is known by its id.
  const updates = await telegram.fetch(taken.get(telegram) ?? null)
  const byChat = [...Map.groupBy(updates, ({ chat }) => chat).values()]
  await Promise.all(byChat.map((ofChat) => takeInTurn(context, ofChat)))
  const last = updates.at(-1)
  if (last) taken.set(telegram, last.id)
  next.set(telegram, after(clock.now(), betweenFetchesMs))
}

/** When this process is to fetch, or to look whether it should; null without a bot. */
export async function nextReceiveAt({ telegram }: Context): Promise<Date | null> {
  return (telegram && next.get(telegram)) ?? null
}

/** By bot, for this process. */
const next = new WeakMap<TelegramBot, Date>()

/** The last update of each bot that this process has taken. */
const taken = new WeakMap<TelegramBot, string>()

/** One after the other, as they were written; the chats do not wait for each other. */
async function takeInTurn(context: Context, updates: TelegramUpdate[]): Promise<void> {
  for (const update of updates) {
    try {
      await takeUpdate(context, update)
    } catch (error) {
      // While the store is away they all wait; anything else would stop everybody's messages.
      if (storeFailureOf(error) !== null) throw error
      context.log.error({ err: error, update: update.id }, 'an update of Telegram could not be taken')
    }
  }
}

/** Takes an update that Telegram sent. @throws Problem `request.not-found` without a webhook, `callback.signature`. */
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
