/** The loggable part of an error: its location and kind, no user content. */
export type SafeError = {
  type: string
  message: string
  stack: string
  code?: string
  /** Names that PostgreSQL reports: parts of our schema. */
  constraint?: string
  table?: string
  column?: string
  cause?: SafeError
}

/** Fields that contain only our identifiers; all others (details, parameters, bodies) are dropped. */
const safeFields = ['code', 'constraint', 'table', 'column'] as const

/** Maximum depth of nested causes. */
const deepest = 4

/** Returns an error without personal data, for the log. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something that is no error was thrown', stack: '' }
  const given = error as Error & Record<string, unknown>
  const names = safeFields.flatMap((field) =>
    typeof given[field] === 'string' ? [[field, given[field]] as const] : [],
  )
  return {
    type: error.constructor.name,
    message: safeMessage(error),
    // Only the frames, because the first lines repeat the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...Object.fromEntries(names),
    ...(error.cause !== undefined && depth < deepest ? { cause: safeError(error.cause, depth + 1) } : {}),
  }
}

/**
 * Keeps the names of our schema that messages quote. Messages about unreadable data quote the data, which is removed:
 * PostgreSQL’s class 22, and JSON syntax errors.
 */
function safeMessage(error: Error & { code?: unknown }): string {
  const quotesData = error instanceof SyntaxError || (typeof error.code === 'string' && error.code.startsWith('22'))
  return quotesData ? error.message.replace(/["'][\s\S]*["']/, '"…"') : error.message
}

/** Returns our first file in an error's stack, from apps/ on, with its line: 'apps/server/src/clock.ts:12'. */
export const ownPlace = (error: unknown): string =>
  (error instanceof Error && /((?:apps|packages)\/(?!.*node_modules)[\w./-]+\.ts:\d+)/.exec(error.stack ?? '')?.[1]) ||
  ''
