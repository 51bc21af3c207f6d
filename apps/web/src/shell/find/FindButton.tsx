import { Search } from 'lucide-react'

import { IconButton } from '#ui/IconButton.tsx'

import { findAsked } from './signals.ts'

export const FindButton = () => (
  <IconButton label="Search" aria-keyshortcuts="/ Control+K" title="Search (/)" onClick={findAsked.tell}>
    <Search aria-hidden="true" className="size-5.5" />
  </IconButton>
)
