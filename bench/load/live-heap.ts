// Loaded into a server with `--import`: reports the heap in use after a full collection to its parent process.
// Only benchmarks load it.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Memory in use, in MB: objects of the heap, and buffers outside it. */
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
