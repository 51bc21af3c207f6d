/** Returns a pseudo-random number in [0, 1], determined by two hashes. */
export function unit(left: number, right: number): number {
  let mixed = Math.imul(left ^ (right >>> 15) ^ Math.imul(right, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}
