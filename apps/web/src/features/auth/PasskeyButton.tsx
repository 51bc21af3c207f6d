import { Button } from '#ui/Button.tsx'

import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Signs in without a password. The code for it is loaded on demand. */
export function PasskeyButton() {
  const { pending, signIn } = usePasskeySignIn()

  return (
    <Button variant="secondary" className="mt-3 w-full" pending={pending} onClick={signIn}>
      Use a passkey
    </Button>
  )
}
