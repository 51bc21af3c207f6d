import { Monitor, Moon, Palette, Sun } from 'lucide-react'
import { useState } from 'react'

import { chooseTheme, currentTheme, type Theme } from '#platform/theme.ts'
import { Segments } from '#ui/Segments.tsx'

import { WithIcon } from './WithIcon.tsx'

/** Light, dark or the system's theme, stored on this device. */
export function ThemeRow() {
  const [theme, setTheme] = useState(currentTheme)
  const choose = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }

  return (
    <Segments
      label={<WithIcon of={Palette}>Theme</WithIcon>}
      value={theme}
      onChange={choose}
      choices={themes}
      className="grid items-center gap-x-6 gap-y-2 lg:grid-cols-[minmax(0,1fr)_22rem]"
    />
  )
}

const themes = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" className="size-4" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" className="size-4" /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" className="size-4" /> },
] as const
