import { failures } from '@planner/contract/failures'

import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { words } from './words.ts'

/** A signing secret, which is shown only once. */
export const Secret = ({ secret }: { secret: string }) => (
  <div className="moves-in space-y-2">
    <TextField
      label="Signing secret"
      hint={words.once}
      value={secret}
      onChange={() => {}}
      readOnly
      onFocus={(event) => event.target.select()}
    />
    <Button variant="secondary" size="sm" onClick={() => void copy(secret)}>
      Copy secret
    </Button>
  </div>
)

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret)
    toast.success(words.copied)
  } catch {
    // Also when there is no clipboard, as on a phone in a home network without https.
    toast.error(failures.copyToken)
  }
}
