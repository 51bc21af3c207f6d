/** RFC 8058: both headers or neither; the first has one URL in angle brackets, the second the exact value. */
export function isOneClick(list: string | undefined, post: string | undefined): boolean {
  if (list === undefined && post === undefined) return true
  return /^<https?:\/\/[^<>\s]+>$/.test(list ?? '') && post === 'List-Unsubscribe=One-Click'
}
