import { expect, test } from 'vitest'
import { signerFrom } from './signer.ts'

test('a signature is valid only with the same secret, purpose and text', () => {
  const signature = signerFrom('secret').sign('ticket', 'water the tulsi')
  const other = signerFrom('secret')
  expect(other.isSignature('ticket', 'water the tulsi', signature)).toBe(true)
  expect(other.isSignature('code', 'water the tulsi', signature)).toBe(false)
  expect(other.isSignature('ticket', 'water the rose', signature)).toBe(false)
  expect(other.isSignature('ticket', 'water the tulsi', signature.subarray(1))).toBe(false)
  expect(other.isSignature('ticket', 'water the tulsi', Buffer.alloc(32))).toBe(false)
  expect(signerFrom('another').isSignature('ticket', 'water the tulsi', signature)).toBe(false)
})
