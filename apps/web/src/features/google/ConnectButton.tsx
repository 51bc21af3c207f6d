import type { Grant } from '@planner/contract/google'
import { AppWindow } from 'lucide-react'

import { Button, type ButtonProps } from '#ui/Button.tsx'

import type { Connecting } from './use-connect.ts'

type ConnectButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  connecting: Connecting
  grant: Grant
  children: string
}

/**
 * Opens Google's consent page, or brings its window to the front if already open. Disabled on installations without
 * Google.
 */
export const ConnectButton = ({ connecting, grant, children, ...look }: ConnectButtonProps) =>
  connecting.showWindow ? (
    <Button {...look} variant="secondary" onClick={connecting.showWindow}>
      <AppWindow aria-hidden="true" className="size-4" />
      Show Google window
    </Button>
  ) : (
    <Button
      {...look}
      disabled={!connecting.configured}
      pending={connecting.asking}
      onClick={() => void connecting.connect(grant)}
    >
      {children}
    </Button>
  )
