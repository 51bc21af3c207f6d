/** Returns the avatar's letter: the first letter of a name, or U without one. */
export function initial(fullName: string | null | undefined): string {
  const [first] = fullName?.trim() ?? ''
  return first?.toLocaleUpperCase('en-IN') ?? 'U'
}
