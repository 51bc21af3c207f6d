import type { Answer, Asked } from '../http-stand-in.ts'

/** A question to a model, independent of the family. */
export type Asking = { instructions: string; data: string; schema: Record<string, unknown> | null }

export type Speaker = {
  path: RegExp
  keyOf: (headers: Asked['headers']) => string | undefined
  read: (body: Body) => Asking
  /** Wraps the model's answer in the family's response format, with ten input and five output tokens. */
  write: (words: string, body: Body) => Answer
}

/** The fields of the three families' request bodies that are read here. */
export type Body = {
  model?: string
  messages?: { role: string; content: string | { text?: string }[] }[]
  response_format?: { type: string; json_schema?: { schema: Record<string, unknown> } }
  system?: string | { text: string }[]
  tools?: { name: string; input_schema: Record<string, unknown> }[]
  output_config?: { format?: { schema?: Record<string, unknown> } }
  systemInstruction?: { parts: { text: string }[] }
  contents?: { parts: { text: string }[] }[]
  generationConfig?: { responseJsonSchema?: Record<string, unknown> }
}

export const speakers: Record<'openai-compatible' | 'anthropic' | 'google', Speaker> = {
  'openai-compatible': {
    path: /^\/v1\/chat\/completions$/,
    keyOf: ({ authorization }) => authorization?.replace(/^Bearer /, ''),
    read: ({ messages = [], response_format: format }) => ({
      instructions: textOf(messages.find(({ role }) => role === 'system')?.content),
      data: textOf(messages.find(({ role }) => role === 'user')?.content),
      schema: format?.json_schema?.schema ?? null,
    }),
    write: (words, { model }) => ({
      status: 200,
      body: {
        id: 'chat-1',
        object: 'chat.completion',
        created: 1,
        model,
        choices: [{ index: 0, message: { role: 'assistant', content: words }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
      },
    }),
  },
  anthropic: {
    path: /^\/v1\/messages$/,
    keyOf: (headers) => headers['x-api-key']?.toString(),
    read: ({ system, messages = [], tools, output_config: output }) => ({
      instructions: textOf(system),
      data: textOf(messages[0]?.content),
      schema: output?.format?.schema ?? tools?.[0]?.input_schema ?? null,
    }),
    write: (words, { model, tools }) => ({
      status: 200,
      body: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [tools ? toolUse(words, tools[0]!.name) : { type: 'text', text: words }],
        stop_reason: tools ? 'tool_use' : 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 5 },
      },
    }),
  },
  google: {
    path: /^\/v1beta\/models\/[^/]+:generateContent$/,
    keyOf: (headers) => headers['x-goog-api-key']?.toString(),
    read: ({ systemInstruction, contents = [], generationConfig }) => ({
      instructions: textOf(systemInstruction?.parts),
      data: textOf(contents[0]?.parts),
      schema: generationConfig?.responseJsonSchema ?? null,
    }),
    write: (words) => ({
      status: 200,
      body: {
        candidates: [{ content: { role: 'model', parts: [{ text: words }] }, finishReason: 'STOP', index: 0 }],
        usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
      },
    }),
  },
}

/** Calls a tool with the object; an answer that is not JSON becomes what such a model would then send. */
function toolUse(words: string, name: string) {
  let input: unknown
  try {
    input = JSON.parse(words)
  } catch {
    input = { said: words }
  }
  return { type: 'tool_use', id: 'toolu_1', name, input }
}

const textOf = (content: string | { text?: string }[] | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('\n')
