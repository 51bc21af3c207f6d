import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigProblem, readConfig, settingNames } from './config.ts'

test('.env.example names every setting and no other', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8')
  const named = new Set([...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name))
  expect(named).toEqual(new Set(settingNames))
})

test('LEGAL-1 without settings no operator is named', () => {
  expect(readConfig({})).toMatchObject({
    operator: { name: null, address: null, gstin: null, contact_email: null, grievance_officer: null },
    seller: null,
  })
})

test('an operator can be named without a GSTIN; bills are tax invoices only with one', () => {
  const named = { SELLER_NAME: 'Planner Foods', SELLER_ADDRESS: 'Pune' }
  expect(readConfig(named)).toMatchObject({ operator: { name: 'Planner Foods', gstin: null }, seller: null })
  expect(readConfig({ ...named, SELLER_GSTIN: '27AAPFU0939F1ZV' }).seller?.gstin).toBe('27AAPFU0939F1ZV')
})

test.each([
  [{ SELLER_NAME: 'Planner Foods' }, 'SELLER_NAME and SELLER_ADDRESS must be set together'],
  [{ SELLER_GSTIN: '27AAPFU0939F1ZV' }, 'SELLER_GSTIN needs SELLER_NAME'],
  [{ GRIEVANCE_OFFICER: 'Asha Rao' }, 'GRIEVANCE_OFFICER needs CONTACT_EMAIL'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL must be an e-mail address'],
  // docs/product/decisions.md#35
])('an incomplete operator aborts startup: %o', (environment: Record<string, string>, reason) => {
  expect(() => readConfig(environment)).toThrow(ConfigProblem)
  expect(() => readConfig(environment)).toThrow(reason)
})
