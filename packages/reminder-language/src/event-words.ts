/**
 * Nouns for events that happen whether or not one acts, and are over afterwards: a wedding, a flight, a fast. Matched
 * as whole words in English, Hinglish and Hindi. Gym and walk are not among them: a missed one was not done.
 */
// biome-ignore format: words side by side
export const eventNouns: ReadonlySet<string> = new Set([
  'wedding', 'marriage', 'shaadi', 'shadi', 'vivah', 'sagai', 'engagement', 'sangeet', 'mehendi', 'reception', 'mundan',
  'godbharai', 'naming', 'housewarming', 'birthday', 'bday', 'janamdin', 'anniversary', 'party', 'function', 'sammelan',
  'dinner', 'lunch', 'brunch', 'breakfast', 'date', 'movie', 'film', 'show', 'concert', 'play', 'match', 'game', 'quiz',
  'flight', 'train', 'bus', 'cab', 'trip', 'yatra', 'holiday', 'chutti', 'leave', 'shift', 'meeting', 'meet', 'sync',
  'standup', 'call-in', 'interview', 'webinar', 'seminar', 'lecture', 'class', 'exam', 'test', 'viva', 'ptm',
  'appointment', 'checkup', 'visit', 'review', 'session', 'catch-up', 'vrat', 'fast', 'upvas', 'ekadashi', 'ekadasi',
  'purnima', 'amavasya', 'chaturthi', 'shivratri', 'puja', 'pooja', 'aarti', 'katha', 'satsang', 'diwali', 'deepawali',
  'holi', 'rakhi', 'raksha', 'eid', 'navratri', 'dussehra', 'christmas', 'onam', 'pongal', 'lohri', 'chhath',
  'karwachauth', 'teej', 'janmashtami', 'sankranti', 'guests', 'mehmaan', 'mehman',
  'शादी', 'विवाह', 'सगाई', 'जन्मदिन', 'सालगिरह', 'पार्टी', 'व्रत', 'उपवास', 'एकादशी', 'पूर्णिमा', 'पूजा', 'कथा',
  'यात्रा', 'छुट्टी', 'परीक्षा', 'मेहमान',
])

/** Words that are verbs of action at the start of a title: 'Test the login', but not 'Test on chapter 4'. */
// biome-ignore format: words side by side
export const verbsToo: ReadonlySet<string> = new Set([
  'test', 'train', 'shift', 'visit', 'review', 'sync', 'show', 'match', 'play', 'code', 'design', 'release',
])

/**
 * Verbs of action. A title that starts with one (or, in Hinglish and Hindi, ends with one) is a task, even if it is
 * about a wedding.
 */
// biome-ignore format: words side by side
export const taskVerbs: ReadonlySet<string> = new Set([
  'add', 'analyse', 'analyze', 'apply', 'arrange', 'ask', 'assemble', 'audit', 'back', 'backup', 'bake', 'book',
  'bring', 'build', 'buy', 'call', 'cancel', 'change', 'charge', 'check', 'clean', 'close', 'collect', 'compile',
  'complete', 'configure', 'confirm', 'cook', 'copy', 'create', 'cut', 'debug', 'decide', 'delete', 'deliver', 'deploy',
  'discuss', 'document', 'download', 'draft', 'draw', 'drop', 'edit', 'email', 'enable', 'export', 'fetch', 'fill',
  'find', 'finish', 'fix', 'get', 'gift', 'give', 'help', 'implement', 'import', 'improve', 'install', 'investigate',
  'invite', 'iron', 'learn', 'lend', 'mail', 'make', 'measure', 'merge', 'message', 'migrate', 'move', 'open',
  'optimise', 'optimize', 'order', 'organise', 'organize', 'pack', 'paint', 'patch', 'pay', 'pick', 'plan', 'post',
  'postpone', 'practice', 'practise', 'prepare', 'prepone', 'print', 'push', 'read', 'record', 'refactor', 'register',
  'remind', 'remove', 'renew', 'repair', 'replace', 'reply', 'report', 'reschedule', 'research', 'restart', 'restore',
  'return', 'revise', 'ring', 'rollback', 'run', 'schedule', 'search', 'send', 'set', 'setup', 'share', 'ship', 'sign',
  'solve', 'sort', 'start', 'study', 'submit', 'switch', 'take', 'talk', 'tell', 'text', 'transfer', 'translate',
  'update', 'upgrade', 'upload', 'verify', 'wash', 'water', 'whatsapp', 'wish', 'withdraw', 'work', 'wrap', 'write',
  'bharna', 'bharni', 'bharne', 'dena', 'deni', 'dene', 'karna', 'karni', 'karne', 'krna', 'krni', 'krana', 'karana',
  'karwana', 'kharidna', 'lagana', 'lana', 'lani', 'lane', 'likhna', 'lena', 'leni', 'mangwana', 'nikalna', 'poochna',
  'puchna', 'batana', 'bhejna', 'bhejni', 'banana', 'banwana', 'bulana',
  'करना', 'करनी', 'देना', 'देनी', 'लाना', 'लेना', 'भरना', 'भरनी', 'भेजना', 'बनाना', 'खरीदना',
])

/** Nouns for things to prepare for an event: 'exam form', 'wedding gift' and 'meeting notes' are tasks, not events. */
// biome-ignore format: words side by side
export const preparationNouns: ReadonlySet<string> = new Set([
  'gift', 'gifts', 'present', 'form', 'forms', 'fee', 'fees', 'ticket', 'tickets', 'bill', 'bills', 'payment',
  'advance', 'deposit', 'balance', 'rent', 'tax', 'notes', 'minutes', 'agenda', 'slides', 'ppt', 'report', 'homework',
  'project', 'assignment', 'papers', 'documents', 'certificate', 'visa', 'passport', 'card', 'cards', 'invite',
  'invitation', 'dress', 'outfit', 'clothes', 'uniform', 'kit', 'saman', 'samaan', 'samagri', 'material', 'list',
  'shopping', 'booking', 'cake', 'flowers', 'order', 'menu', 'food', 'prep', 'preparation', 'packing', 'luggage',
  'cleaning', 'dawai', 'medicine', 'hisab', 'application', 'letter', 'decoration', 'decorations', 'planning',
  'questions', 'syllabus', 'revision', 'bug', 'bugs', 'hotfix', 'refactor', 'deployment', 'migration', 'module', 'api',
  'db', 'database', 'server', 'script', 'feature', 'backup',
  'गिफ्ट', 'फीस', 'टिकट', 'बिल', 'सामान', 'दवाई',
])

/** Auxiliary verbs, which may follow the verb at the end of a title: 'card dena hai'. */
// biome-ignore format: words side by side
export const auxiliaries: ReadonlySet<string> = new Set([
  'hai', 'h', 'hain', 'hoga', 'hogi', 'haii', 'है', 'हैं',
])

/** Words that make the first word of a title a noun: 'Test on chapter 4'. */
// biome-ignore format: words side by side
export const prepositions: ReadonlySet<string> = new Set([
  'with', 'to', 'at', 'in', 'on', 'for', 'from', 'of', 'ka', 'ki', 'ke', 'ko', 'par', 'pe', 'mein', 'me', 'se', 'hai',
  'h', 'hain',
])

/** People whose company makes a title an event: 'chai with mummy'. */
// biome-ignore format: words side by side
export const companions: ReadonlySet<string> = new Set([
  'mom', 'mum', 'mummy', 'mama', 'maa', 'dad', 'papa', 'daddy', 'bhai', 'bhaiya', 'didi', 'behen', 'nani', 'nana',
  'dadi', 'dada', 'wife', 'husband', 'son', 'daughter', 'kids', 'brother', 'sister', 'family', 'parents', 'friend',
  'friends', 'uncle', 'aunty', 'aunt', 'team', 'boss', 'manager', 'client', 'doctor', 'teacher', 'neighbours',
  'neighbors', 'colleagues', 'cousins', 'grandma', 'grandpa',
])
