import { readFileSync } from 'node:fs'

/** The memory of a process in MB, by what is mapped. */
export type Mapped = Record<'program' | 'libraries and files' | 'malloc, first arena' | 'anonymous', number>

/** @see https://man7.org/linux/man-pages/man5/proc_pid_smaps.5.html */
export function mappedBy(pid: number): Mapped {
  const mapped: Mapped = { program: 0, 'libraries and files': 0, 'malloc, first arena': 0, anonymous: 0 }
  let kind: keyof Mapped = 'anonymous'
  for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
    const start = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \d+ *(.*)$/.exec(line)
    if (start) kind = kindOf(start[1]!)
    const rss = /^Rss: +(\d+) kB/.exec(line)
    if (rss) mapped[kind] += Number(rss[1]) / 1024
  }
  return mapped
}

function kindOf(name: string): keyof Mapped {
  if (name.endsWith('/node')) return 'program'
  if (name === '[heap]') return 'malloc, first arena'
  return name.startsWith('/') ? 'libraries and files' : 'anonymous'
}
