import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Asked, startHttpStandIn } from './http-stand-in.ts'

const telegramToken = '987654321:AAstand-in_of-a-token-of-BotFather1'

type Keyboard = { inline_keyboard: { text: string; callback_data: string }[][] }
type ChatMessage = {
  message_id: number
  chat: string
  text: string
  buttons: { text: string; callback_data: string }[]
}
type Update = { update_id: number } & Record<string, unknown>
type Post = (webhook: { url: string; headers: Record<string, string>; body: string }) => Promise<number>

/** The methods that the planner uses, with required and optional fields. Any other field is a mistake. */
const methods: Record<string, { required: string[]; optional: string[] }> = {
  getMe: { required: [], optional: [] },
  getUpdates: { required: [], optional: ['offset', 'limit', 'timeout', 'allowed_updates'] },
  setWebhook: { required: ['url'], optional: ['secret_token', 'allowed_updates', 'max_connections'] },
  deleteWebhook: { required: [], optional: ['drop_pending_updates'] },
  sendMessage: { required: ['chat_id', 'text'], optional: ['parse_mode', 'reply_markup', 'link_preview_options'] },
  editMessageText: {
    required: ['text'],
    optional: ['chat_id', 'message_id', 'parse_mode', 'reply_markup', 'link_preview_options'],
  },
  answerCallbackQuery: { required: ['callback_query_id'], optional: ['text'] },
  leaveChat: { required: ['chat_id'], optional: [] },
}

const ok = (result: unknown): Answer => ({ status: 200, body: { ok: true, result } })
const refused = (status: number, description: string, parameters?: object): Answer => ({
  status,
  body: { ok: false, error_code: status, description, ...(parameters && { parameters }) },
})

const overHttp: Post = async ({ url, headers, body }) => {
  const response = await fetch(url, { method: 'POST', headers, body })
  await response.body?.cancel()
  return response.status
}

/**
 * Telegram's Bot API over HTTP, as strict as the real one about what the planner uses: token, method names, fields,
 * HTML, callback data of 64 bytes, chats that nobody has opened, blocked bots, and either a webhook or fetching.
 */
export async function startTelegram({
  post = overHttp,
  port,
  holdsMs = 0,
}: {
  post?: Post
  port?: number
  /** How long a fetch without updates is held open: for servers that fetch continuously. */
  holdsMs?: number
} = {}) {
  const complaints: string[] = []
  const messages: ChatMessage[] = []
  const open = new Map<string, string>()
  const blocked = new Set<string>()
  const left: string[] = []
  const callbacks = new Set<string>()
  let updates: Update[] = []
  let fetching = 0
  let webhook: { url: string; secret: string } | null = null
  let next = 1000
  let busy = 0
  const all: Update[] = []

  async function answer({ method, path, headers, body }: Asked): Promise<Answer> {
    const [, token, name = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(path) ?? []
    if (token !== telegramToken) return refused(401, 'Unauthorized')
    const known = methods[name]
    if (!known) return refused(404, 'Not Found')
    if (method !== 'POST' || !headers['content-type']?.startsWith('application/json')) {
      complaints.push(`${name} came as ${method} of ${headers['content-type']}`)
    }
    const fields = (body === '' ? {} : JSON.parse(body)) as Record<string, unknown>
    for (const field of known.required) {
      if (fields[field] === undefined || fields[field] === '') return refused(400, `Bad Request: ${field} is empty`)
    }
    const strange = Object.keys(fields).filter((field) => ![...known.required, ...known.optional].includes(field))
    if (strange.length > 0) complaints.push(`${name} does not know ${strange.join(', ')}`)
    return does[name]!(fields)
  }

  const does: Record<string, (fields: Record<string, unknown>) => Answer | Promise<Answer>> = {
    getMe: () => ok({ id: 987654321, is_bot: true, first_name: 'Daily Planner', username: 'planner_test_bot' }),
    getUpdates: async ({ offset, allowed_updates: allowed }) => {
      if (webhook) return refused(409, "Conflict: can't use getUpdates method while webhook is active")
      if (fetching > 0) return refused(409, 'Conflict: terminated by other getUpdates request')
      if (!Array.isArray(allowed)) complaints.push('getUpdates names no kinds of updates')
      fetching++
      try {
        if (typeof offset === 'number') updates = updates.filter(({ update_id: id }) => id >= offset)
        for (let held = 0; updates.length === 0 && held < holdsMs; held += 50) await pause(50)
        return ok(updates.slice(0, 100))
      } finally {
        fetching--
      }
    },
    setWebhook({ url, secret_token: secret }) {
      if (!String(url).startsWith('https://'))
        return refused(400, 'Bad Request: bad webhook: HTTPS url must be provided')
      if (!/^[A-Za-z0-9_-]{1,256}$/.test(String(secret))) return refused(400, 'Bad Request: secret token is invalid')
      webhook = { url: String(url), secret: String(secret) }
      return ok(true)
    },
    deleteWebhook() {
      webhook = null
      return ok(true)
    },
    sendMessage: (fields) => refusalOf(fields) ?? keep(fields, null),
    editMessageText(fields) {
      const before = messages.find(
        ({ chat, message_id: id }) => chat === String(fields.chat_id) && id === Number(fields.message_id),
      )
      if (!before) return refused(400, 'Bad Request: message to edit not found')
      return refusalOf(fields) ?? keep(fields, before)
    },
    answerCallbackQuery({ callback_query_id: id }) {
      return callbacks.delete(String(id)) ? ok(true) : refused(400, 'Bad Request: query is too old or ID is invalid')
    },
    leaveChat({ chat_id: chat }) {
      left.push(String(chat))
      return ok(true)
    },
  }

  function refusalOf({ chat_id: chat, text, parse_mode: mode, reply_markup: markup }: Record<string, unknown>) {
    const to = String(chat)
    if (busy > 0) {
      busy--
      return refused(429, 'Too Many Requests: retry after 7', { retry_after: 7 })
    }
    if (!open.has(to)) return refused(400, 'Bad Request: chat not found')
    if (blocked.has(to)) return refused(403, 'Forbidden: bot was blocked by the user')
    if (String(text).length > 4096) return refused(400, 'Bad Request: message is too long')
    if (mode !== 'HTML') complaints.push('a message is not HTML')
    // Every opened tag must be closed, and nothing else may look like one.
    const bare = String(text)
      .replaceAll(/<b>[^<>]*<\/b>/g, '')
      .replaceAll(/&(amp|lt|gt|quot|#39);/g, '')
    if (/[<>&]/.test(bare)) return refused(400, "Bad Request: can't parse entities")
    for (const { text: label, callback_data: data } of ((markup as Keyboard)?.inline_keyboard ?? []).flat()) {
      if (!label || !data || Buffer.byteLength(data) > 64) return refused(400, 'Bad Request: BUTTON_DATA_INVALID')
    }
    return null
  }

  function keep(
    { chat_id: chat, text, reply_markup: markup }: Record<string, unknown>,
    before: ChatMessage | null,
  ): Answer {
    const buttons = ((markup as Keyboard)?.inline_keyboard ?? []).flat()
    const message = before ?? { message_id: next++, chat: String(chat), text: '', buttons: [] }
    if (before && before.text === text && JSON.stringify(before.buttons) === JSON.stringify(buttons)) {
      return refused(400, 'Bad Request: message is not modified')
    }
    Object.assign(message, { text: String(text), buttons })
    if (!before) messages.push(message)
    return ok({ message_id: message.message_id, date: 0, chat: { id: Number(chat), type: 'private' }, text })
  }

  /** Sends an update to the webhook, or queues it for fetching. @returns the status of the webhook. */
  async function give(update: Update): Promise<number | null> {
    all.push(update)
    if (!webhook) {
      updates.push(update)
      return null
    }
    const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': webhook.secret }
    return post({ url: webhook.url, headers, body: JSON.stringify(update) })
  }

  const http = await startHttpStandIn({ answer, ...(port === undefined ? {} : { port }) })
  return {
    ...http,
    /** The settings of a server that uses it. */
    environment: { TELEGRAM_BOT_TOKEN: telegramToken, TELEGRAM_BASE_URL: http.url },
    complaints,
    /** The bot's messages, with their current text. */
    messages,
    last: (chat: string) => messages.findLast((one) => one.chat === chat),
    left,
    webhook: () => webhook,
    /** A person writes to the bot. */
    write(
      chat: string,
      text: string,
      more: { type?: string; language?: string; forwarded?: boolean; kind?: string } = {},
    ) {
      const { type = 'private', language = 'en', forwarded = false, kind = 'text' } = more
      open.set(chat, type)
      return give({
        update_id: next++,
        message: {
          message_id: next++,
          date: 0,
          chat: { id: Number(chat), type },
          from: { id: Number(chat), is_bot: false, first_name: 'Asha', language_code: language },
          ...(kind === 'text' ? { text } : { [kind]: [{}], ...(text && { caption: text }) }),
          ...(forwarded && { forward_origin: { type: 'hidden_user', date: 0, sender_user_name: 'Ravi' } }),
        },
      })
    },
    /** Presses the button with this label, in the last message that has one. */
    press(chat: string, label: string) {
      const message = messages.findLast((one) => one.chat === chat && one.buttons.some(({ text }) => text === label))
      const button = message?.buttons.find(({ text }) => text === label)
      if (!message || !button) throw new Error(`no button says ${label}`)
      const id = String(next++)
      callbacks.add(id)
      return give({
        update_id: next++,
        callback_query: {
          id,
          from: { id: Number(chat), is_bot: false, first_name: 'Asha', language_code: 'en' },
          message: { message_id: message.message_id, date: 0, chat: { id: Number(chat), type: 'private' } },
          data: button.callback_data,
        },
      })
    },
    /** Blocks the bot; Telegram reports it only if `told`. */
    block(chat: string, { told = true } = {}) {
      blocked.add(chat)
      if (!told) return Promise.resolve(null)
      return give({
        update_id: next++,
        my_chat_member: {
          chat: { id: Number(chat), type: 'private' },
          from: { id: Number(chat), first_name: 'Asha' },
          new_chat_member: { status: 'kicked' },
        },
      })
    },
    /** Delivers the last update again. */
    repeat: () => give(all.pop()!),
    give,
    /** Refuses this many messages with 'too many requests'. */
    beBusy(times: number) {
      busy = times
    },
    usePost(use: Post) {
      post = use
    },
  }
}
export type TelegramStandIn = Awaited<ReturnType<typeof startTelegram>>
