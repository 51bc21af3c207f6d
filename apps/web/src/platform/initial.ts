/** What the avatar shows: the first letter of a name; U without a name. */
export function initial(fullName: string | null | undefined): string {
  const [first] = fullName?.trim() ?? ''
  return first?.toLocaleUpperCase('en-IN') ?? 'U'
}
