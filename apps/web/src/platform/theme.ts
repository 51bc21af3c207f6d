import { storage } from './storage.ts'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** Returns the theme stored under `theme`, which boot.ts reads before the first paint. */
export function currentTheme(): Theme {
  const saved = storage.read('theme')
  return saved === 'light' || saved === 'dark' ? saved : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') storage.remove('theme')
  else storage.write('theme', theme)
  showTheme(theme)
}

/** Applies the chosen theme from now on, including changes made in other tabs. */
export function followTheme(): void {
  showTheme(currentTheme())
  window.addEventListener('storage', (event) => {
    if (event.key === 'theme' || event.key === null) showTheme(currentTheme())
  })
}

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = bars[theme === 'system' ? (meta.media.includes('dark') ? 'dark' : 'light') : theme]
  }
}

/** The colour `paper` of ui/tokens.css, for the browser's own toolbars. */
const bars = { light: '#fcf9f4', dark: '#1c1815' } as const
