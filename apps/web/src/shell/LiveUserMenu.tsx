import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Link } from 'wouter'

import { useUser } from '#features/auth/session.tsx'
import { chooseTheme, currentTheme, type Theme } from '#platform/theme.ts'
import { Menu, MenuChoices, MenuIcon, MenuItem, MenuLink, MenuSeparator } from '#ui/menu/Menu.tsx'

import { accountEntries } from './account-entries.ts'
import { signOutAsked } from './sign-out.ts'

const themes: { value: Theme; label: string; icon: ReactElement }[] = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
]

/** Opens on mount, because a click loads it. */
export default function LiveUserMenu({ trigger }: { trigger: ReactElement }) {
  const user = useUser()
  const [theme, setTheme] = useState(currentTheme)
  return (
    <Menu trigger={trigger} defaultOpen>
      <div className="px-3 pt-2 pb-2.5">
        <p className="font-semibold">{user.full_name || 'Your account'}</p>
        <p className="max-w-64 truncate text-sm text-soft">{user.email}</p>
      </div>
      <MenuSeparator />
      {accountEntries(user.is_admin).map(({ path, name, Picture }) => (
        <MenuLink
          key={path}
          link={
            <Link href={path}>
              <MenuIcon>
                <Picture />
              </MenuIcon>
              {name}
            </Link>
          }
        />
      ))}
      <MenuSeparator />
      <MenuChoices
        label="Theme"
        value={theme}
        choices={themes}
        onChange={(next) => {
          chooseTheme(next)
          setTheme(next)
        }}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut />} onSelect={signOutAsked.tell}>
        Logout
      </MenuItem>
    </Menu>
  )
}
