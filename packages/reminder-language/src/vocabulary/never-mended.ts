/**
 * Correctly spelt words with the consonants of a time word, which must not be corrected: 'phone 5 baje' is not 'paune 5
 * baje', 'kal sambar' is not Monday, 'shower 6 am' is not a morning. Loaded separately from the reader. 'Mint' is left
 * out on purpose: '20 mint baad' is a typo for minutes.
 */
export const neverMended: ReadonlySet<string> = new Set(
  [
    // paune
    'phone phones pan pans pin pins pen pens pain pine pune poona paan panna pana pina penne pinni pann phanna pony puny paana paani',
    // sadhe, sava
    'seedhe seedha seedhi sidhe sidha sidhi share shares shared shade sear sari saree sarees saari sada sadi saadi sadya said side seed sud shed shod saw sew sow sar saar saru saaru sir sire sure soir savvy savoy',
    // weekdays
    'zoom jam jammu jamun jim gym juma toss toast sambar sambhar sambhaar sound sounds send sends sand sandesh sund mend mends mound mounds bud bad bed body buddy tear tears tour tours tyre tyres tire tires tier tiers tower towers their theirs theory fraud frauds freed fried ferid std tds shukriya shukar mangle mongol mingle',
    // parts of the day
    'shower showers shiver severe savour saver saviour sever sum sums sim sims sem seem seems sam some same seam summer neet net nets nit nut nuts note notes neat night tadka tadke turkey tark ber beer beers bore bear deeper diaper diapers dipper depart arrow middie midi noon nanu nain md ny nss',
    // days, every, next, daily, months, o'clock
    'person persons parse parsa purse parsi toddy todo todos teddy ever hear hair haar ear over next flow flowing aglio noext dhl dill deal dealing dali dal dull doll mirch mirchi march marcha marchu marco mercy bhaji bhajji bajji bhaja bheja bhajiya bhajia baja bajaj jool jolly',
    // units and dates
    'money mono mine mines moss miss mass mess mason meen mani mania minnie memon salan saloon salon soul soil seal sail sale sell bars bars brass brush bros yours hers hours hearse dad dadi didi dada did deed duty daddy ddd sapota shapta ghonto tarika tariku ssc maint',
  ].flatMap((words) => words.split(' ')),
)
