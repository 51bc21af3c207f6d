/** Returns a short text that is equal for equal texts, and practically never for different ones. */
export const fingerprint = (text: string): string =>
  [0x811c9dc5, 0x9747b28c].map((seed) => fnv1a(text, seed).toString(36)).join('-')

function fnv1a(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value ^ text.length) >>> 0
}
