import { hint } from '../tokens/hints.ts'

/** Words of kinds that disambiguate their neighbours; loaded separately from the reader (lazy-helpers.ts). */
export const wordKinds: readonly (readonly [bit: number, words: string])[] = [
  [
    hint.label,
    'room flat no number bus train gate platform version ward sector plot block house page chapter class seat floor lane level part module episode step table tower team group size option age rs kamra makan ghar question sawal exercise lesson khasra khata khatauni khewat gat survey patta gali shop dukan unit ext extension roll serial anniversary birthday century street avenue cross main standard std bed code',
  ],
  [
    hint.ranked,
    'hand half round attempt position place rank semester sem grade edition year wedding prize gen generation draft version installment instalment kist dose session meeting season day night of person thought thoughts try priority page standard week date time period lecture slot shift sitting',
  ],
  [
    hint.product,
    'soap magazine pass planner newspaper news quote template average limit ticket horoscope wage wages wear day function budget exam exams result results plan plans rate rates off diary dairy calendar needs statement statements subscription cost costs charges deposit target targets goal goals routine chart allowance quota active old issue issues return returns ank package ctc turnover growth increment पास',
  ],
  [
    hint.lasting,
    'trip tour trek leave chutti chuttiyan chuttiyon chhutti chhuttiyan chhuttiyon vacation holiday holidays conference summit exam exams workshop camp wedding shadi shaadi fest fair mela training offsite retreat hackathon visit stay expo travel traveling travelling ooo away cruise yatra safari band bandh strike sale off test tests paper papers pariksha imtihan extra aayega aayegi aayenge ayega ayegi aaega aaegi shortage छुट्टी यात्रा परीक्षा टेस्ट आएगा आएगी बंद',
  ],
  [
    hint.ofWeekend,
    'getaway getaways offer offers sale special home homes house plan plans ideas bag discount discounts edition',
  ],
  [hint.occasion, 'dinner party lunch breakfast movie drinks brunch reception sangeet'],
  [hint.departure, 'bus train flight class meeting show movie match mass call exam'],
  [
    hint.dayOff,
    'holiday holidays festival festivals vacation vacations chutti chuttiyan chuttiyon chhutti chhuttiyan weekend weekends sunday sundays',
  ],
  [
    hint.doing,
    'ask send get give check call find search note update change share mail email message msg text forward save write print buy order submit upload collect take pay learn discuss finalise finalize plan prepare look see read confirm verify',
  ],
  [
    hint.past,
    'was were came went met left did had got said told saw bought lost ate paid slept woke forgot joined married',
  ],
  [
    hint.noted,
    'number numbers address pata lyrics password login idea ideas recipe recipes tips benefits remedies meaning matlab history wallpaper menu quotes jokes facts hacks song songs list gana gaana gaane clip clips cinema nibandh निबंध spelling गाना गाने',
  ],
  [
    hint.aboutFeast,
    'matlab meaning arth itihas itihaas history kahani kahaniyan story mahatva mahatv importance gana gane gaane song songs quote quotes shayari status wishes nibandh essay photo photos wallpaper wallpapers मतलब अर्थ इतिहास कहानी महत्व गाने गाना निबंध piche peeche pichhe paas samne saamne bagal upar niche neeche andar mandir पीछे पास सामने बगल मंदिर',
  ],
  [
    hint.priced,
    'gold silver sona chandi petrol diesel milk doodh rate rates price bhav rs usd dollar gpa cgpa version score',
  ],
  [hint.ofFeast, 'time waqt samay mauke mauka occasion aas aaspaas dauran liye समय वक्त मौके दौरान लिए आसपास'],
  [hint.remembered, 'attack attacks movie film documentary memorial martyr martyrs victim victims case'],
  [
    hint.rite,
    'vrat vratham fast fasting upvas upwas puja pooja katha daan snan satyanarayan satyanarayana tarpan tarpanam pujan poojan abhishek abhishekam havan hawan व्रत उपवास पूजा कथा दान स्नान सत्यनारायण तर्पण पूजन अभिषेक हवन',
  ],
  [
    hint.celebration,
    'party dinner lunch brunch celebration celebrations puja pooja parade bash milan flag program programme function event assembly speech show mela aarti satsang darshan visarjan jagran garba bhandara पार्टी डिनर पूजा',
  ],
  [hint.distance, 'km kms kilometer kilometers kilometre kilometres mile miles meter meters metre metres'],
  [
    hint.calledSo,
    'report reports sync meeting meetings review reviews newsletter standup stand status update updates call digest test quiz catchup catch huddle summary statement magazine planner',
  ],
]

/** Things stated by their monthly or yearly amount, which are notes rather than tasks. */
export const countedByRate: ReadonlySet<string> = new Set(
  'salary tankhwah tankha pagar vetan income earning pension stipend wages interest byaj return cost price plan pack subscription membership package वेतन तनख्वाह आय पेंशन ब्याज'.split(
    ' ',
  ),
)

/** Things paid monthly: 'rent 18k monthly' is a task. */
export const paidMonthly: ReadonlySet<string> = new Set(
  'rent kiraya bhada fee fees emi sip rd premium bill maintenance tuition recharge kist installment instalment donation chanda किराया फीस किस्त'.split(
    ' ',
  ),
)

/** Time zones as people write them next to a time. 'CST' is also China's. */
export const zoneNames: Readonly<Record<string, string>> = {
  'Asia/Kolkata': 'ist आईएसटी india indian bharat bharatiya bhartiya hindustan भारत भारतीय',
  'Etc/UTC': 'gmt utc',
  'America/New_York': 'est edt eastern',
  'America/Los_Angeles': 'pst pdt pacific',
  'America/Chicago': 'cst cdt',
  'America/Denver': 'mst mdt',
  'America/Toronto': 'toronto canada',
  'Europe/London': 'bst london uk',
  'Europe/Berlin': 'cet cest berlin germany paris',
  'Asia/Singapore': 'sgt singapore',
  'Asia/Kuala_Lumpur': 'myt malaysia',
  'Asia/Tokyo': 'jst tokyo japan',
  'Asia/Dubai': 'gst gulf dubai uae',
  'Asia/Riyadh': 'saudi',
  'Asia/Qatar': 'qatar doha',
  'Asia/Karachi': 'pkt pakistan',
  'Asia/Kathmandu': 'npt nepal',
  'Asia/Dhaka': 'bangladesh dhaka',
  'Australia/Sydney': 'aest aedt sydney',
  'Australia/Perth': 'awst perth',
  'Pacific/Auckland': 'nzst nzdt',
  'Asia/Hong_Kong': 'hkt',
}
/** Names that count as a zone only with 'time' after them; 'GST' usually means the tax, not Gulf Standard Time. */
export const zonePlaces =
  'india indian bharat bharatiya bhartiya hindustan भारत भारतीय eastern pacific toronto canada london uk berlin germany paris singapore malaysia tokyo japan gst gulf dubai uae saudi qatar doha pakistan nepal bangladesh dhaka sydney perth'
