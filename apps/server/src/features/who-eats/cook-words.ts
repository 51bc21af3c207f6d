import type { Meal } from '@planner/contract/kitchen/chosen-dishes'
import type { CookLanguage } from '@planner/contract/kitchen/who-eats'

export type CookWords = {
  locale: string
  /** The script of the language, to find dish names in it; null for Latin. */
  script: RegExp | null
  hello: string
  today: string
  tomorrow: string
  meals: Record<Meal, string>
  readyBy: string
  people: string
  /** Shown next to a dish that is already cooked. */
  warmUp: string
  thanks: string
}

/** Labels rather than sentences: easier for slow readers, and no grammar is needed around names and numbers. */
export const cookWords: Record<CookLanguage, CookWords> = {
  en: {
    locale: 'en-IN',
    script: null,
    hello: 'Namaste',
    today: 'Today',
    tomorrow: 'Tomorrow',
    meals: { breakfast: 'breakfast', lunch: 'lunch', tea: 'evening tea', dinner: 'dinner' },
    readyBy: 'Ready by',
    people: 'People',
    warmUp: 'left over, only warm it up',
    thanks: 'Thank you',
  },
  hi: {
    locale: 'hi-IN',
    script: /\p{Script=Devanagari}/u,
    hello: 'नमस्ते',
    today: 'आज',
    tomorrow: 'कल',
    meals: { breakfast: 'नाश्ता', lunch: 'दोपहर का खाना', tea: 'शाम की चाय', dinner: 'रात का खाना' },
    readyBy: 'तैयार होने का समय',
    people: 'खाने वाले',
    warmUp: 'बचा हुआ है, बस गरम करना है',
    thanks: 'धन्यवाद',
  },
  mr: {
    locale: 'mr-IN',
    script: /\p{Script=Devanagari}/u,
    hello: 'नमस्कार',
    today: 'आज',
    tomorrow: 'उद्या',
    meals: { breakfast: 'नाश्ता', lunch: 'दुपारचे जेवण', tea: 'संध्याकाळचा चहा', dinner: 'रात्रीचे जेवण' },
    readyBy: 'तयार होण्याची वेळ',
    people: 'जेवणारे',
    warmUp: 'शिल्लक आहे, फक्त गरम करा',
    thanks: 'धन्यवाद',
  },
  gu: {
    locale: 'gu-IN',
    script: /\p{Script=Gujarati}/u,
    hello: 'નમસ્તે',
    today: 'આજે',
    tomorrow: 'કાલે',
    meals: { breakfast: 'નાસ્તો', lunch: 'બપોરનું જમવાનું', tea: 'સાંજની ચા', dinner: 'રાતનું જમવાનું' },
    readyBy: 'તૈયાર થવાનો સમય',
    people: 'જમનારા',
    warmUp: 'વધેલું છે, ફક્ત ગરમ કરવું',
    thanks: 'આભાર',
  },
  bn: {
    locale: 'bn-IN',
    script: /\p{Script=Bengali}/u,
    hello: 'নমস্কার',
    today: 'আজ',
    tomorrow: 'আগামীকাল',
    meals: { breakfast: 'সকালের জলখাবার', lunch: 'দুপুরের খাবার', tea: 'বিকেলের চা', dinner: 'রাতের খাবার' },
    readyBy: 'তৈরি হওয়ার সময়',
    people: 'কতজন খাবেন',
    warmUp: 'আগের রান্না, শুধু গরম করতে হবে',
    thanks: 'ধন্যবাদ',
  },
  ta: {
    locale: 'ta-IN',
    script: /\p{Script=Tamil}/u,
    hello: 'வணக்கம்',
    today: 'இன்று',
    tomorrow: 'நாளை',
    meals: { breakfast: 'காலை உணவு', lunch: 'மதிய உணவு', tea: 'மாலை தேநீர்', dinner: 'இரவு உணவு' },
    readyBy: 'தயாராக வேண்டிய நேரம்',
    people: 'சாப்பிடுபவர்கள்',
    warmUp: 'மீதம் உள்ளது, சூடாக்கினால் போதும்',
    thanks: 'நன்றி',
  },
  te: {
    locale: 'te-IN',
    script: /\p{Script=Telugu}/u,
    hello: 'నమస్కారం',
    today: 'ఈరోజు',
    tomorrow: 'రేపు',
    meals: { breakfast: 'ఉదయం టిఫిన్', lunch: 'మధ్యాహ్న భోజనం', tea: 'సాయంత్రం టీ', dinner: 'రాత్రి భోజనం' },
    readyBy: 'సిద్ధం కావాల్సిన సమయం',
    people: 'తినేవారు',
    warmUp: 'మిగిలింది ఉంది, వేడి చేస్తే చాలు',
    thanks: 'ధన్యవాదాలు',
  },
  kn: {
    locale: 'kn-IN',
    script: /\p{Script=Kannada}/u,
    hello: 'ನಮಸ್ಕಾರ',
    today: 'ಇಂದು',
    tomorrow: 'ನಾಳೆ',
    meals: { breakfast: 'ಬೆಳಗಿನ ತಿಂಡಿ', lunch: 'ಮಧ್ಯಾಹ್ನದ ಊಟ', tea: 'ಸಂಜೆಯ ಚಹಾ', dinner: 'ರಾತ್ರಿಯ ಊಟ' },
    readyBy: 'ಸಿದ್ಧವಾಗಬೇಕಾದ ಸಮಯ',
    people: 'ಊಟ ಮಾಡುವವರು',
    warmUp: 'ಉಳಿದದ್ದು ಇದೆ, ಬಿಸಿ ಮಾಡಿದರೆ ಸಾಕು',
    thanks: 'ಧನ್ಯವಾದಗಳು',
  },
  ml: {
    locale: 'ml-IN',
    script: /\p{Script=Malayalam}/u,
    hello: 'നമസ്കാരം',
    today: 'ഇന്ന്',
    tomorrow: 'നാളെ',
    meals: { breakfast: 'പ്രഭാതഭക്ഷണം', lunch: 'ഉച്ചഭക്ഷണം', tea: 'വൈകുന്നേരത്തെ ചായ', dinner: 'അത്താഴം' },
    readyBy: 'തയ്യാറാകേണ്ട സമയം',
    people: 'കഴിക്കുന്നവർ',
    warmUp: 'ബാക്കിയുണ്ട്, ചൂടാക്കിയാൽ മതി',
    thanks: 'നന്ദി',
  },
  pa: {
    locale: 'pa-IN',
    script: /\p{Script=Gurmukhi}/u,
    hello: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ',
    today: 'ਅੱਜ',
    tomorrow: 'ਕੱਲ੍ਹ',
    meals: { breakfast: 'ਨਾਸ਼ਤਾ', lunch: 'ਦੁਪਹਿਰ ਦਾ ਖਾਣਾ', tea: 'ਸ਼ਾਮ ਦੀ ਚਾਹ', dinner: 'ਰਾਤ ਦਾ ਖਾਣਾ' },
    readyBy: 'ਤਿਆਰ ਹੋਣ ਦਾ ਸਮਾਂ',
    people: 'ਖਾਣ ਵਾਲੇ',
    warmUp: 'ਬਚਿਆ ਹੋਇਆ ਹੈ, ਬੱਸ ਗਰਮ ਕਰਨਾ ਹੈ',
    thanks: 'ਧੰਨਵਾਦ',
  },
  ur: {
    locale: 'ur-IN',
    script: /\p{Script=Arabic}/u,
    hello: 'آداب',
    today: 'آج',
    tomorrow: 'کل',
    meals: { breakfast: 'ناشتہ', lunch: 'دوپہر کا کھانا', tea: 'شام کی چائے', dinner: 'رات کا کھانا' },
    readyBy: 'تیار ہونے کا وقت',
    people: 'کھانے والے',
    warmUp: 'بچا ہوا ہے، بس گرم کرنا ہے',
    thanks: 'شکریہ',
  },
}
