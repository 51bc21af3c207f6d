/** Whether the page's own router shows this address; the rest is the server's: calls, legal texts, development pages, files. */
export const isOurs = (path: string): boolean => !/^\/(api|legal|dev)(\/|$)/.test(path) && !/\.\w+$/.test(path)
