/** The categories under which a provider is shown (DATA-3). */
export type Category =
  | 'transport'
  | 'food'
  | 'accommodation'
  | 'professional'
  | 'entertainment'
  | 'healthcare'
  | 'finance'
  | 'education'
  | 'payment'
  | 'other'

/** What a reminder may need somebody for. */
export type Need = {
  category: Category
  /** Words and phrases that say it by themselves, in English, Hinglish and Hindi; '+' after one admits endings. */
  says: string
  /** Words that only hint at it: with another they are enough. */
  hints?: string
  /** What one may do oneself, with the reason. */
  activities: [name: string, why: string][]
  /** Whether to book early matters: seats sell out, or somebody must find the time. */
  books: 'early' | 'soon' | 'any time'
}

const need = (need: Need): Need => need

/** Names are the purposes of the directory's entries. */
export const needs = {
  doctor: need({
    category: 'healthcare',
    says: 'doctor+|dr|physician|clinic|hospital+|specialist|paediatrician|pediatrician|gynaecologist|gynec|gynae|cardiologist|dermatologist|skin doctor|orthopedic|ent|opd|consultation|vaccin+|vaccination+|teeka|tika|immunisation|immunization|health check up|bukhar|aspatal|hakim|vaidya|physiotherap+|physio|therapist|counsell+|डॉक्टर|डाक्टर|अस्पताल|टीका|बुखार|इलाज|operation+|surgery|ऑपरेशन|आपरेशन|वैक्सीन|टीके|क्लिनिक|cataract|motiyabind|मोतियाबिंद|check karana|dikhana hai',
    hints:
      'appointment|checkup|check up|fever|cough|pain|dard|sugar|bp|back pain|knee|दर्द|जांच|shot|injection|sardard|sar dard|बुखार|चेकअप',
    activities: [
      ['Write down symptoms and questions', 'so that nothing is forgotten in the few minutes with the doctor'],
      ['Put old reports and prescriptions together', 'doctors ask for them first'],
    ],
    books: 'soon',
  }),
  dentist: need({
    category: 'healthcare',
    says: 'dentist+|dental|tooth|teeth|root canal|braces|daant+|dant doctor|दांत|दाँत',
    activities: [['Note which tooth and since when', 'it is the first thing that is asked']],
    books: 'soon',
  }),
  eyes: need({
    category: 'healthcare',
    says: 'spectacles|eye test|eye check+|eye doctor|optician|contact lens+|contact lenses|chashma+|chasma+|ankh+|aankh+|ophthalmologist|specs|चश्मा|आंख+|आँख+|मोतियाबिंद|चश्मे',
    hints: 'glasses|eyes|lens',
    activities: [['Take the present glasses along', 'their power is the starting point']],
    books: 'any time',
  }),
  medicine: need({
    category: 'healthcare',
    says: 'medicine+|medicines|tablet|tablets|pharmacy|chemist|prescription|refill|dawai+|dava|davai|dawa|davaiyan|goli|insulin|syrup|inhaler|medical store|दवा|दवाई|दवाइयां|गोली',
    hints: 'dose|strip|capsule+|vitamin+|bp|sugar|thyroid|patta|khatam',
    activities: [
      ['Count what is left', 'a refill ordered a week ahead arrives in time'],
      ['Photograph the prescription', 'pharmacies ask for it'],
    ],
    books: 'any time',
  }),
  labtest: need({
    category: 'healthcare',
    says: 'blood test|lab test|pathology|x ray|xray|mri|ct scan|ultrasound|sonography|thyroid test|sugar test|lipid profile|full body check+|health check+|report collect+|test report|khoon ki jaanch|khun ki janch|ब्लड टेस्ट|खून की जांच',
    hints: 'test|report+|fasting|sample|scan',
    activities: [['Ask whether you must come fasting', 'most blood tests are wrong after breakfast']],
    books: 'soon',
  }),
  fitness: need({
    category: 'healthcare',
    says: 'gym|yoga|workout|zumba|pilates|crossfit|fitness|kasrat|vyayam|exercise|trainer|swimming|योग|व्यायाम|कसरत|जिम',
    hints: 'walk|run|running|marathon|membership',
    activities: [['Lay out clothes the evening before', 'the first five minutes decide']],
    books: 'any time',
  }),
  vet: need({
    category: 'healthcare',
    says: 'vet|veterinary|dog vaccin+|puppy|kitten|pet food|dog food|cat food|kutte|kutta|billi|pet clinic|pet grooming|dog grooming|कुत्ते|rabies|रेबीज|dog walker',
    hints: 'dog|cat|pet|tommy|bruno|deworm+|shot|injection|tick+',
    activities: [['Take the vaccination book along', 'the next dates are written into it']],
    books: 'soon',
  }),
  flight: need({
    category: 'transport',
    says: 'flight+|airport|air ticket+|plane+|boarding pass|web check in|indigo|air india|akasa|vistara|spicejet|hawai jahaz|फ्लाइट|हवाई अड्डे|एयरपोर्ट',
    hints: 'fly|terminal|luggage|trip|ticket+',
    activities: [
      ['Check in online', 'it opens 48 hours before and spares a queue'],
      ['Look at the baggage allowance', 'it is cheaper to add kilos before the airport'],
    ],
    books: 'early',
  }),
  train: need({
    category: 'transport',
    says: 'train+|irctc|tatkal|railway+|pnr|rajdhani|shatabdi|vande bharat|duronto|platform|रेल|ट्रेन|रेलवे|तत्काल',
    hints: 'station|ticket+|berth|coach|journey|gaon|village|yatra',
    activities: [
      [
        'Keep passenger names and ages ready',
        'tatkal berths are gone within minutes of 10 am (AC) and 11 am (sleeper)',
      ],
      ['Look up the PNR the evening before', 'the chart tells coach and berth'],
    ],
    books: 'early',
  }),
  bus: need({
    category: 'transport',
    says: 'bus ticket+|bus book+|bus|redbus|volvo|sleeper bus|msrtc|ksrtc|bus stand|बस',
    hints: 'ticket+|journey',
    activities: [['Save the boarding point’s number', 'buses wait minutes, not longer']],
    books: 'soon',
  }),
  cab: need({
    category: 'transport',
    says: 'cab+|taxi+|uber|ola|auto rickshaw|rickshaw|airport drop|airport pick+|rapido|carpool|drop to|टैक्सी|कैब|ऑटो',
    hints: 'drop|pick up|pickup|ride|driver',
    activities: [['Book for half an hour earlier than needed', 'rain and peak hours double the wait']],
    books: 'soon',
  }),
  carservice: need({
    category: 'transport',
    says: 'car service|car servicing|car wash|bike service|bike servicing|scooty service|scooter service|tyre+|puncture|puc|pollution certificate|mechanic|garage|oil change|wheel alignment|gaadi service|gadi service|gaadi ki service|gadi ki service|gadi dhul+|गाड़ी की सर्विस|पंक्चर|मैकेनिक',
    hints: 'car|bike|scooty|scooter|service|servicing|battery|gaadi|gadi|activa|clutch|brake+|गाड़ी',
    activities: [['List noises and faults', 'a service only mends what it is told of']],
    books: 'soon',
  }),
  fuel: need({
    category: 'transport',
    says: 'petrol|diesel|cng|ev charging|tel bharva+|पेट्रोल|डीजल',
    activities: [['Look at FASTag’s balance before a long drive', 'an empty tag pays double at the toll']],
    books: 'any time',
  }),
  hotel: need({
    category: 'accommodation',
    says: 'hotel+|homestay|resort+|airbnb|oyo|guest house|hostel book+|room book+|check out of|kamra book+|dharamshala|होटल|धर्मशाला',
    hints: 'stay|room+|book+|trip|vacation|holiday|goa|manali|honeymoon|ghumne|check in',
    activities: [['Read what cancelling costs', 'plans move; free cancellation is worth a little more']],
    books: 'early',
  }),
  pg: need({
    category: 'accommodation',
    says: 'pg|paying guest|flat dekh+|flatmate+|new flat|house hunt+|makan dekh+|ghar dekh+|kiraye ka|property visit|broker|मकान|किराए का',
    hints: 'flat|house|shift|owner|landlord',
    activities: [['Photograph every room on the first day', 'deposits are argued about on the last']],
    books: 'soon',
  }),
  eatingout: need({
    category: 'food',
    says: 'restaurant+|dinner date|table book+|book a table|reserve a table|lunch with|dinner with|cafe|dine|dining|brunch|buffet|bahar khana|khane chalna|रेस्टोरेंट|बाहर खाना|डिनर|table rakhva+|khana bahar|bahar ka khana|table for|बाहर खाने|टेबल बुक',
    hints: 'dinner|lunch|breakfast|treat|party|anniversary|table|friends|dosto|team',
    activities: [['Tell who eats Jain or vegan when booking', 'kitchens can prepare for it']],
    books: 'soon',
  }),
  fooddelivery: need({
    category: 'food',
    says: 'order food|food order+|order dinner|order lunch|order pizza|pizza|biryani|swiggy|zomato|tiffin+|dabba|khana order+|khana manga+|khana mangva+|parcel khana|burger+|खाना ऑर्डर|खाना मंगा|पिज्जा|बिरयानी|टिफिन',
    hints: 'order|momos|khana|eat|snack+|dinner|lunch',
    activities: [['Order before 7:30 pm', 'kitchens and riders are slowest from eight to nine']],
    books: 'any time',
  }),
  groceries: need({
    category: 'food',
    says: 'grocery|groceries|sabzi+|sabji+|subzi|vegetables|fruits|doodh|dudh|milk|atta|chawal|chaval|dal|paneer|eggs|ande|bread|ration|rashan|kirana|supermarket|curd|dahi|tamatar|pyaz|aloo|oil|masala+|cooking gas|khane ka saman|fish|chicken|mutton|सब्जी|सब्ज़ी|दूध|आटा|चावल|राशन|किराना|फल|दही|पनीर',
    hints: 'buy|lana|khareed+|le aana|list|market|bazar|sugar|rice|shopping|kharid+|लाना|बाज़ार|खरीद',
    activities: [['Look into the fridge before you go', 'half of what is bought twice is there already']],
    books: 'any time',
  }),
  cake: need({
    category: 'food',
    says: 'cake+|bakery|pastry|pastries|cupcake+|mithai+|sweets|laddoo|laddu|ladoo|barfi|halwai|chocolate+|मिठाई|केक|लड्डू',
    hints: 'birthday|bday|anniversary|janamdin|order|box',
    activities: [['Order with the name to be written', 'a day ahead is enough for most bakeries']],
    books: 'soon',
  }),
  gift: need({
    category: 'other',
    says: 'gift+|present for|tohfa|uphar|rakhi bhej+|send rakhi|return gift+|surprise for|गिफ्ट|तोहफा|तोहफ़ा|उपहार|housewarming|something nice for|kuch accha sa|kuchh achha|कुछ अच्छा सा|returngift|shagun',
    hints:
      'birthday|bday|anniversary|wedding|shaadi|shadi|janamdin|rakhi|raksha bandhan|diwali|mother day|father day|valentine+|buy|मम्मी|naya ghar|didi|bhai|neha|baby shower|farewell|lifafa',
    activities: [['Write down the size or the favourite colour', 'asked in time it is still a surprise']],
    books: 'soon',
  }),
  flowers: need({
    category: 'other',
    says: 'flower+|bouquet+|rose|roses|phool+|mala|gajra|florist|फूल|माला|गुलदस्ता',
    hints: 'anniversary|birthday|puja|valentine+',
    activities: [['Order for the morning', 'flowers are freshest then']],
    books: 'soon',
  }),
  salon: need({
    category: 'professional',
    says: 'salon|saloon|haircut|hair cut|hair colour|hair color|parlour|parlor|facial|waxing|threading|manicure|pedicure|spa|massage|mehndi+|mehendi+|makeup|barber|bal katva+|baal katva+|baal kat+|nai|सैलून|बाल कट|पार्लर|मेहंदी|मेंहदी',
    hints: 'hair|beard|nails|baal|bal|dadhi',
    activities: [['Keep a picture of what you want', 'words for hair mean different things']],
    books: 'soon',
  }),
  plumber: need({
    category: 'professional',
    says: 'plumber+|leak+|tap repair|nal|nalka|pipe|pipeline|flush|drain+|geyser|tanki|water tank|sink|nali|प्लंबर|नल|पाइप|टंकी|नाली',
    hints: 'repair|tap|bathroom|water|pani|thik|fix|tapak+|पानी',
    activities: [['Find the valve that shuts the water', 'and close it until somebody comes']],
    books: 'soon',
  }),
  electrician: need({
    category: 'professional',
    says: 'electrician+|wiring|mcb|fuse|fan repair|pankha+|pankhe|switch board|switchboard|inverter|bijli wala|bijli vala|socket|tube light|बिजली वाला|इलेक्ट्रीशियन|पंखा',
    hints: 'fan|light|switch|repair|bijli|thik|fix|बिजली',
    activities: [['Note which rooms are without power', 'it tells which circuit it is']],
    books: 'soon',
  }),
  appliance: need({
    category: 'professional',
    says: 'ac service|ac servicing|ac repair|ac gas|fridge repair|refrigerator repair|washing machine+|microwave repair|tv repair|ro service|ro filter|water purifier+|aquaguard|chimney|cooler repair|cooler|laptop repair|mobile repair|phone repair|screen replace+|एसी|कूलर|वॉशिंग मशीन|फ्रिज|वाशिंग मशीन|वॉशिंग|वाशिंग|कूलर ठीक|geyser repair|microwave|mixer repair|mixer grinder',
    hints: 'ac|fridge|tv|service|repair|ro|laptop|warranty|technician|thik|filter|servicing|सर्विस',
    activities: [['Look for the bill', 'within the warranty the repair costs nothing']],
    books: 'soon',
  }),
  cleaning: need({
    category: 'professional',
    says: 'deep clean+|house cleaning|home cleaning|sofa clean+|carpet clean+|maid|bai|kaamwali|kamvali|safai+|jhadu|pocha|cook not|bathroom clean+|diwali cleaning|cleaning|सफाई|सफ़ाई|कामवाली',
    hints: 'clean|dust|ghar|kitchen|घर',
    activities: [['Empty shelves the evening before', 'cleaners are paid by the hour']],
    books: 'soon',
  }),
  pests: need({
    category: 'professional',
    says: 'pest control|termite+|cockroach+|bed bug+|khatmal|deemak|dimak|rat control|chuha|machhar|mosquito+|पेस्ट कंट्रोल|दीमक|कॉकरोच|keede|kide|दीमक|कीड़े|मच्छर',
    activities: [['Cover food and move pets out', 'most treatments need some hours of empty rooms']],
    books: 'soon',
  }),
  movers: need({
    category: 'professional',
    says: 'packers|movers|shifting|relocat+|house shift+|ghar shift+|saman shift+|tempo|truck book+|शिफ्टिंग|सामान शिफ्ट',
    hints: 'shift|saman|boxes|move',
    activities: [['Photograph valuables before they are packed', 'claims ask for it']],
    books: 'early',
  }),
  carpenter: need({
    category: 'professional',
    says: 'carpenter+|furniture repair|door repair|almirah|almari repair|badhai|paint+|painter+|whitewash|putai|rangai|polish+|interior+|modular kitchen|बढ़ई|पुताई|रंगाई|mistri|mistry|मिस्त्री|राजमिस्त्री',
    hints: 'door|furniture|wall|almari|drawer|lock|darwaza',
    activities: [['Measure before somebody comes', 'an estimate by phone is then possible']],
    books: 'soon',
  }),
  laundry: need({
    category: 'professional',
    says: 'laundry|dry clean+|drycleaner+|iron clothes|press wala|press vala|press ke kapde|dhobi|kapde dhul+|kapde press|tailor+|darzi|darji|alteration+|stitch+|blouse|silai|धोबी|दर्जी|ड्राई क्लीन|सिलाई|press vale|press karne|press karva|saree polish|sari polish|fall pico|कपड़े प्रेस|प्रेस वाल',
    hints: 'clothes|kapde|suit|sherwani|saree|sari|lehenga|कपड़े',
    activities: [['Empty the pockets and point out stains', 'cleaners treat them only when told']],
    books: 'soon',
  }),
  courier: need({
    category: 'professional',
    says: 'courier+|parcel+|speed post|post office|dtdc|blue dart|delhivery|send documents|return order|return pick+|amazon return|dak|कूरियर|पार्सल|डाकघर|डाक',
    hints: 'package|post|bhejna|send|documents|return|भेजना',
    activities: [['Photograph the label', 'its number finds a lost parcel']],
    books: 'any time',
  }),
  legal: need({
    category: 'professional',
    says: 'lawyer+|advocate+|vakil|vakeel|court|legal notice|notary|affidavit|stamp paper|registry|sale deed|will draft+|power of attorney|passport+|visa+|aadhaar+|aadhar+|adhar|pan card|driving licence|driving license|dl renew+|rto|voter id|birth certificate|वकील|पासपोर्ट|आधार|अदालत|वीजा|rent agreement|agreement register+|register agreement|registration office|नोटरी|वोटर|लाइसेंस',
    hints: 'documents|renew|agreement|kagaz|apply|appointment|कागज',
    activities: [['Put originals and two copies together', 'a missing copy costs a second visit']],
    books: 'early',
  }),
  photo: need({
    category: 'professional',
    says: 'photographer+|photo shoot|photoshoot|videographer+|passport photo+|album print+|photo print+|फोटोग्राफर|passport size photo+|passport size|फोटो खिंचवा',
    hints: 'photo+|wedding|prewedding',
    activities: [['List the people who must be on a picture', 'photographers do not know aunts']],
    books: 'early',
  }),
  puja: need({
    category: 'professional',
    says: 'pandit+|puja|pooja|havan|hawan|satyanarayan|griha pravesh|grih pravesh|mundan|katha|purohit|mandir|temple+|gurudwara|church mass|aarti|pooja samagri|पंडित|पूजा|हवन|कथा|मंदिर',
    hints: 'muhurat|ghar|diya|prasad|fast|vrat',
    activities: [['Ask for the list of samagri', 'everything is found easily two days ahead']],
    books: 'soon',
  }),
  wedding: need({
    category: 'professional',
    says: 'banquet+|caterer+|catering|wedding venue|wedding planner|dj book+|decorator+|tent wala|tent vala|marriage hall|invitation card+|shaadi ka card|sadi ka card|shadi ka card|band baja|शादी का हॉल|कैटरर|टेंट',
    hints: 'wedding|shaadi|shadi|sangeet|engagement|sagai|reception|party|venue|शादी|सगाई',
    activities: [['Settle the number of guests first', 'halls and caterers both quote by it']],
    books: 'early',
  }),
  movie: need({
    category: 'entertainment',
    says: 'movie+|film|films|cinema|pvr|inox|bookmyshow|concert+|comedy show|stand up show|theatre|theater|natak|live show|museum|amusement park|water park|exhibition|mela|फिल्म|सिनेमा|मेला|नाटक|standup comedy|picture dekhne|फ़िल्म|पिक्चर',
    hints: 'ticket+|show|match|friends|weekend|dekhne|dekhni|watch|picture|देखने',
    activities: [['Choose seats on the first day', 'aisle and middle rows go first']],
    books: 'early',
  }),
  streaming: need({
    category: 'entertainment',
    says: 'netflix|hotstar|jiohotstar|prime video|amazon prime|spotify|youtube premium|sonyliv|zee5|ott|नेटफ्लिक्स',
    hints: 'subscription|renew|plan|cancel',
    activities: [['Look who still watches', 'a plan for fewer screens costs half']],
    books: 'any time',
  }),
  sports: need({
    category: 'entertainment',
    says: 'turf|badminton+|cricket practice|cricket match|football|tennis|box cricket|swimming pool|bowling|trek+|camping|cycling|table tennis|chess|क्रिकेट|बैडमिंटन|ipl|match ticket+|match ki ticket|स्टेडियम|stadium|wankhede',
    hints: 'court|play|game|khelne|practice|match|खेलने',
    activities: [['Ask who comes before you book', 'a court is paid for by the hour']],
    books: 'soon',
  }),
  electricity: need({
    category: 'payment',
    says: 'electricity bill+|bijli ka bill|bijli bill|light bill|power bill|bijli+ bill|बिजली का बिल|बिजली बिल',
    hints: 'bill+|electricity|pay+|jama|bharna|bhar+|due|meter',
    activities: [['Compare the units with last month’s', 'a wrong reading is mended before it is paid']],
    books: 'any time',
  }),
  recharge: need({
    category: 'payment',
    says: 'recharge+|mobile bill|phone bill|postpaid|prepaid|wifi bill|broadband+|internet bill|dth|tata play|jio fiber|jiofiber|airtel|jio|vi recharge|dish tv|wifi recharge|रिचार्ज|मोबाइल बिल|वाईफाई|fastag|fast tag|फास्टैग|फ़ास्टैग|metro card|डीटीएच',
    hints: 'bill+|plan|data|wifi|pack|mobile|phone|net',
    activities: [['Look at the yearly plan', 'it saves one or two months']],
    books: 'any time',
  }),
  utilities: need({
    category: 'payment',
    says: 'gas bill|water bill|gas cylinder+|cylinder+|lpg|indane|hp gas|bharat gas|png bill|property tax|house tax|society maintenance|maintenance charge+|maintenance bill|maintenance|rent|kiraya|kiraaya|challan+|rent pay+|gas book+|गैस|सिलेंडर|किराया|पानी का बिल|चालान',
    hints: 'bill+|pay+|due|gas|water|jama|bharna|dena|transfer|book+|भरना|देना',
    activities: [['Keep the receipt’s number', 'it settles every later question']],
    books: 'any time',
  }),
  creditcard: need({
    category: 'payment',
    says: 'credit card+|card bill|card payment|cred|card due|upi|send money|paise bhej+|paisa bhej+|paise de+|paise transfer|money transfer|paise dena|क्रेडिट कार्ड|पैसे भेज|पैसे देना',
    hints: 'bill+|pay+|due|hdfc|icici|sbi|amex|paise|transfer',
    activities: [['Pay the total, not the minimum', 'what is left costs over 40% a year']],
    books: 'any time',
  }),
  bank: need({
    category: 'finance',
    says: 'bank+|fd|fixed deposit+|rd|ppf|nps|cheque+|check deposit|atm|kyc|demat|mutual fund+|sip|stocks|share market|emi|home loan|car loan|loan+|gold loan|passbook|locker|बैंक|लोन|किस्त|चेक|ईएमआई|केवाईसी|एफडी|एटीएम|पासबुक|nominee|debit card|atm card',
    hints: 'invest+|deposit|account|khata|interest|kist|paisa|jama|खाता|निवेश',
    activities: [['Keep PAN and Aadhaar within reach', 'every form asks for both']],
    books: 'any time',
  }),
  insurance: need({
    category: 'finance',
    says: 'insurance+|premium|policy renew+|policy|mediclaim|term plan|lic premium|bima|beema|claim form|इंश्योरेंस|बीमा|प्रीमियम|पॉलिसी|lic|एलआईसी|बीमे',
    hints: 'renew+|car|health|bike|due|claim',
    activities: [['Compare before it renews by itself', 'a no-claim bonus moves along to another insurer']],
    books: 'soon',
  }),
  tax: need({
    category: 'finance',
    says: 'itr|income tax|tax return+|gst return+|gst fil+|advance tax|form 16|chartered accountant|ca se|tds|tax fil+|tax consultant|tax saving|ca ko|gst|आयकर|टैक्स',
    hints: 'tax|ca|file|filing|return|proofs',
    activities: [['Download Form 26AS and the AIS', 'they show what the department already knows']],
    books: 'soon',
  }),
  school: need({
    category: 'education',
    says: 'school fee+|fees|tuition fee+|college fee+|school admission|admission+|ptm|parent teacher|pta|school bag|books for school|uniform|school+|nursery|फीस|स्कूल|दाखिला|एडमिशन',
    hints: 'fee|kids|bacche|bachche|class|teacher|college|bachcho|बच्चों|mam|madam|teacher ji',
    activities: [['Put questions for the teacher on paper', 'ten minutes are short']],
    books: 'soon',
  }),
  tuition: need({
    category: 'education',
    says: 'tuition+|coaching|tutor+|home tutor|maths class+|online class+|guitar class+|music class+|dance class+|english class+|coding class+|course+|udemy|coursera|upskill+|certification+|dance practice|driving class+|driving school|ट्यूशन|कोचिंग|क्लास',
    hints: 'class+|learn|seekhna|sikhna|lesson+|lecture|webinar|study|padhai|पढ़ाई',
    activities: [['Put twenty quiet minutes after each class', 'what is repeated the same day stays']],
    books: 'any time',
  }),
  exam: need({
    category: 'education',
    says: 'exam+|exams|mock test+|neet|jee|upsc|cat exam|gate exam|ielts|toefl|board exam+|admit card|hall ticket|exam form|pariksha|result check|परीक्षा|एग्जाम|एडमिट कार्ड',
    hints: 'test|revision|revise|syllabus|form|result|study',
    activities: [['Print the admit card a day before', 'printers fail on exam mornings']],
    books: 'soon',
  }),
  stationery: need({
    category: 'education',
    says: 'notebook+|stationery|stationary|textbook+|books|novel+|geometry box|project material|chart paper|kitab+|kitaben|किताब|कॉपी|स्टेशनरी',
    hints: 'buy|print|project|pen|pens|copy',
    activities: [['Ask for the school’s list', 'covers and sizes differ by class']],
    books: 'any time',
  }),
  clothes: need({
    category: 'other',
    says: 'shoes|jeans|shirt+|kurta+|saree+|sari|dress|lehenga+|sherwani|sweater+|jacket+|kapde kharid+|kapde lena|ethnic wear|joote|jute|chappal|suit kharid+|साड़ी|जूते|कुर्ता|कपड़े खरीद|naye kapde|nye kapde|new clothes|kapde kharid+|नए कपड़े|नये कपड़े|blazer|school shoes|जूते',
    hints: 'buy|shopping|kharid+|size|exchange|lena|kapde|new|naye',
    activities: [['Check the size chart of the brand', 'one in four returns is a wrong size']],
    books: 'any time',
  }),
  electronics: need({
    category: 'other',
    says: 'new phone|mobile kharid+|buy phone|buy laptop|laptop kharid+|headphone+|earphone+|earbuds|charger+|power bank|smartwatch|tv kharid+|buy tv|camera|router|printer+|naya phone|नया फोन|चार्जर|लैपटॉप|naya fridge|new fridge|naya tv|naya ac|new ac|naya laptop|naya mobile|washing machine kharid+|fridge lena|tv lena|नया फ्रिज|नया मोबाइल|नया टीवी',
    hints: 'buy|kharid+|laptop|phone|mobile|sale|tv|exchange',
    activities: [['Compare the price of the last months', 'a sale’s struck-out price is often new']],
    books: 'any time',
  }),
  furnishing: need({
    category: 'other',
    says: 'furniture|mattress+|sofa|bed kharid+|curtain+|ikea|bartan+|utensil+|cooker|home decor|parda|parde|plants|nursery plants|gadda|gamla+|बर्तन|पर्दे|फर्नीचर',
    hints: 'buy|home|kharid+|ghar|lights',
    activities: [['Measure door and stairs', 'sofas turn around at the lift']],
    books: 'any time',
  }),
  jewellery: need({
    category: 'other',
    says: 'gold|jewellery|jewelry|sona|mangalsutra|ring|necklace|bangles|chudi|chudiyan|payal|chandi|silver coin+|dhanteras|tanishq|सोना|गहने|चूड़ी|ज्वैलरी|sunar|jeweller|jeweler|kaan ki bali|kan ki bali|jhumk+|angoothi|anguthi|haar|zevar|jevar|सुनार|अंगूठी|झुमक+|बाली',
    hints: 'buy|kharid+|wedding|diwali|exchange',
    activities: [['Ask for the hallmark and the making charge', 'they explain most of the difference in price']],
    books: 'any time',
  }),
  baby: need({
    category: 'other',
    says: 'diaper+|baby food|cerelac|toys|khilone|baby clothes|stroller|formula milk|crib|डायपर|खिलौने',
    hints: 'baby|kids|bachche|newborn',
    activities: [['Look at the next size already', 'babies grow faster than packs empty']],
    books: 'any time',
  }),
} satisfies Record<string, Need>

export type NeedName = keyof typeof needs
