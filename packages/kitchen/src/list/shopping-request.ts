/** Words for a list of things to buy, alone ("list", "लिस्ट") or after a kind ("kirane ki list"). */
const lists = setOf('list lists soochi suchi लिस्ट सूची')
const kinds = setOf(`
  shopping grocery groceries kirana kirane ration rashan sabzi sabji saman samaan saaman bazaar bazar market kharidari
  शॉपिंग ग्रोसरी किराना किराने राशन सब्ज़ी सब्जी सामान बाज़ार बाजार खरीदारी`)
/** Words for other kinds of list: "guest list me Ravi ko daal do" is not about shopping. */
const otherKinds = setOf(`
  guest guests mehman invite invitation todo to-do do task tasks check wish waiting price rate play packing pack mailing mail
  contact reading bucket black white student name names gift gifts menu vip shaadi wedding party watch merit voter bcc cc
  मेहमान मेहमानों गेस्ट काम`)
const owners = setOf('the my our a this meri hamari humari apni ki ka ke की का के मेरी हमारी अपनी')
/** Prepositions: after the list in Hindi, before it in English. */
const into = setOf('me mein mai main in par pe per ko में मे पर को')
const onto = setOf('to on in into onto')
const verbs = setOf('add put write note jot include')
const polite = setOf('please pls plz zara hey ok okay bhai yaar can could you also kindly aur ज़रा प्लीज')
/** The words that end a request to write something down: "jod do", "add kar dena", "लिख लो". */
const orders = setOf(`
  add jod jodo dal daal dalo daalo likh likho likhna rakh rakho note jodna dalna daalna chadha chadhao
  जोड़ जोड जोड़ो डाल डालो लिख लिखो रख रखो ऐड एड नोट जोड़ना डालना`)
const ends = setOf(`
  do de dena dedo dijiye dijie lo lena kar karo kardo karna karke hai hain na please pls plz bhi too also yaar
  दो दे देना दीजिए लो लेना कर करो करना है ना भी प्लीज`)
const joined = setOf('ko को bhi भी')
/** Words for buying: "To buy: milk", "lana hai: doodh", "sabzi laana: aalu", "bazaar se kirana lana hai - atta". */
const buying = setOf(`
  buy purchase lana laana lani laani lane laane lao laao leni lene kharidna kharidni kharidne mangwana mangwani mangwane mangana mangani
  लाना लानी लाने लेनी लेने खरीदना खरीदनी ख़रीदना मंगवाना मंगवानी मँगवाना मंगाना`)
const aroundBuying = setOf(
  'to need needed want things thing se ghar aana hoga hogi padega padegi chahiye से घर आना होगा',
)
/** Words that ask about the list or remove something from it. */
const otherwise = setOf(`
  kya what which kab se from hata hatao nikal nikalo remove delete check dekh dekho banana bana banao make bhej bhejo send share
  क्या से हटा हटाओ निकाल देख बना भेज`)

type Word = { token: string; start: number; end: number; colon: boolean; isDash: boolean }

/**
 * Returns the items a sentence wants on the shopping list, as typed ("besan 1 kg aur ghee" for "shopping list me besan
 * 1 kg aur ghee jod do"); null when it is about something else. Parse dates and times first, because "at 6" would be
 * read as an item.
 */
export function shoppingRequestIn(text: string): string | null {
  const words = wordsOf(text)
  const first = words.findIndex(({ token }) => !polite.has(token))
  const found = first < 0 ? null : (headed(text, words, first) ?? begun(words, first) ?? closed(words, first))
  if (!found) return null
  const { from, to } = withoutEnds(words, found)
  if (from >= to || words.slice(from, to).some(({ token }) => otherwise.has(token))) return null
  return text.slice(words[from]!.start, words[to - 1]!.end).replace(/^[\s:,–—-]+|[\s.!]+$/gu, '')
}

type Range = { from: number; to: number }

/**
 * Matches "List: doodh, paneer", "to buy: milk", "kirana lana hai - atta", and a heading with its items on the lines
 * below.
 */
function headed(text: string, words: readonly Word[], first: number): Range | null {
  const end = words.findIndex(
    ({ colon, end: at }, place) =>
      colon ||
      place + 1 === dashAt(words) ||
      (place < 6 && /^[ \t]*\n/.test(text.slice(at)) && place + 1 < words.length),
  )
  if (end < first || end - first > 5) return null
  const head = words.slice(first, end + 1).map(({ token }) => token)
  const rest = head.filter(
    (token) =>
      !owners.has(token) && !into.has(token) && !ends.has(token) && !orders.has(token) && !aroundBuying.has(token),
  )
  const buys = rest.some((token) => buying.has(token))
  const named = rest.filter((token) => !buying.has(token))
  const isNamed = named.length <= 2 && named.every((token) => lists.has(token) || kinds.has(token))
  // "Sabzi - aalu gobi" may be about a dish to cook.
  const isDash = !words[end]!.colon && end + 1 === dashAt(words)
  const isList = isNamed && (buys || (named.length > 0 && (!isDash || named.some((token) => lists.has(token)))))
  return isList || isAddedTo(head) ? { from: end + 1, to: words.length } : null
}

/** Returns the index of a dash between spaces, which is never part of a word. */
const dashAt = (words: readonly Word[]): number => words.findIndex(({ isDash }) => isDash)

/** Whether the words before a colon are "add to the shopping list". */
function isAddedTo([verb = '', ...head]: readonly string[]): boolean {
  return verbs.has(verb) && onto.has(head[0] ?? '') && listAt(head, 1) === head.length
}

/**
 * Matches "Shopping list me besan jod do", "add to the list milk", "add milk to the list": the list or the verb comes
 * first.
 */
function begun(words: readonly Word[], first: number): Range | null {
  const token = words.map((word) => word.token)
  const end = listAt(token, first)
  if (end !== null && into.has(token[end] ?? '')) return { from: end + 1, to: words.length }
  if (!verbs.has(token[first]!)) return null
  const after = onto.has(token[first + 1] ?? '') ? listAt(token, first + 2) : null
  if (after !== null) return { from: after, to: words.length }
  return inEnglish(token, first + 1)
}

/** Matches "Doodh aur ande list me daal do", "milk and eggs on the shopping list": the list comes last. */
function closed(words: readonly Word[], first: number): Range | null {
  const token = words.map((word) => word.token)
  const at = token.findLastIndex((word) => lists.has(word))
  const start = startOfList(token, at)
  if (at < 0 || start <= first) return null
  const rest = token.slice(at + 1)
  const isOrder =
    into.has(rest[0] ?? '') &&
    rest.slice(1).some((word) => orders.has(word)) &&
    rest.slice(1).every((word) => orders.has(word) || ends.has(word))
  if (isOrder && !otherKinds.has(token[at - 1]!)) return { from: first, to: start }
  return kinds.has(token[at - 1] ?? '') ? inEnglish(token, first) : null
}

/** Returns the range of words before a final "to the shopping list"; null when the sentence does not end that way. */
function inEnglish(token: readonly string[], from: number): Range | null {
  const at = token.findLastIndex((word) => lists.has(word))
  const to = startOfList(token, at) - 1
  return at > 0 && onto.has(token[to] ?? '') && token.slice(at + 1).every((word) => ends.has(word))
    ? { from, to }
    : null
}

/** Returns the index after the name of a list that starts at `from`; null when there is none. */
function listAt(token: readonly string[], from: number): number | null {
  let at = from
  while (owners.has(token[at] ?? '') || kinds.has(token[at] ?? '')) at++
  return lists.has(token[at] ?? '') ? at + 1 : null
}

/** Returns the start of the list's name that ends at `end`. */
function startOfList(token: readonly string[], end: number): number {
  let at = end
  while (at > 0 && (owners.has(token[at - 1]!) || kinds.has(token[at - 1]!))) at--
  return at
}

function withoutEnds(words: readonly Word[], { from, to }: Range): Range {
  let last = to
  const isEnd = ({ token }: Word) => orders.has(token) || ends.has(token) || joined.has(token)
  while (last > from && isEnd(words[last - 1]!)) last--
  let start = from
  while (start < last && joined.has(words[start]!.token)) start++
  return { from: start, to: last }
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[^\s:]+(:)?/gu)].map(([word, colon], at, all) => ({
    token: word
      .normalize('NFC')
      .toLowerCase()
      .replace(/^[^\p{L}\p{N}₹]+|[^\p{L}\p{M}\p{N}]+$/gu, ''),
    start: all[at]!.index,
    end: all[at]!.index + word.length - (colon ? 1 : 0),
    colon: colon === ':',
    isDash: ['-', '–', '—'].includes(word),
  }))

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.normalize('NFC').split(/\s+/).filter(Boolean))
}
