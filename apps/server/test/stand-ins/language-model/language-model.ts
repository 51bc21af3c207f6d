import { startHttpStandIn } from '../http-stand-in.ts'
import { type Asking, type Body, speakers } from './families.ts'

const apiKey = 'key-of-the-stand-in'

export type Responder = (asking: Asking) => unknown

/**
 * A language model over HTTP, in the API of one of the three families. It returns the scripted answer: an object as
 * JSON, a string unchanged, valid or not.
 */
export async function startLanguageModel({
  family = 'openai-compatible',
  says = () => ({}),
  takesMs,
}: {
  family?: keyof typeof speakers
  says?: Responder
  takesMs?: number
} = {}) {
  const { path, keyOf, read, write } = speakers[family]
  const asked: Asking[] = []
  let speak = says

  const http = await startHttpStandIn({
    takesMs,
    answer({ method, path: called, headers, body: text }) {
      if (method !== 'POST' || !path.test(called)) return { status: 404, body: { error: { message: 'no such model' } } }
      if (keyOf(headers) !== apiKey) return { status: 401, body: { error: { message: 'wrong key' } } }
      const body = JSON.parse(text) as Body
      const asking = read(body)
      if (!asking.schema) return { status: 400, body: { error: { message: 'no schema' } } }
      asked.push(asking)
      const words = speak(asking)
      return write(typeof words === 'string' ? words : JSON.stringify(words), body)
    },
  })
  return {
    ...http,
    asked,
    respondWith(next: Responder) {
      speak = next
    },
    environment: {
      LLM_PROVIDER: family,
      LLM_MODEL: 'stand-in-1',
      LLM_API_KEY: apiKey,
      LLM_BASE_URL: http.url,
    },
  }
}
export type LanguageModelStandIn = Awaited<ReturnType<typeof startLanguageModel>>
