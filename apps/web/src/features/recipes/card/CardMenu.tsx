import { RefreshCw, Share2 } from 'lucide-react'
import type { ReactElement } from 'react'

import { Menu, MenuItem } from '#ui/menu/Menu.tsx'

export type CardMenuProps = { trigger: ReactElement; onSwap: () => void; onShare: () => void }

/** What else can be done with a dish of a plan. */
export default function CardMenu({ trigger, onSwap, onShare }: CardMenuProps) {
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuItem icon={<RefreshCw />} onSelect={onSwap}>
        Swap this dish
      </MenuItem>
      <MenuItem icon={<Share2 />} onSelect={onShare}>
        Share
      </MenuItem>
    </Menu>
  )
}
