/**
 * Words that the error messages of browsers and libraries consist of. Anything else in a message may be personal data
 * and is removed.
 */
const vocabulary = new Set(
  `a access accessing after already an and any apply argument arguments array aborted as assigned assignment at attempt
  await be because before bigint body boolean browser call called calling can cannot character chunk class clone closed
  component constant constructor convert could css database declaration deep defined deleted denied depth did document does
  dynamically element empty end error evaluating event exceeded expected expression failed fetch fetching find for found
  from function generator get getter global has have hook hooks hydration id identifier import importing in index indexed
  initialization initialize initialized input instance instanceof invalid is it iterable iterator json key length limit
  lexical listener load loaded loading maximum method middle minified missing module more must name network new no node non
  not null number object of on only operation operator or out parameter parse parsing permission position preload promise
  properties property prototype quota range react read reading reason redeclaration reduce redefine reference rejection
  rendered request requested required resource response result return running same script security server set setting size
  stack state storage strict string style super support supported symbol syntax target than that the this threw timed timeout to
  token too transaction try type undefined unexpected unhandled unknown unsupported update url use used value variable when
  while with without write`.split(/\s+/),
)

const names = new Set(
  `AbortError AggregateError ChunkLoadError ConstraintError DataCloneError DataError Error EvalError HierarchyRequestError
  InternalError InvalidAccessError InvalidCharacterError InvalidStateError NetworkError NotAllowedError NotFoundError
  NotReadableError NotSupportedError OperationError QuotaExceededError RangeError ReferenceError SecurityError SyntaxError
  TimeoutError TransactionInactiveError TypeError URIError UnhandledRejection UnknownError VersionError`.split(/\s+/),
)

/** The page paths kept in reports. Of any other, only the fact that it is another is kept. */
const screens = new Set(
  `/ /dashboard /recipes /cart /orders /profile /google /settings /admin /privacy-policy /terms-conditions /cookies-policy
  /disclaimer`.split(/\s+/),
)

type RawReport = { name: string; message: string; screen: string; source: string }

/** Removes personal data from an error report, using allow-lists. */
export function stripPersonalData({ name, message, screen, source }: RawReport): {
  name: string
  message: string
  place: string
  source: string
} {
  return {
    name: names.has(name) ? name : 'Error',
    message: allowedWords(message),
    place: screens.has(screen) ? screen : 'other',
    // A file of our build (with a hash in its name), with line and column.
    source: /\/(assets\/[\w.-]{1,80}\.js:\d{1,7}(?::\d{1,7})?)$/.exec(source)?.[1] ?? '',
  }
}

/**
 * Returns the message with '…' for every run of words not in the vocabulary. Numbers are kept only in React's error
 * codes.
 */
function allowedWords(message: string): string {
  const words = message.slice(0, 300).split(/\s+/)
  const redacted = words.map((word) => {
    if (/^#\d{1,3}[;:.]?$/.test(word)) return word
    const bare = word.replace(/^[('"`]+|[)'"`.,;:!]+$/g, '').toLowerCase()
    return vocabulary.has(bare) ? word : '…'
  })
  return redacted
    .filter((word, n) => word !== '…' || redacted[n - 1] !== '…')
    .join(' ')
    .slice(0, 200)
}
