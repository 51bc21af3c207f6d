import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { expect, expectAccessible, test } from '../fixtures.ts'

const root = path.resolve(import.meta.dirname, '../..')

// The page is excluded from the build, so it is served by Vite in development mode.
let vite: ViteDevServer
let cacheDir: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  cacheDir = mkdtempSync(path.join(tmpdir(), 'primitives-'))
  vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    cacheDir,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, watch: null, hmr: false },
  })
  await vite.listen()
})

test.afterAll(async () => {
  await vite.close()
  rmSync(cacheDir, { recursive: true, force: true })
})

for (const { colorScheme, forcedColors } of [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const)
  test(`LOOK-1 all primitives are accessible and fit, ${colorScheme}, forced colours ${forcedColors}, at 100 and 200 % text`, async ({
    page,
  }) => {
    test.slow()
    // In forced colours the system sets the colours, and the content is the same.
    const check = async () => forcedColors === 'none' && expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' })
    await page.goto(new URL('/dev/ui', vite.resolvedUrls!.local[0]).href)
    await expect(page.getByRole('heading', { level: 1, name: 'Primitives' })).toBeVisible({ timeout: 60_000 })
    for (const size of ['100%', '200%']) {
      await page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size)
      await check()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, size).toBeLessThanOrEqual(360)
      for (const [name, role] of [
        ['Dialog', 'dialog'],
        ['Alert dialog', 'alertdialog'],
      ] as const) {
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole(role)).toBeVisible()
        await check()
        await page.getByRole(role).getByRole('button', { name: 'Cancel' }).click()
        await expect(page.getByRole(role)).toHaveCount(0)
      }
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const item = page.getByRole('menuitem', { name: /^Edit all/ })
      await expect(item).toBeVisible()
      const sides = await page.getByRole('menu').evaluate((menu) => {
        const { left, right } = menu.getBoundingClientRect()
        return { left, right, cut: menu.scrollWidth - menu.clientWidth }
      })
      expect(sides.left, `menu at ${size}`).toBeGreaterThanOrEqual(0)
      expect(sides.right, `menu at ${size}`).toBeLessThanOrEqual(360)
      expect(sides.cut, `menu at ${size}`).toBe(0)
      await page.keyboard.press('Escape')
      await expect(item).toHaveCount(0)
    }
  })
