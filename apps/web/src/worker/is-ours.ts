/** Whether the page's own router shows this address; the rest is the server's: calls, plain pages, development pages, files. */
export const isOurs = (path: string): boolean =>
  !/^\/(api|legal|unsubscribe|r|calendar|dev)(\/|$)/.test(path) && !/\.\w+$/.test(path)
