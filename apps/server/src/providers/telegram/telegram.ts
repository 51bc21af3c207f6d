import http from 'node:http'
import https from 'node:https'
import type { Api } from 'grammy'
import type { Reply } from '#platform/chat.ts'
import { escapeHtml } from '#platform/html.ts'
import { alertReply } from '../alert-text.ts'
import type { ChannelPort, Delivery, Outcome } from '../channels.ts'
import { once } from '../once.ts'
import { outcomeOfFailure, ProviderFailure, providerCalls } from '../provider-call.ts'
import type { TelegramBot } from '../telegram.ts'
import type { TelegramConfig } from './config.ts'
import { readUpdate } from './read-update.ts'

/** How long Telegram holds a fetch open for the first update. A process waits this long to stop. */
const longPollSeconds = 4

/** Telegram takes about 30 messages a second from one bot. */
const takenAtOnce = 20

/** Telegram's limit for a text, longer than any reply. */
const textMax = 4096

const wanted = ['message', 'callback_query', 'my_chat_member'] as const

/** The bot that a token belongs to. grammY is loaded with the first call. */
export function telegramBot({ token, baseUrl }: TelegramConfig, timeoutMs: number): TelegramBot {
  const calls = providerCalls(timeoutMs, 'telegram')
  const load = once(async () => {
    const [{ Api }, { telegramFailure }] = await Promise.all([import('grammy'), import('./failures.ts')])
    // Telegram may just have closed a kept-alive connection: the outcome of the message would be unknown.
    const agent = baseUrl?.startsWith('http:') ? new http.Agent() : new https.Agent()
    const api = new Api(token, {
      ...(baseUrl !== null && { apiRoot: baseUrl }),
      timeoutSeconds: Math.ceil(timeoutMs / 1000) + longPollSeconds,
      baseFetchConfig: { compress: true, agent },
    })
    return { api, telegramFailure }
  })
  async function ask<T>(call: (api: Api) => Promise<T>): Promise<T> {
    const { api, telegramFailure } = await load()
    return calls.make(() => call(api).catch((error: unknown) => Promise.reject(telegramFailure(error))))
  }
  let known: string | null = null

  return {
    channel: alertChannel(ask, () => calls.isHealthy()),
    async name() {
      known ??= await ask((api) => api.getMe())
        .then(({ username }) => username)
        .catch(nullIfAway)
      return known
    },
    async sendReply(chat, reply, inPlaceOf) {
      const shown = { parse_mode: 'HTML' as const, link_preview_options: { is_disabled: true }, ...keyboard(reply) }
      const text = asHtml(reply)
      if (inPlaceOf !== undefined) {
        try {
          await ask((api) => api.editMessageText(chat, inPlaceOf, text, shown))
          return
        } catch (error) {
          // Too old to be edited, or deleted: sent as a new message instead.
          if (!(error instanceof ProviderFailure) || error.code !== '400') throw error
        }
      }
      await ask((api) => api.sendMessage(chat, text, shown))
    },
    acknowledge: (callbackId) => ask((api) => api.answerCallbackQuery(callbackId)).then(() => {}),
    leave: (chat) => ask((api) => api.leaveChat(chat)).then(() => {}),
    sendTo: ({ url, secret }) =>
      ask((api) => api.setWebhook(url, { secret_token: secret, allowed_updates: wanted })).then(() => {}),
    sendNowhere: () => ask((api) => api.deleteWebhook()).then(() => {}),
    async fetch(after) {
      const { api, telegramFailure } = await load()
      // Bypasses the deadline and circuit breaker, because long polling waits on purpose.
      const updates = await api
        .getUpdates({
          timeout: longPollSeconds,
          allowed_updates: wanted,
          ...(after !== null && { offset: Number(after) + 1 }),
        })
        .catch((error: unknown) => Promise.reject(telegramFailure(error)))
      return updates.flatMap((update) => readUpdate(update) ?? unread(update.update_id))
    },
    read: readUpdate,
  }
}

/** Placeholder for updates that are not read: their id is acknowledged, and they are skipped. */
const unread = (id: number) => ({
  id: String(id),
  chat: '',
  isPrivate: false,
  name: null,
  language: null,
  kind: 'other' as const,
})

function nullIfAway(error: unknown): null {
  if (error instanceof ProviderFailure) return null
  throw error
}

type Ask = <T>(call: (api: Api) => Promise<T>) => Promise<T>

function alertChannel(ask: Ask, isHealthy: () => boolean): ChannelPort {
  async function hand({ id, user, message }: Delivery): Promise<Outcome> {
    if (!user.chat) return { deliveryId: id, kind: 'skipped', note: 'no address' }
    const { address, language } = user.chat
    const reply = alertReply(message, language)
    try {
      const sent = await ask((api) =>
        api.sendMessage(address, asHtml(reply), { parse_mode: 'HTML', ...keyboard(reply) }),
      )
      return { deliveryId: id, kind: 'sent', providerId: String(sent.message_id), costPaise: 0 }
    } catch (error) {
      return outcomeOfFailure(id, error)
    }
  }
  return {
    provider: 'telegram',
    connected: true,
    atOnce: takenAtOnce,
    isHealthy,
    deliver: (deliveries) => Promise.all(deliveries.map(hand)),
  }
}

/** Truncated between lines, so that no tag or entity is cut. */
function asHtml({ lines }: Reply): string {
  let text = ''
  for (const line of lines) {
    const own = escapeHtml(line.text)
    const next = `${text && '\n'}${line.strong ? `<b>${own}</b>` : own}`
    if (text.length + next.length > textMax) break
    text += next
  }
  return text || '…'
}

const keyboard = ({ buttons }: Reply) => ({
  reply_markup: { inline_keyboard: rowsOf(buttons).map((row) => row.map(asButton)) },
})

const asButton = ({ label, action }: Reply['buttons'][number]) => ({ text: label, callback_data: action })

/** Short buttons share a row; long ones get a row each. */
const rowsOf = (buttons: Reply['buttons']): Reply['buttons'][] =>
  buttons.some(({ label }) => label.length > 20)
    ? buttons.map((button) => [button])
    : buttons.length > 0
      ? [buttons]
      : []
