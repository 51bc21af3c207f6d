/** How a feast finds its day in a year; of each rule the numbers that it goes by. */
export type Feast = {
  /** In lower case. */
  names: readonly string[]
  /**
   * Month of the Hindu year counted to the new moon (1 Chaitra), tithi (1-30, 15 full moon, 30 new moon), the hour of
   * day at which that tithi decides, and days after it.
   */
  lunar?: readonly [month: number, tithi: number, hour: number, after?: number]
  /** The sun's entry into a sign (0 Mesha), and days after it. */
  solar?: readonly [sign: number, after?: number]
  /** The solar month, and the moon's mansion in it. */
  star?: readonly [sign: number, mansion: number]
  /** Month and day of the tabular calendar, and days after it. */
  islamic?: readonly [month: number, day: number, after?: number]
  /** The last Friday before a day of the tabular Islamic calendar. */
  fridayBefore?: readonly [month: number, day: number]
  /** Days from Easter Sunday. */
  easter?: readonly [days: number]
  parsi?: readonly []
  /** The day of the first new moon, in China, on or after a month and day. */
  newMoon?: readonly [month: number, day: number]
  fixed?: readonly [month: number, day: number]
  /** Month, which, weekday (0 Sunday), and days after it. */
  nth?: readonly [month: number, nth: number, weekday: number, after?: number]
}

/**
 * Feasts and remembered days by the rule that gives their day, a line each: its numbers, the feast, more names for it.
 * Where a published day differs (table.ts), it goes before the rule.
 */
const lines: Readonly<Record<Exclude<keyof Feast, 'names'>, string>> = {
  lunar: `
7 30 18 Diwali|deepavali|lakshmi puja|laxmi pooja|diwali puja|badi diwali|दिवाली|दीवाली|दीपावली|लक्ष्मी पूजा
7 29 5.5 Naraka Chaturdashi|narak chaturdashi|chhoti diwali|roop chaudas|kali chaudas|छोटी दिवाली|नरक चतुर्दशी
7 28 18 Dhanteras|dhan teras|dhantrayodashi|dhanatrayodashi|dhanteras puja|धनतेरस
8 1 7 Govardhan Puja|govardhan|annakut|गोवर्धन पूजा
8 2 14 Bhai Dooj|bhaiya dooj|bhau beej|bhai phonta|bhaidooj|bhai beej|भाई दूज|भैया दूज
8 6 7 Chhath|chhath puja|chhat puja|dala puja|dala chhath|surya shashthi|छठ पूजा|छठ
12 15 18 1 Holi|phagwah|dhulandi|dhuleti|dhulivandan|rangwali holi|badi holi|होली|धुलंडी
12 15 18 Holika Dahan|kamudu pyre|holika pyre|choti holi|holika|होलिका दहन|छोटी होली
5 15 7 Raksha Bandhan|rakshabandhan|rakhi|rakhi purnima|रक्षा बंधन|रक्षाबंधन|राखी
5 23 6.2 Janmashtami|krishna janmashtami|krishnashtami|gokulashtami|janmashtmi|krishna jayanti|जन्माष्टमी|कृष्ण जन्माष्टमी
6 4 11.5 Ganesh Chaturthi|vinayaka chaturthi|ganesha chaturthi|ganpati|vinayak chaturthi|vinayaka chavithi|ganesh puja|गणेश चतुर्थी|गणपति
6 14 7 Anant Chaturdashi|ganesh visarjan|ganpati visarjan|गणेश विसर्जन
7 1 7 Navratri|navaratri|sharad navratri|navratra|navratri start|नवरात्रि|नवरात्र
7 7 7 Maha Saptami|durga saptami|durga puja|दुर्गा पूजा|महा सप्तमी
7 8 7 Durga Ashtami|maha ashtami|mahashtami|durgashtami|दुर्गा अष्टमी|महाअष्टमी
7 9 7 Maha Navami|mahanavami|maha navmi|महानवमी
7 10 14 Dussehra|dasara|dushera|dussehera|dasehra|vijayadashami|vijaya dashami|vijay dashmi|vijayadasami|vijaydashami|दशहरा|विजयादशमी
7 15 7 Valmiki Jayanti|maharishi valmiki jayanti|pargat diwas|sharad purnima|kojagiri purnima|वाल्मीकि जयंती|शरद पूर्णिमा
7 19 20 Karva Chauth|karwachauth|karaka chaturthi|करवा चौथ
8 15 7 Guru Nanak Jayanti|gurpurab|guru purab|guru nanak birthday|guru nanak gurpurab|guru nanak dev jayanti|gurunanak jayanti|kartik purnima|dev diwali|गुरु नानक जयंती|गुरुपर्व|कार्तिक पूर्णिमा
10 7 7 Guru Gobind Singh Jayanti|guru gobind singh birthday|guru govind singh jayanti|guru govind singh birthday|गुरु गोबिंद सिंह जयंती
11 15 7 Guru Ravidas Jayanti|ravidas jayanti|guru ravidas birthday|गुरु रविदास जयंती|रविदास जयंती
11 29 24 Maha Shivaratri|mahashivratri|maha shivratri|mahashivaratri|shivratri|shivaratri|महाशिवरात्रि|शिवरात्रि
11 5 9 Vasant Panchami|basant panchami|saraswati puja|vasanta panchami|बसंत पंचमी|वसंत पंचमी|सरस्वती पूजा
11 25 7 Dayanand Saraswati Jayanti|saraswati jayanti|maharishi dayanand jayanti|maharishi dayanand saraswati jayanti
1 9 11.5 Ram Navami|rama navami|ramnavami|ram navmi|sri rama navami|राम नवमी|रामनवमी
1 1 7 Ugadi|yugadi|chaitra sukladi|chaitra sukhladi|vikram samvat new year|hindu new year|gudi padwa|gudhi padwa|chaitra navratri|cheti chand|samvatsaradi|उगादि|गुड़ी पड़वा
1 13 7 Mahavir Jayanti|mahavir janma kalyanak|महावीर जयंती
1 15 7 Hanuman Jayanti|hanuman janmotsav|हनुमान जयंती
2 3 7 Akshaya Tritiya|akshay tritiya|akha teej|अक्षय तृतीया
2 15 7 Buddha Purnima|buddh purnima|buddha jayanti|vesak|बुद्ध पूर्णिमा
2 3 7 Basava Jayanti|basavanna jayanti
4 2 7 Rath Yatra|ratha yatra|jagannath rath yatra|jagannath yatra|रथ यात्रा
4 15 7 Guru Purnima|गुरु पूर्णिमा
5 3 7 Hariyali Teej|teej|हरियाली तीज|तीज
5 5 7 Nag Panchami|naga panchami|नाग पंचमी
`,
  solar: `
9 Makar Sankranti|makara sankranti|sankranti|uttarayan|uttarayana|sankranthi|makar sankrant|मकर संक्रांति|संक्रांति|उत्तरायण
9 Pongal|thai pongal|surya pongal|पोंगल
9 -1 Bhogi|bhogi pongal|bogi pandigai|bhogi pandigai|bhogi pandugalu
9 1 Mattu Pongal
9 2 Kaanum Pongal|kanni pongal|kanu pongal
0 Baisakhi|vaisakhi|vaishakhi|mesadi|vaisakhadi|bohag bihu|puthandu|tamil new year|बैसाखी
0 1 Vishu|pohela boishakh|poila boishakh|bengali new year
`,
  star: `
4 22 Onam|thiruvonam|thiru onam|tiruvonam|ओणम
`,
  islamic: `
10 1 Eid al-Fitr|eid ul fitr|id ul fitr|ramzan eid|ramadan eid|meethi eid|eid|idul fitr|id al fitr|ईद उल फितर|मीठी ईद|ईद
12 10 Eid al-Adha|eid ul adha|eid ul zuha|eid al zuha|bakrid|bakra eid|bakr id|bakri eid|bakri id|bakr eid|idul zuha|id ul zuha|id ul adha|बकरीद|ईद उल जुहा
1 1 Muharram|moharram|islamic new year|hijri new year|मुहर्रम
1 10 Ashura|day of ashura|yom ashura|yaum e ashura|आशूरा
3 12 Milad un-Nabi|eid milad un nabi|eid e milad|mawlid|maulid|id e milad|mawlid an nabawi|ईद ए मिलाद
7 13 Hazrat Ali's Birthday|hazrat ali birthday|hazarat ali birthday|hazarat alis birthday|ali birthday
8 15 -1 Shab-e-Barat
9 1 Ramadan|ramzan|start of ramadan|beginning of ramadan|ramazan|रमजान
`,
  fridayBefore: `
10 1 Jamat ul-Vida|jumuatul wida|jummat ul bidah|alvida juma|jumu atul wida
`,
  easter: `
0 Easter Sunday|easter|ईस्टर
-2 Good Friday|गुड फ्राइडे
-46 Ash Wednesday
1 Easter Monday
49 Pentecost|whit sunday
`,
  parsi: `
Parsi New Year|jamshedi navroz|navroz|shahenshahi navroz|pateti
`,
  newMoon: `
1 21 Chinese New Year|lunar new year|spring festival|चीनी नव वर्ष|चीनी नया साल
`,
  fixed: `
1 1 New Year's Day|new year day|new year|new years|naya saal|naye saal|nav varsh|yuandan|nye saal|नया साल|नए साल|नव वर्ष|नये साल|नववर्ष|न्यू ईयर|न्यू इयर|नव वर्ष दिवस|न्यू ईयर डे|न्यू इयर डे
12 31 New Year's Eve|new year eve|nye|न्यू इयर ईव|न्यू ईयर ईव
1 13 Lohri|lohari|लोहड़ी
1 26 Republic Day|gantantra diwas|गणतंत्र दिवस
2 14 Valentine's Day|valentine day|valentines|वैलेंटाइन डे|वैलेंटाइन|वेलेंटाइन डे
2 19 Shivaji Jayanti|shiv jayanti|शिवाजी जयंती
3 8 Women's Day|women day|international womens day|mahila diwas|महिला दिवस
3 17 St Patrick's Day|saint patricks day|saint patrick|st patrick|saint patrick day|st patricks|संत पैट्रिक|संत पैट्रिक दिवस|सेंट पैट्रिक|सेंट पैट्रिक दिवस|सेंट पैट्रिक डे
4 1 April Fools' Day|april fool|april fools|april fool day|अप्रैल फूल
4 14 Ambedkar Jayanti|bhim jayanti|अंबेडकर जयंती|आंबेडकर जयंती
4 22 Earth Day|पृथ्वी दिवस
5 1 Labour Day|labor day|may day|mazdoor diwas|maharashtra day|workers day|मई दिवस|लेबर डे|श्रमिक दिवस|मजदूर दिवस|महाराष्ट्र दिवस
5 9 Rabindra Jayanti|rabindranath jayanti|rabindranath tagore jayanti|रबींद्र जयंती
6 21 Yoga Day|international yoga day|योग दिवस
8 15 Independence Day|swatantrata diwas|swatantra diwas|स्वतंत्रता दिवस
9 5 Teachers' Day|teacher day|shikshak diwas|शिक्षक दिवस
10 2 Gandhi Jayanti|gandhi jayanthi|गांधी जयंती
11 11 Veterans' Day|veteran day|वेटरन्स डे
10 31 Halloween|halloween day|हैलोवीन|हैलोवीन दिवस|हेलोवीन
11 14 Children's Day|children day|bal diwas|बाल दिवस
12 24 Christmas Eve|xmas eve|क्रिसमस ईव
12 25 Christmas|xmas|christmas day|x mas|bada din|क्रिसमस|क्रिसमस डे|क्रिसमस दिवस
12 26 Boxing Day
`,
  nth: `
5 2 0 Mother's Day|mother day|मातृ दिवस|मदर्स डे|मदर डे
6 3 0 Father's Day|father day|पितृ दिवस|फादर्स डे|फादर डे
8 1 0 Friendship Day|मित्रता दिवस
1 3 1 Martin Luther King Day|mlk day|martin luther king jr day|एम एल के दिवस|मार्टिन लूथर किंग दिवस
2 3 1 Presidents' Day|president day|washingtons birthday|प्रेसिडेंट्स डे|राष्ट्रपति दिवस
5 -1 1 Memorial Day|मेमोरियल डे|स्मृति दिवस
11 4 4 Thanksgiving|thanksgiving day|थैंक्सगिविंग|थैंक्सगिविंग दिवस|थैंक्सगिविंग डे
11 4 4 1 Black Friday|ब्लैक फ्राइडे
11 4 4 4 Cyber Monday|साइबर मंडे
`,
}

/** The feasts by name. */
export const feasts: Readonly<Record<string, Feast>> = Object.fromEntries(
  Object.entries(lines).flatMap(([rule, list]) =>
    list
      .trim()
      .split('\n')
      .map((line) => {
        const [, numbers, feast, more] = /^([-\d. ]*)([^|]+)(.*)$/.exec(line)!
        return [
          feast,
          { names: (feast + more!).toLowerCase().split('|'), [rule]: (numbers!.match(/\S+/g) ?? []).map(Number) },
        ]
      }),
  ),
)

/** Feasts whose day moves against the calendar, so that 'every Diwali' cannot be an RRULE. */
export function moves(feast: string): boolean {
  const rule = feasts[feast]
  return rule !== undefined && !rule.fixed && !rule.nth
}
