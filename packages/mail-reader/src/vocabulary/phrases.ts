/** Turns 'a b|c' into a pattern that matches these as whole words, in any script and case. */
export function words(alternatives: string, flags = 'iu'): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives.normalize('NFKC').replaceAll(' ', '\\s')})(?![\\p{L}\\p{M}\\p{N}])`,
    flags,
  )
}
