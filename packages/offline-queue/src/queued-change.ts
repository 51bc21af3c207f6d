/** Actions that are possible offline, on a reminder, a medicine, or the household's shopping list. */
export const kinds = [
  'create',
  'edit',
  'complete',
  'reopen',
  'snooze',
  'remove',
  'restore',
  'medicine',
  'list',
] as const
export type Kind = (typeof kinds)[number]

/** State of a call on the device. Names are stored in IndexedDB: changing one would break existing queues. */
export type ChangeState =
  | { name: 'waiting' }
  /** The server refused it; the person edits or drops it. */
  | { name: 'refused'; reason: string }
  /** The reminder was deleted elsewhere: deletion wins. */
  | { name: 'gone' }
  /** Accepted, but also changed elsewhere: `theirs` are fields where the other change won, `others` those it added. */
  | { name: 'merged'; theirs: string[]; others: string[] }

/** A call stored on this device until there is a connection, with everything needed to display and send it. */
export type QueuedChange = {
  /** Position in the queue, assigned by the store: the key of IndexedDB, whose name cannot change. */
  turn: number
  /** Idempotency key, generated on this device. */
  id: string
  /** The id of the person who made it. */
  owner: string
  kind: Kind
  /** The id of the reminder, or the name of the list. */
  about: string
  /** The reminder's title, or the change to the list, for display. */
  title: string
  /** Milliseconds since 1970, by this device's clock. */
  madeAt: number
  request: { method: 'POST' | 'PUT' | 'DELETE'; path: string; body: Readonly<Record<string, unknown>> | null }
  /** The fields as they were when the person edited them; null for other kinds. */
  base: Readonly<Record<string, unknown>> | null
  /** For a `create` or `restore`, or an edit of one day: the reminder as displayed until the server has it. */
  foretold: unknown
  /** How often the server failed (5xx) on it. */
  failures: number
  state: ChangeState
}

/** Storage behind the queue. */
export type QueueStorage = {
  /** In queue order. */
  of(owner: string): Promise<QueuedChange[]>
  replace(call: QueuedChange): Promise<void>
  drop(turn: number): Promise<void>
}
