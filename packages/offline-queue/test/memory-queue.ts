import type { QueuedChange, QueueStorage } from '../src/queued-change.ts'

type MemoryQueue = QueueStorage & { all(): QueuedChange[]; add(call: Omit<QueuedChange, 'turn'>): Promise<void> }

/** An in-memory queue, for tests. */
export function memoryQueue(): MemoryQueue {
  let calls: QueuedChange[] = []
  let last = 0

  return {
    all: () => calls,
    of: async (owner) => calls.filter((call) => call.owner === owner),
    async add(call) {
      last += 1
      calls = [...calls, { ...call, turn: last }]
    },
    async replace(call) {
      calls = calls.map((there) => (there.turn === call.turn ? call : there))
    },
    async drop(turn) {
      calls = calls.filter((there) => there.turn !== turn)
    },
  }
}
