import { expect, test } from 'vitest'
import { signerFrom } from './signer.ts'

test('who shares the secret takes the signature, for its own purpose and text only', () => {
  const signature = signerFrom('secret').sign('ticket', 'water the tulsi')
  const other = signerFrom('secret')
  expect(other.isSignature('ticket', 'water the tulsi', signature)).toBe(true)
  expect(other.isSignature('code', 'water the tulsi', signature)).toBe(false)
  expect(other.isSignature('ticket', 'water the rose', signature)).toBe(false)
  expect(other.isSignature('ticket', 'water the tulsi', signature.subarray(1))).toBe(false)
  expect(other.isSignature('ticket', 'water the tulsi', Buffer.alloc(32))).toBe(false)
  expect(signerFrom('another').isSignature('ticket', 'water the tulsi', signature)).toBe(false)
})
