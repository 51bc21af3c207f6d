import { useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { toast } from '#ui/toast.ts'
import { useSession } from './session.tsx'
import { words } from './words.ts'

/** Signs in with a passkey alone. */
export function usePasskeySignIn() {
  const { signIn } = useSession()
  const [pending, setPending] = useState(false)

  async function begin() {
    setPending(true)
    toast.dismissAll()
    const { passkeyFailure, passkeySession } = await loadChunk(() => import('./passkey.ts'))
    try {
      signIn(await passkeySession())
      toast.success(words.welcomeBack)
    } catch (error) {
      toast.error(passkeyFailure(error))
      setPending(false)
    }
  }

  return { pending, signIn: () => void begin() }
}
