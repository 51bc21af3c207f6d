import { Check, Hash } from 'lucide-react'
import type { ReactElement } from 'react'

import { Menu, MenuItem, MenuSeparator } from '#ui/menu/Menu.tsx'

import { useReminders } from '../queries.ts'
import { words } from '../words.ts'
import { tagsOf } from './rows-of.ts'
import { showView, useViewInUrl } from './use-view-in-url.ts'
import { viewNames } from './view-hash.ts'
import { viewPictures } from './view-pictures.ts'

/** How many tags are listed; others can be searched. */
const tagsShown = 8

/** The menu of views, and of the most used tags. */
export default function ViewsMenu({ trigger }: { trigger: ReactElement }) {
  const current = useViewInUrl()
  const tags = tagsOf(useReminders({ offline: false }).data ?? []).slice(0, tagsShown)
  const mark = (is: boolean) => is && <Check aria-label="current" className="ml-auto size-4 text-teal" />

  return (
    <Menu trigger={trigger} defaultOpen>
      {viewNames.map((name) => {
        const Picture = viewPictures[name]
        return (
          <MenuItem key={name} icon={<Picture />} onSelect={() => showView({ name })}>
            {words.views[name]}
            {mark(current?.name === name)}
          </MenuItem>
        )
      })}
      {tags.length > 0 && <MenuSeparator />}
      {tags.map((tag) => (
        <MenuItem key={tag} icon={<Hash />} onSelect={() => showView({ name: 'tag', tag })}>
          {tag}
          {mark(current?.tag === tag)}
        </MenuItem>
      ))}
    </Menu>
  )
}
