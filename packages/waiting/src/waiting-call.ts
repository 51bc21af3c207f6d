/** What a person did while the server could not be asked. */
export const kinds = ['create', 'edit', 'complete', 'reopen', 'snooze', 'remove'] as const
export type Kind = (typeof kinds)[number]

/** How a call stands on the device. */
export type CallState =
  | { name: 'waiting' }
  /** The server said no; the person edits or drops it. */
  | { name: 'refused'; reason: string }
  /** What it was about had been deleted elsewhere: deletion wins. */
  | { name: 'gone' }
  /** Taken, but changed elsewhere too: `theirs` stayed as it was said there, `others` came with it. */
  | { name: 'merged'; theirs: string[]; others: string[] }

/** A call that waits on this device for a connection, with all that is needed to show and to send it. */
export type WaitingCall = {
  /** Its place in the order in which things were done; given by the store. */
  turn: number
  /** Made on this device; sent along, so that the server does it once however often it is sent. */
  id: string
  /** The person whose it is, and nobody else's. */
  owner: string
  kind: Kind
  /** The id of the reminder. */
  about: string
  /** The reminder's title, for the person. */
  title: string
  /** Milliseconds since 1970, on this device's clock. */
  madeAt: number
  request: { method: 'POST' | 'PUT' | 'DELETE'; path: string; body: Readonly<Record<string, unknown>> | null }
  /** The fields as the person saw them when changing others. */
  base: Readonly<Record<string, unknown>> | null
  /** Of what is made: how it is shown until the server has it. */
  foretold: unknown
  /** How often the server failed at it. */
  failures: number
  state: CallState
}

/** Where calls wait, for whoever sends them. */
export type WaitingStore = {
  /** In their order. */
  of(owner: string): Promise<WaitingCall[]>
  replace(call: WaitingCall): Promise<void>
  drop(turn: number): Promise<void>
}
