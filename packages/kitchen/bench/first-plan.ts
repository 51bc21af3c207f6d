/** Measures the cost of one task in its own process and prints it as JSON: see plan-speed.ts. */
export {}

const [what = 'nothing'] = process.argv.slice(2)
const request = { date: '2026-06-16', city: 'Mumbai', seen: [], seed: 'cold' }

if (what === 'cookbook') (await import('../src/read/load-cookbook.ts')).cookbook()
if (what === 'veg' || what === 'mixed')
  (await import('../src/plan/plan-day.ts')).planDay({ ...request, vegOnly: what === 'veg' })
const ms = performance.now()
const { user, system } = process.cpuUsage()
globalThis.gc?.()
// External memory counts too: the methods of dishes are kept as bytes.
const { heapUsed, external } = process.memoryUsage()
console.log(JSON.stringify({ ms, cpu: (user + system) / 1000, mb: (heapUsed + external) / 1_048_576 }))
