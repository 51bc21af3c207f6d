import { setFlagsFromString } from 'node:v8'

/**
 * How V8 answers much short-lived work: it enlarges the nursery of its heap, and never gives it back. Starting up and
 * warming up are such work once, and would leave an idle server with some 50 MB more. Loaded before all else this keeps the
 * nursery as small as it begins; once the process serves, it may grow with its load again.
 */
setFlagsFromString('--semi-space-growth-factor=1')

/** V8's default: doubling. */
export const letNurseryGrow = (): void => setFlagsFromString('--semi-space-growth-factor=2')
