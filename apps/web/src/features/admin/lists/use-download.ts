import type { Endpoint, InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import { useMutation } from '@tanstack/react-query'

import { requestOf } from '#api/request.ts'
import { token } from '#api/token.ts'
import { useUser } from '#features/auth/session.tsx'
import { saveFile } from '#platform/save-file.ts'
import { now } from '#platform/time/clock.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { toast } from '#ui/toast.ts'
import { words } from '../words.ts'

/** Downloads a list as a file. Fetched by script, because the request needs the session's token. */
export function useDownload<Csv extends Endpoint>(csv: Csv, of: string) {
  const { time_zone } = useUser()

  return useMutation({
    mutationFn: async (asked: InputOf<Csv>) => {
      const { url } = requestOf(csv, asked as Record<string, unknown>)
      const headers = { accept: 'text/csv', authorization: `Bearer ${token.read()}` }
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(120_000) })
      if (!response.ok) throw new Error(`The server answered ${response.status} in place of a file`)
      return response.blob()
    },
    onSuccess: (blob) => {
      const name = `${of}-${dayAt(now(), time_zone)}.csv`
      saveFile(blob, name)
      toast.success(words.saved(name))
    },
    onError: (error) => {
      console.warn('No file', error)
      toast.error(failures.csv)
    },
  })
}
