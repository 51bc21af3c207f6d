/**
 * Search pages of well-known shops, by the host of their site. Used only as links: nothing is fetched. `{}` is replaced
 * by the item.
 */
const searchPages: Record<string, string> = {
  'bigbasket.com': 'https://www.bigbasket.com/ps/?q={}',
  'blinkit.com': 'https://blinkit.com/s/?q={}',
  'zepto.com': 'https://www.zepto.com/search?query={}',
  'zeptonow.com': 'https://www.zepto.com/search?query={}',
  'swiggy.com': 'https://www.swiggy.com/instamart/search?query={}',
  'jiomart.com': 'https://www.jiomart.com/search/{}',
  'dmart.in': 'https://www.dmart.in/search?searchTerm={}',
  'amazon.in': 'https://www.amazon.in/s?k={}',
  'flipkart.com': 'https://www.flipkart.com/search?q={}',
  '1mg.com': 'https://www.1mg.com/search/all?name={}',
  'pharmeasy.in': 'https://pharmeasy.in/search/all?name={}',
  'apollopharmacy.in': 'https://www.apollopharmacy.in/search-medicines/{}',
}

/** Shops to search if the chosen one has no search page. */
export const knownShops = [
  { name: 'BigBasket', host: 'bigbasket.com' },
  { name: 'Blinkit', host: 'blinkit.com' },
  { name: 'Zepto', host: 'zepto.com' },
  { name: 'Swiggy Instamart', host: 'swiggy.com' },
  { name: 'JioMart', host: 'jiomart.com' },
  { name: 'DMart', host: 'dmart.in' },
  { name: 'Amazon', host: 'amazon.in' },
  { name: 'Flipkart', host: 'flipkart.com' },
  { name: 'Tata 1mg', host: '1mg.com' },
  { name: 'PharmEasy', host: 'pharmeasy.in' },
  { name: 'Apollo Pharmacy', host: 'apollopharmacy.in' },
] as const

/** Returns the host of the known shop that a site belongs to; undefined for any other. */
export function searchHostOf(website: string | null): string | undefined {
  const hostname = /^https?:\/\/([a-z0-9.-]+)(?=[/?#:]|$)/i.exec(website ?? '')?.[1]?.toLowerCase()
  if (hostname === undefined) return undefined
  return Object.keys(searchPages).find((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** Returns a known shop's search page for an item. */
export const searchLink = (host: string, item: string): string =>
  searchPages[host]!.replace('{}', encodeURIComponent(searchWords(item)))

/** Removes punctuation: 'Toor dal, 1 kg' is searched as 'Toor dal 1 kg', '5 kg atta' unchanged. */
const searchWords = (item: string): string =>
  item
    .replaceAll(/[,;:()]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
