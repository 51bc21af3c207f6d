import { hasHint, hint } from '../../tokens/hints.ts'
import type { Token } from '../../tokens/token.ts'

/** Whether a line asks for something to be done: 'send', 'bhejna', 'likh lo', 'de do'. */
export const isInstruction = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => (hasHint(token, hint.doing) && !hasHint(token, hint.product)) || asks.test(token.word))

const asks = /^\S+(?:n[aei]|lo|do)$/
