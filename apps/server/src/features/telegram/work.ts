import { nextReceiveAt, receive } from './receive.ts'

/** A fetch waits for updates itself (long polling), so the next one follows at once. */
export const telegramWork = [{ name: 'telegram.receive', everyMs: 100, run: receive, nextAt: nextReceiveAt }]
