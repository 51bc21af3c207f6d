import { parseAst } from 'vite'
import { expect, test } from 'vitest'

import { withoutChecks } from './without-checks.ts'

/** Transforms a module of the contract as the build does, after its types have been removed. */
function built(code: string): string {
  const { transform } = withoutChecks() as unknown as {
    transform: { handler: (this: object, code: string) => { code: string } | null }
  }
  return transform.handler.call({ parse: (text: string) => parseAst(text) }, code)?.code ?? code
}

test('the page’s build strips a call’s validation and keeps its path', () => {
  const code = built(
    `export const list = endpoint({ method: 'GET', path: '/api/x', input: z.object({ a: z.string() }), result: X })`,
  )
  expect(code.replaceAll(/\s+/g, ' ')).toBe(
    `export const list = /* @__PURE__ */ endpoint({ method: 'GET', path: '/api/x', })`,
  )
})

test('side-effect-free values can be tree-shaken and are otherwise unchanged', () => {
  const code = built('const Name = z.string().check(z.trim()), limits = { max: 3 }\nexport { Name }')
  expect(code).toBe(
    'const Name = /* @__PURE__ */ (() => (z.string().check(z.trim())))(), limits = { max: 3 }\nexport { Name }',
  )
})

test('the page’s build leaves functions unchanged', () => {
  const code = 'export const pathNames = (path) => path.match(/:x/)\nexport function endpoint(one) { return one }'
  expect(built(code)).toBe(code)
})
