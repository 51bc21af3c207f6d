/** How the day of a feast in a year is found; each rule with its numbers. */
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
  /** Every day on which one of the tithis is current at an hour (6 for sunrise): Purnima, Ekadashi. */
  tithi?: readonly [hour: number, ...tithis: number[]]
  /** As `tithi`, but only where it falls on a weekday (0 Sunday): Angarki Chaturthi, Somvati Amavasya. */
  tithiOn?: readonly [weekday: number, hour: number, ...tithis: number[]]
  /** Every day on which the sun enters a sign, up to this many hours before midnight. */
  entry?: readonly [hours: number]
  /** The first new moon, in Chinese time, on or after a month and day. */
  newMoon?: readonly [month: number, day: number]
  fixed?: readonly [month: number, day: number]
  /** Month, ordinal, weekday (0 Sunday), and days after it. */
  nth?: readonly [month: number, nth: number, weekday: number, after?: number]
}

/**
 * Feasts and commemorative days by the kind of rule, one per line: its numbers, the feast, alternative names. A
 * published day (table.ts) takes precedence over the rule.
 */
const lines: Readonly<Record<Exclude<keyof Feast, 'names'>, string>> = {
  lunar: `
7 30 18 Diwali|deepavali|lakshmi puja|laxmi pooja|diwali puja|badi diwali
7 29 5.5 Naraka Chaturdashi|narak chaturdashi|chhoti diwali|roop chaudas|kali chaudas
7 28 18 Dhanteras|dhan teras|dhantrayodashi|dhanatrayodashi|dhanteras puja
8 1 7 Govardhan Puja|govardhan|annakut
8 2 14 Bhai Dooj|bhaiya dooj|bhau beej|bhai phonta|bhaidooj|bhai beej
8 6 7 Chhath|chhath puja|chhat puja|dala puja|dala chhath|surya shashthi
12 15 18 1 Holi|phagwah|dhulandi|dhuleti|dhulivandan|rangwali holi|badi holi
12 15 18 Holika Dahan|kamudu pyre|holika pyre|choti holi|holika
5 15 7 Raksha Bandhan|rakshabandhan|rakhi|rakhi purnima
5 23 6.2 Janmashtami|krishna janmashtami|krishnashtami|gokulashtami|janmashtmi|krishna jayanti
6 4 11.5 Ganesh Chaturthi|ganesha chaturthi|ganpati|vinayaka chavithi|ganesh puja
6 14 7 Anant Chaturdashi|ganesh visarjan|ganpati visarjan
7 1 7 Navratri|navaratri|sharad navratri|navratra|navratri start
7 7 7 Maha Saptami|durga saptami|durga puja
7 8 7 Durga Ashtami|maha ashtami|mahashtami|durgashtami
7 9 7 Maha Navami|mahanavami|maha navmi
7 10 14 Dussehra|dasara|dushera|dussehera|dasehra|vijayadashami|vijaya dashami|vijay dashmi|vijayadasami|vijaydashami
7 15 7 Valmiki Jayanti|maharishi valmiki jayanti|pargat diwas|sharad purnima|kojagiri purnima
7 19 20 Karva Chauth|karwachauth|karaka chaturthi
8 15 7 Guru Nanak Jayanti|gurpurab|guru purab|guru nanak birthday|guru nanak gurpurab|guru nanak dev jayanti|gurunanak jayanti|kartik purnima|dev diwali
10 7 7 Guru Gobind Singh Jayanti|guru gobind singh birthday|guru govind singh jayanti|guru govind singh birthday
11 15 7 Guru Ravidas Jayanti|ravidas jayanti|guru ravidas birthday
11 29 24 Maha Shivaratri|mahashivratri|maha shivratri|mahashivaratri|shivratri|shivaratri
11 5 9 Vasant Panchami|basant panchami|saraswati puja|vasanta panchami
11 25 7 Dayanand Saraswati Jayanti|saraswati jayanti|maharishi dayanand jayanti|maharishi dayanand saraswati jayanti
1 9 11.5 Ram Navami|rama navami|ramnavami|ram navmi|sri rama navami
1 1 7 Ugadi|yugadi|chaitra sukladi|chaitra sukhladi|vikram samvat new year|hindu new year|gudi padwa|gudhi padwa|chaitra navratri|cheti chand|samvatsaradi
1 13 7 Mahavir Jayanti|mahavir janma kalyanak
1 15 7 Hanuman Jayanti|hanuman janmotsav
2 3 7 Akshaya Tritiya|akshay tritiya|akha teej
2 15 7 Buddha Purnima|buddh purnima|buddha jayanti|vesak
2 3 7 Basava Jayanti|basavanna jayanti
4 2 7 Rath Yatra|ratha yatra|jagannath rath yatra|jagannath yatra
4 15 7 Guru Purnima
5 3 7 Hariyali Teej|teej
5 5 7 Nag Panchami|naga panchami
2 30 12 Vat Savitri|vat savitri vrat|vat savitri amavasya|shani jayanti
3 15 12 Vat Purnima|vat pournima|vat purnima vrat
4 11 7 Ashadhi Ekadashi|aashadhi ekadashi|devshayani ekadashi|toli ekadashi
5 18 7 Kajari Teej|kajri teej|kajali teej
6 8 12 Radha Ashtami|radhashtami
7 23 18 Ahoi Ashtami|ahoi mata
8 12 7 Tulsi Vivah|tulasi vivah|tulsi vivaah
8 23 20 Kaal Bhairav Jayanti|kal bhairav jayanti|kala bhairava jayanti
9 6 7 Champa Shashthi|champa shashti|khandoba navratri
9 11 7 Gita Jayanti|geeta jayanti|mokshada ekadashi
9 15 18 Datta Jayanti|dattatreya jayanti|dattatreya jayanthi
11 4 12 Ganesh Jayanti|maghi ganesh jayanti|maghi ganpati
11 7 7 Ratha Saptami|rath saptami|surya jayanti
`,
  solar: `
9 Makar Sankranti|makara sankranti|sankranti|uttarayan|uttarayana|sankranthi|makar sankrant
9 Pongal|thai pongal|surya pongal
9 -1 Bhogi|bhogi pongal|bogi pandigai|bhogi pandigai|bhogi pandugalu
9 1 Mattu Pongal
9 2 Kaanum Pongal|kanni pongal|kanu pongal
0 Baisakhi|vaisakhi|vaishakhi|mesadi|vaisakhadi|bohag bihu|puthandu|tamil new year
0 1 Vishu|pohela boishakh|poila boishakh|bengali new year
`,
  star: `
4 22 Onam|thiruvonam|thiru onam|tiruvonam
9 8 Thaipusam|thai pusam|thaipoosam|thai poosam
7 3 Karthigai Deepam|karthika deepam|karthigai vilakkidu|thirukarthigai
`,
  islamic: `
10 1 Eid al-Fitr|eid ul fitr|id ul fitr|ramzan eid|ramadan eid|meethi eid|eid|idul fitr|id al fitr
12 10 Eid al-Adha|eid ul adha|eid ul zuha|eid al zuha|bakrid|bakra eid|bakr id|bakri eid|bakri id|bakr eid|idul zuha|id ul zuha|id ul adha
1 1 Muharram|moharram|islamic new year|hijri new year
1 10 Ashura|day of ashura|yom ashura|yaum e ashura
3 12 Milad un-Nabi|eid milad un nabi|eid e milad|mawlid|maulid|id e milad|mawlid an nabawi
7 13 Hazrat Ali's Birthday|hazrat ali birthday|hazarat ali birthday|hazarat alis birthday|ali birthday
8 15 -1 Shab-e-Barat
9 1 Ramadan|ramzan|start of ramadan|beginning of ramadan|ramazan
`,
  fridayBefore: `
10 1 Jamat ul-Vida|jumuatul wida|jummat ul bidah|alvida juma|jumu atul wida
`,
  easter: `
0 Easter Sunday|easter
-2 Good Friday
-46 Ash Wednesday
1 Easter Monday
49 Pentecost|whit sunday
`,
  parsi: `
Parsi New Year|jamshedi navroz|navroz|shahenshahi navroz|pateti
`,
  tithi: `
6 15 Purnima|purnmasi
6 30 Amavasya
6 11 26 Ekadashi|gyaras|agiyaras
6 8 23 Ashtami
6 8 Masik Durgashtami|masik durga ashtami
6 23 Kalashtami|kala ashtami
6 6 Shashti|skanda shashti|skand shashti|kanda shashti
23.9 29 Masik Shivratri|monthly shivratri
18.2 13 28 Pradosh|pradosh vrat
20.5 19 Sankashti Chaturthi|sankashti|sankashti hara chaturthi|sankat hara chaturthi|sankat chaturthi|sankat chauth
11.5 4 Vinayaka Chaturthi Vrat|chaturthi|vinayak chaturthi|vinayak chauth
`,
  tithiOn: `
2 20.5 19 Angarki Chaturthi|angarki|angarki sankashti|angarki sankashti chaturthi|angarki chauth
1 6 30 Somvati Amavasya
6 6 30 Shani Amavasya|shanishchari amavasya
1 18.2 13 28 Som Pradosh|som pradosh vrat
2 18.2 13 28 Bhaum Pradosh|bhaum pradosh vrat
6 18.2 13 28 Shani Pradosh|shani pradosh vrat
`,
  entry: `
6 Masik Sankranti
`,
  newMoon: `
1 21 Chinese New Year|lunar new year|spring festival
`,
  fixed: `
1 1 New Year's Day|new year day|new year|new years|naya saal|naye saal|nav varsh|yuandan|nye saal
12 31 New Year's Eve|new year eve|nye
1 13 Lohri|lohari
1 26 Republic Day|gantantra diwas
2 14 Valentine's Day|valentine day|valentines|valentine
2 19 Shivaji Jayanti|shiv jayanti
3 8 Women's Day|women day|international womens day|mahila diwas
3 17 St Patrick's Day|saint patricks day|saint patrick|st patrick|saint patrick day|st patricks
4 1 April Fools' Day|april fool|april fools|april fool day
4 14 Ambedkar Jayanti|bhim jayanti
4 22 Earth Day
5 1 Labour Day|labor day|may day|mazdoor diwas|maharashtra day|workers day
5 9 Rabindra Jayanti|rabindranath jayanti|rabindranath tagore jayanti
6 21 Yoga Day|international yoga day
8 15 Independence Day|swatantrata diwas|swatantra diwas
9 5 Teachers' Day|teacher day|shikshak diwas
10 2 Gandhi Jayanti|gandhi jayanthi
11 11 Veterans' Day|veteran day
10 31 Halloween|halloween day
1 12 Youth Day|national youth day|vivekananda jayanti
1 15 Army Day
1 23 Netaji Jayanti|subhash chandra bose jayanti|parakram diwas
1 30 Martyrs' Day|shaheed diwas
2 28 Science Day|national science day
6 5 Environment Day|world environment day
7 1 Doctors' Day|doctor day
7 26 Kargil Vijay Diwas|kargil diwas
9 14 Hindi Diwas|hindi day
9 15 Engineers' Day|engineer day
11 26 Constitution Day|samvidhan diwas
12 4 Navy Day
11 14 Children's Day|children day|bal diwas
12 24 Christmas Eve|xmas eve
12 25 Christmas|xmas|christmas day|x mas|bada din
12 26 Boxing Day
`,
  nth: `
5 2 0 Mother's Day|mother day
6 3 0 Father's Day|father day
8 1 0 Friendship Day
1 3 1 Martin Luther King Day|mlk day|martin luther king jr day
2 3 1 Presidents' Day|president day|washingtons birthday
5 -1 1 Memorial Day
11 4 4 Thanksgiving|thanksgiving day
11 4 4 1 Black Friday
11 4 4 4 Cyber Monday
`,
}

/** Words in the names of lunar days, one per line, with the other spellings of each. */
export const spellings = `
chaturthi chaturti chaturthy chathurthi chathurti chaturdhi chturthi
vinayak vinayaka vinayaki vinayakar vinayagar vinayakara vainayaki vainayak
sankashti sankashta sankashtha sankashthi sankasthi sankasti sankata sankashtahara sankatahara sankathahara sankashtihara
angarki angaraki angarika angaraka angarak
purnima pournima paurnima pournami paurnami purnami
amavasya amavas amavasai amavasa amavasye amavashya amavsya amvasya
ekadashi ekadasi ekadshi ekadsi ekadesi
pradosh pradosham pradosha pradhosh pradhosham
ashtami ashtmi astami asthami ashthami
shashti sashti shashthi sashthi shasthi skandashashti
shivratri shivaratri sivaratri sivratri shivarathri shivrathri sivarathri
masik maasik
somvati somavati somavathi somvathi
`

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

/** Whether a feast's date moves in the calendar, so that 'every Diwali' cannot be an RRULE. */
export function moves(feast: string): boolean {
  const rule = feasts[feast]
  return rule !== undefined && !rule.fixed && !rule.nth
}

/** Whether a feast occurs every month: a lunar day, or the sun's entry into a sign. */
export function isLunarDay(feast: string): boolean {
  const rule = feasts[feast]
  return (rule?.tithi ?? rule?.tithiOn ?? rule?.entry) !== undefined
}

/** Yearly feasts with a monthly counterpart. */
const lesser: Readonly<Record<string, string>> = {
  'Makar Sankranti': 'Masik Sankranti',
  'Maha Shivaratri': 'Masik Shivratri',
  'Durga Ashtami': 'Masik Durgashtami',
}

/** Returns the monthly feast meant by 'har mahine'; null for a yearly one. */
export const monthlyOf = (feast: string): string | null => (isLunarDay(feast) ? feast : (lesser[feast] ?? null))
