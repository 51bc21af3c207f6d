/**
 * Whether the page's own router handles this path; all others belong to the server: calls, plain pages, development
 * pages, files.
 */
export const isAppPath = (path: string): boolean =>
  !/^\/(api|legal|unsubscribe|stop|r|v|calendar|metrics|dev)(\/|$)/.test(path) && !/\.\w+$/.test(path)
