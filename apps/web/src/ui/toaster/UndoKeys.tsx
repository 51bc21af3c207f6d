import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenForUndo } from './undo-key.ts'

/** Listens to the keys that undo and redo, while somebody is signed in. */
export function UndoKeys() {
  const client = useQueryClient()
  useEffect(() => listenForUndo(client), [client])
  return null
}
