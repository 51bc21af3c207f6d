import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

import { onlyUsed } from './only-used.ts'

/** Builds a page from these modules; returns what it prints, and its code. */
async function built(files: Record<string, string>): Promise<{ printed: unknown; code: string }> {
  const root = await mkdtemp(path.join(tmpdir(), 'only-used-'))
  try {
    await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(root, name), text)))
    const { output } = (await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [onlyUsed()],
      build: {
        write: false,
        minify: false,
        lib: { entry: path.join(root, 'page.ts'), formats: ['es'], fileName: 'page' },
      },
    }).then((one) => [one].flat()[0])) as Rolldown.RolldownOutput
    const { code } = output[0]
    const { printed } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    return { printed, code }
  } finally {
    await rm(root, { recursive: true })
  }
}

const words = `
import { inWords } from './count.ts'
import { shared } from './shared-words.ts'
export const words = {
  ...shared,
  title: 'The title',
  unread: 'Nobody reads this',
  count: (count: number) => \`\${inWords(count)} items\`,
  parts: { morning: 'Morning', evening: 'Evening' },
  deep: { text: 'Deep text', other: 'Nobody reads that' },
} as const
export const own = 'kept by the module'
`
const files = {
  'words.ts': words,
  'shared-words.ts': `export const shared = { again: 'Try again', unshared: 'Nor this' }`,
  'count.ts': `export const inWords = (count: number) => (count === 1 ? 'one' : \`\${count}\`)`,
}

test('a page’s bundle contains only the copy and limits it reads', async () => {
  const { printed, code } = await built({
    ...files,
    'page.ts': `import { words } from './words.ts'
      const part: 'morning' | 'evening' = Math.random() < 2 ? 'evening' : 'morning'
      export const printed = [words.title, words.title.length, words.count(2), words.parts[part], words.deep.text, words.again]`,
  })
  expect(printed).toEqual(['The title', 9, '2 items', 'Evening', 'Deep text', 'Try again'])
  expect(code).toContain('Morning')
  expect(code).not.toMatch(/Nobody|Nor this/)
})

test('an object that is read whole, by a computed key or under a shadowing name is kept whole', async () => {
  const { printed, code } = await built({
    ...files,
    'page.ts': `import { words as copy } from './words.ts'
      import { shared } from './shared-words.ts'
      const again = (shared: { again: string }) => shared.again
      const keys = Object.keys(shared)
      export const printed = [again({ again: 'mine' }), keys, copy['title'], Object.keys(copy).length]`,
  })
  expect(printed).toEqual(['mine', ['again', 'unshared'], 'The title', 7])
  expect(code).toContain('Nobody reads this')
})

test('a default export, a key of the same name and a nested member are distinguished', async () => {
  const { printed, code } = await built({
    ...files,
    'page.ts': `import { words } from './words.ts'
      const said = ({ sentence = words.title } = {}) => sentence
      const other = { words: { title: 'other' } }
      export const printed = [said(), said({ sentence: 'given' }), other.words.title, words.count(1)]`,
  })
  expect(printed).toEqual(['The title', 'given', 'other', 'one items'])
  expect(code).not.toContain('Nobody')
})

test('a member that needs what its module keeps to itself stays with it', async () => {
  const { printed } = await built({
    'words.ts': `const plural = (n: number) => (n === 1 ? '' : 's')
      export const words = { files: (n: number) => \`\${n} file\${plural(n)}\`, title: 'Files' }`,
    'page.ts': `import { words } from './words.ts'
      export const printed = [words.files(2), words.title]`,
  })
  expect(printed).toEqual(['2 files', 'Files'])
})
