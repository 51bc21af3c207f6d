import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'

type Limits = { memoryMb: number; endsWithinMs: number; outputBytes: number }

/**
 * The shell sets the limits and then execs the program. On a system without a memory limit only the time limit applies.
 */
const limited = 'ulimit -c 0; ulimit -v "$1" 2>/dev/null; shift; exec "$@"'

/**
 * Runs a program on untrusted bytes: without this process's environment and working directory, killed when it takes too
 * long or writes too much.
 *
 * @returns the exit code (null if it was killed) and the output.
 */
export function runBounded(
  executable: string,
  options: readonly string[],
  input: Buffer | null,
  { memoryMb, endsWithinMs, outputBytes }: Limits,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', limited, 'sh', String(memoryMb * 1024), executable, ...options], {
      cwd: tmpdir(),
      env: { PATH: '/usr/bin:/bin', OMP_THREAD_LIMIT: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: endsWithinMs,
      killSignal: 'SIGKILL',
    })
    const pieces: Buffer[] = []
    let bytes = 0
    child.stdout.on('data', (piece: Buffer) => {
      bytes += piece.length
      if (bytes > outputBytes) child.kill('SIGKILL')
      else pieces.push(piece)
    })
    // The program may exit before it has read all input; its exit code says why.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input ?? undefined)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output: Buffer.concat(pieces).toString('utf8') }))
  })
}
