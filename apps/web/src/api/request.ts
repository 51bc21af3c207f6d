import { type Endpoint, isInQuery, pathNames } from '@planner/contract/endpoint'

/** Builds the address and the body of a request to an endpoint. Undefined values are left out. */
export function requestOf(
  endpoint: Pick<Endpoint, 'method' | 'path' | 'takes'>,
  input: Record<string, unknown>,
): { url: string; body: string | undefined } {
  const inPath = pathNames(endpoint.path)
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined)

  if (isInQuery(endpoint)) {
    const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString()
    return { url: query ? `${path}?${query}` : path, body: undefined }
  }
  return { url: path, body: JSON.stringify(Object.fromEntries(rest)) }
}
