import { failures } from '@planner/contract/failures'

import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { words } from './words.ts'

type LinkToPassOnProps = { label: string; hint: string; link: string }

/** A link that the server could not send, for the administrator to pass on. */
export const LinkToPassOn = ({ label, hint, link }: LinkToPassOnProps) => (
  <div className="moves-in basis-full space-y-2">
    <TextField
      label={label}
      hint={hint}
      value={link}
      onChange={() => {}}
      readOnly
      onFocus={(event) => event.target.select()}
    />
    <Button
      variant="secondary"
      size="sm"
      onClick={() => void copyText(link, { done: words.linkCopied, failed: failures.copyToken })}
    >
      {words.copyLink}
    </Button>
  </div>
)
