/**
 * The bearer token of an Authorization header; null if missing or not in our format.
 *
 * @see RFC 6750 section 2.1
 */
export function bearerToken(authorization: string | undefined): string | null {
  const [scheme = '', token = ''] = (authorization ?? '').split(' ')
  return scheme.toLowerCase() === 'bearer' && /^(dp_)?[A-Za-z0-9_-]{43}$/.test(token) ? token : null
}
