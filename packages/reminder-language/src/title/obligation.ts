/** Removes an obligation from a title: 'I have to go to the bank' becomes 'go to the bank'. */
export const withoutObligation = (title: string): string => withoutBefore(mayOblige(title) ? withoutNeed(title) : title)

const obliging = new Set("i we i've we've i’ve we’ve have need got gotta want there there's there’s".split(' '))

/** Whether a title may begin with an obligation; most do not. */
function mayOblige(title: string): boolean {
  const end = title.indexOf(' ')
  return end > 0 && end < 8 && obliging.has(title.slice(0, end).toLowerCase())
}

const withoutNeed = (title: string) =>
  title
    .replace(/^(?:(?:i|we)(?:['’]ve)? )?(?:have|need|got|gotta|want)(?: got)? to (?:u[hm]+ )*(?=\S)/i, '')
    .replace(/^there(?:['’]s| is) (?:an?|my|our|the) (?=\S)/i, '')
    .replace(/^(?:i|we)(?: have(?: got)?|['’]ve(?: got)?| got) (?:an?|my) (?=\S)/i, '')

/** Removes a trailing 'before that' or 'usse pehle'. */
const withoutBefore = (title: string) =>
  beforeThat.has(title.slice(title.lastIndexOf(' ') + 1).toLowerCase())
    ? title.replace(/,? (?:before (?:that|it|then)|usse pehle|उससे पहले)$/i, '')
    : title

const beforeThat = new Set(['that', 'it', 'then', 'pehle', 'पहले'])
