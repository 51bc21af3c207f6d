import { nextReceiveAt, receive } from './receive.ts'

/** A fetch waits for updates itself; after one there is the next. */
export const telegramWork = [{ name: 'telegram.receive', everyMs: 100, run: receive, nextAt: nextReceiveAt }]
