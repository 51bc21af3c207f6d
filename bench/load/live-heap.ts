// Loaded into a server with `--import`: reports the heap in use after a full collection to its parent process.
// Only benchmarks load it.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Memory in use, in MB: heap objects, and buffers outside the heap. */
export type Held = { heapMb: number; externalMb: number }

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('message', () => {
  // A second collection frees what finalizers released.
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  process.send!({ heapMb: heapUsed / 2 ** 20, externalMb: external / 2 ** 20 } satisfies Held)
})
// The listener must not keep a server alive that wants to exit.
process.channel?.unref()
