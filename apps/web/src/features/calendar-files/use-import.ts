import type { Fault, FileItem } from '@planner/calendar-files/item'
import { failures, fileFaults } from '@planner/contract/failures'
import { useState } from 'react'

import { queryClient } from '#api/client.ts'
import { CallError, serverSentence } from '#api/errors.ts'
import { useUser } from '#features/auth/session.tsx'
import { listKey } from '#features/reminders/queries.ts'
import { newId } from '#platform/ids.ts'
import { importFileItems, type Preview, type Progress, previewFile, takeBack } from './import-file.ts'

export type ImportState =
  | { is: 'idle' }
  | { is: 'reading' | 'bringing'; progress: Progress }
  | { is: 'preview'; preview: Preview }
  /** `undo` is set if something was imported that can be removed again. */
  | { is: 'done' | 'failed'; sentence: string; undo?: () => void }
  | { is: 'undoing'; progress: Progress }

/** The steps of an import in order. */
export function useImport() {
  const { time_zone: zone } = useUser()
  const [state, setState] = useState<ImportState>({ is: 'idle' })
  const fail = (error: unknown) => setState({ is: 'failed', sentence: sentenceOf(error) })

  function choose(file: File): void {
    const tell = (progress: Progress) => setState({ is: 'reading', progress })
    tell({ done: 0, of: 0 })
    previewFile(file, zone, tell).then((preview) => setState({ is: 'preview', preview }), fail)
  }

  function bring(items: FileItem[], ringEvents: boolean): void {
    const tell = (progress: Progress) => setState({ is: 'bringing', progress })
    const importId = newId()
    const undo = () => undoIt(importId)
    importFileItems(items, { importId, ringEvents, onProgress: tell })
      .then(
        (counts) => setState({ is: 'done', sentence: summaryOf(counts), ...(counts.get('new') && { undo }) }),
        (error) => setState({ is: 'failed', sentence: sentenceOf(error), undo }),
      )
      .finally(() => void queryClient.invalidateQueries({ queryKey: listKey }))
  }

  function undoIt(importId: string): void {
    setState({ is: 'undoing', progress: { done: 0, of: 0 } })
    takeBack(importId)
      .then(
        (sentence) => setState({ is: 'done', sentence }),
        (error: unknown) =>
          setState(
            error instanceof CallError && error.status === 404 && error.detail
              ? { is: 'failed', sentence: `${error.detail}.` }
              : { is: 'failed', sentence: failures.undoImport, undo: () => undoIt(importId) },
          ),
      )
      .finally(() => void queryClient.invalidateQueries({ queryKey: listKey }))
  }

  return { state, choose, bring, forget: () => setState({ is: 'idle' }) }
}

function sentenceOf(error: unknown): string {
  const fault = typeof error === 'object' && error !== null && 'fault' in error ? (error.fault as Fault) : null
  if (fault !== null) return fileFaults[fault]
  return serverSentence(error, failures.importFile)
}

/** Summarises an import: 'Imported: 12 new, 1 changed.' */
function summaryOf(counts: ReadonlyMap<string, number>): string {
  const parts = ['new', 'changed', 'removed'].flatMap((state) => {
    const count = counts.get(state) ?? 0
    return count > 0 ? [`${count.toLocaleString('en-IN')} ${state}`] : []
  })
  return parts.length > 0 ? `Imported: ${parts.join(', ')}.` : 'Nothing new to import.'
}
