/** Whether a recipe id is one of a feast's dishes: `saag.sarson*`, `friedsweet.*.gujiya`, `haleem`. */
export function matches(pattern: string, id: string): boolean {
  const parts = id.split('.')
  return pattern.split('.').every((wanted, at) => {
    const part = parts[at] ?? ''
    return wanted.endsWith('*') ? part.startsWith(wanted.slice(0, -1)) : part === wanted
  })
}
