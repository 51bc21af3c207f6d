// Loaded into a server beside its own code (`--import`): tells whoever started it what its heap still holds once all that
// nobody refers to is gone. Only benches load it.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** What a server holds, in MB: objects of its heap, and buffers beside it. */
export type Held = { heapMb: number; externalMb: number }

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('message', () => {
  // What finalizers let go of is found by the second.
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  process.send!({ heapMb: heapUsed / 2 ** 20, externalMb: external / 2 ** 20 } satisfies Held)
})
// Listening must not keep a server up that wants to end.
process.channel?.unref()
