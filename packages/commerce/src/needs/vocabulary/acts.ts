/**
 * Actions, and the problems that imply them, in the notation of `Vocabulary`. A 'fridge' with `buy` is shopping, with
 * `fix` a repair, and on its own neither.
 */
export const acts = {
  buy: `
    buy | buying | purchase | order+ | get | need | pick up | pickup | bring | grab | shop | shopping | stock | restock |
    kharid+ | lena | leni | lene | lelo | lana | lani | lane | laana | manga | mangana | mangani | mangane | mangao |
    mangva+ | mngva+ | chahiye | chahie | dilana | dilani | dilane | khatam | khtm | finished | finishing |
    running low | running out | ran out | run out | out of | empty | is over | all over | exhausted | bacha | bachi | bache | finishes | lao | le aana | lunga |
    lenge | lungi | le lo | laenge | खरीद+ | लेना | लेनी | लेने | लाना | लानी | लाने | लाओ | मंगा+ | मंगवा+ | चाहिए |
    खत्म | बची | बचा | लेंगे | दिला+
  `,
  book: `
    book | booking | booked | reserve | reservation | reserved | slot | confirm | register | join | membership | cancel+ |
    reschedul+ | pre book | prebook | buk | bukng | rakhvana | appointment | dhundh+ | dhund+ | search | look for | find |
    arrange | bol do | bol dena | bolni | keh do | tay karna | final | बोलनी | बोल देना | बुक+ | रिजर्व+ | आरक्षण | ढूंढ+ | चाहिए | bula+ | बुला+
  `,
  ticket: `
    ticket+ | tikat | tikit | tickt | tkt | tkts | seat+ | book | booking | buk | reserve | reservation | confirm | pass | passes |
    waiting | टिकट+ | सीट | बुक+ | आरक्षण
  `,
  pay: `
    pay | paying | payment | bill+ | bil | bharna | bharni | bharne | bhar do | bharo | bhr+ | jama | due | dues | fees | fee |
    deposit | last date | late fee | renew+ | clear | settle | transfer | chukana | chukani | installment | expire+ |
    expiring | expiry | lapse+ | recharge | autopay | katega | katne | भर+ | जमा | बिल | फीस | चुका+ | आखिरी तारीख | रिन्यू+
  `,
  fix: `
    repair+ | nahi chal+ | fix | fixed | fixing | kharab | thik | not working | not cooling | not heating | not starting | not turning |
    not charging | not draining | not spinning | stopped | broken | broke | tut | tuta | tuti | tute | toot | tut+ | jal gaya |
    jal gayi | jal gai | jal gya | jal gyi | band | jam | avaj | noise | noisy | leak+ | crack+ | cracked | stuck | dead |
    nahi chal+ | chal nahi | khul nahi | ban nahi | nikal nahi | band pad+ | gir rah+ | ris rah+ | ud gaya | fuk gaya | fail | problem | issue | smell | badbu | nahi kar+ | nhi kar+ | nahi ho+ | service | servicing | servicing karva+ | technician | mistri |
    mechanic | mechanik | bula+ | loose | dhila | dhili | tapak+ | tapk+ | overflow | blocked | block | clogged | choke |
    choked | nikal gaya | nikal gya | gir gaya | hang | sparking | spark | not opening | not closing | won't start |
    flicker+ | rukta nahi | ruk gaya | ruk gai | replace+ | badal+ | badla+ | install+ | खराब | ठीक | मरम्मत | टूट+ | जल ग+ | बंद | आवाज | रिपेयर |
    बुला+ | बदल+ | लीक | टपक+ | रिस रहा | जाम | नहीं चल+ | नहीं कर+ | नहीं हो+ | काम नहीं
  `,
  see: `
    looked at | dikhana | dikhani | dikhane | dikha | dikhao | dikhva+ | appointment | appt | apointment | checkup | check up | consult |
    pain | dard | ache | aching | hurts | hurting | hurt | paining | swelling | swollen | sujan | suj gaya | rash | itching |
    khujli | infection | treatment | dukh | dukhna | dukhta | dukh raha | dukh rahi | high | badh+ | not eating | nahi kha+ | limping | sick | unvell | bimar | tabiyat | fever | bukhar | take him | take her | injured | बीमार | तबीयत | बुखार | injury | chot | moch |
    shot | vaccin+ | tika | injection | bite | दिखा+ | दर्द | इलाज | सूजन | खुजली | चोट | मोच | दुख रह+ | बढ़ ग+
  `,
  done: `
    karana | karani | karane | krana | krani | karao | get done | done | polish+ | print+ | developed | altered | cut | trim |
    polish | update | apply | download | correction | stitch+ | stitched | framed | fitting | grooming | करा+ | रंगा+
  `,
  view: `
    dekhna | dekhne | dekhni | dekho | dekh lo | dhundh+ | dhund+ | search | look for | find | hunt | visit | kiraya | kiraye | rent | deposit |
    broker | देखना | देखने | ढूंढ+ | किराए | किराये | shortlist+ | tenant
  `,
  clean: `
    clean | cleaned | cleaning | saf | saaf | safai | dirty | ganda | gandi | gande | dhulva+ | wash | shampoo | messy | साफ |
    गंदा | गंदी | धुलवा+
  `,
  shift: `shift | shifting | move | moving | bhejna | le jana | load | transport | शिफ्ट+ | ले जाना`,
  host: `plan | arrange | arrangements | decoration | decor | venue | hall | guests | menu | host | organise | organize | theme | सजा+`,
  learn: `
    join | joining | enrol | enroll | enrol+ | register | admission | learn | learning | seekhna | sikhna | sikhni | sikhne |
    lagva+ | find | dhundh+ | dhund+ | trial | demo | fees | start | book | सीख+ | लगवा+ | ढूंढ+ | shuru
  `,
  ship: `send | bhejna | bhejni | bhejne | bhej | bhijva+ | ship | post | pickup | pick up | return | dispatch | भेज+ | भिजवा+`,
} as const satisfies Record<string, string>

export type ActName = keyof typeof acts
