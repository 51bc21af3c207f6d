import { failures } from '@planner/contract/failures'
import * as own from '@planner/contract/kitchen/own-recipes'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { call } from '#api/call.ts'
import { requestOf } from '#api/request.ts'
import { token } from '#api/token.ts'
import { saveFile } from '#platform/save-file.ts'
import { toast } from '#ui/toast.ts'
import { words } from '../words.ts'
import { ownKey } from './queries.ts'
import { fileNameOf, recipesIn } from './recipe-files.ts'
import { faultOf } from './use-own.ts'

/** Larger files are rejected: no export of ours reaches this size. */
const bytesMax = 2_000_000

/** Imports recipes from files, one after another. @returns the rejected ones, each with the reason. */
export function useImportOwn() {
  const client = useQueryClient()

  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const refused: { name: string; reason: string }[] = []
      let kept = 0
      for (const file of files) {
        const found = file.size > bytesMax ? [] : recipesIn(file.name, await file.text())
        if (found.length === 0) refused.push({ name: file.name, reason: 'There is no recipe in this file.' })
        for (const { name, text } of found) {
          try {
            await call(own.write, { text })
            kept++
          } catch (error) {
            refused.push({ name, reason: faultOf(error) })
          }
        }
      }
      return { kept, refused }
    },
    onSuccess({ kept }) {
      if (kept > 0) toast.success(words.ownImported(kept))
      return client.invalidateQueries({ queryKey: ownKey })
    },
  })
}

/** Downloads one recipe as a file. */
export function useExportOne() {
  return useMutation({
    mutationFn: (id: string) => call(own.one, { id }),
    onSuccess: ({ title, text }) => saveFile(new Blob([text], { type: 'text/plain' }), fileNameOf(title)),
    onError: () => toast.error(failures.ownFetch),
  })
}

/** Downloads all own recipes as one file. */
export function useExportOwn() {
  return useMutation({
    mutationFn: async () => {
      const { url } = requestOf(own.exportAll, {})
      const headers = { accept: 'text/plain', authorization: `Bearer ${token.read()}` }
      const response = await fetch(url, { headers, signal: AbortSignal.timeout(120_000) })
      if (!response.ok) throw new Error(`The server answered ${response.status} in place of a file`)
      return response.blob()
    },
    onSuccess: (blob) => saveFile(blob, 'my-recipes.cook.txt'),
    onError: () => toast.error(failures.ownFetch),
  })
}
