/**
 * Reminders by people who had not seen the rules: acceptable categories | text | needs that the first provider may
 * serve, a dash for none. Each set was scored once unseen and then became a regression test.
 */

/** Everyday wording. Unseen: category 77.5%, first provider 72.5%. */
export const firstUnseenSet = `
healthcare | dentist appt for root canal thurs 5pm | dentist
transport | book tatkal tickets to Patna, opens 10 am sharp | train
payment | pay bescom bill before 18th otherwise fine | electricity
healthcare | mom's thyroid test, empty stomach, call the lab to come home | labtest
finance | file ITR before 31 july, CA is asking for form 16 again | tax
other | get something nice for Neha's housewarming, budget 1500 max | gift furnishing
- | call nani after 7, she sleeps early | -
professional | kitchen tap leaking since sunday, get someone | plumber
food | order half kg eggless black forest for Aarav's bday on sat | cake
education payment | 2nd term fees of both kids last date 10th | school
- | standup moved to 10:15 from monday | -
transport | cab to airport at 4.30 am tmrw, pre book it | cab
entertainment | book 4 seats for the new Rajnikanth film, Friday night show | movie
- | think about doctor strange movie plot, why did he give the stone | -
healthcare | BP tablets of papa finishing, only 3 left | medicine
payment | jio recharge 299 mine is over on 22nd | recharge
transport professional | scooty servicing due, 3 months over already | carservice
accommodation | find hotel near Tirupati temple for 2 nights, 5 ppl, AC | hotel
finance | renew car insurance b4 it lapses on 14 | insurance
- | drink 3 litre water daily | -
professional | AC not cooling, call service guy before summer rush starts | appliance electrician
other | school shoes and 2 white shirts for chhotu, old ones tight | clothes
food | buy atta 10kg, toor dal, sunflower oil, haldi, hing small | groceries
transport | need flights blr to ccu for durga puja, prices going up daily!! | flight
- | send the train model photo to Vivek | -
payment finance | credit card due 5th. pay FULL not minimum | creditcard
professional | pandit ji for griha pravesh - fix date and ask him list of samagri | puja
healthcare | Bruno rabies shot due this week | vet
education | find a maths tutor for class 9, somebody near Kothrud who comes home | tuition
- | tell Suresh the bank of the river spot is best for picnic | -
professional | passport size photos 8 nos white background for visa | photo
other | diapers size L and cerelac, over by tomorrow | baby
- | feeling low on fuel these days, sleep before 11 | -
food | anniversary dinner reservation for 2, rooftop, 8:30 | eatingout
professional | rent agreement expiring in march, get new one made and registered | legal
- | return Pooja's umbrella | -
- | practise guitar 20 min | -
professional | cockroaches in kitchen again. pest control!!! | pests
- | dad's flight lands 9:40, keep phone on loud | -
accommodation | look for a ladies pg near Cyber City w/ food, joining on 1st | pg
healthcare | kal subah papa ko heart wale doctor ko dikhana hai | doctor
payment | bijli ka bill bharna h aaj last date | electricity
food | sabji lani hai - aloo pyaaz tamatar bhindi aur dhaniya free me mangna | groceries
- | bank holiday hai aaj | -
professional | naal se paani tapak rha h plumber ko bulana | plumber
transport | lucknow jane k liye train ki tikat dekhni h 12 tarik ki | train
professional | baal katwane hain sunday ko, shadi se phle | salon
other | rakhi pe didi ke liye kuch accha sa lena hai | gift jewellery
- | mummy ko fon krna h raat ko | -
healthcare | chasma ka number check karwana, sar dard rehta hai | eyes
entertainment | hotstar ka plan khatam ho gya world cup se pehle lena pdega | streaming
finance | lic ka premium bharna hai 28 tak | insurance
payment | gas cylinder buk karna hai ek hi bacha hai | utilities
professional | press wale ko kapde dene hai 12 jodi + saree polish | laundry
- | subah 5 baje uthna he aur walk pe jana he | -
food | aaj khana bnane ka mood nhi, biryani mangwa lenge 8 bje | fooddelivery
transport | gadi ki service krwani hai brake se awaz aa rhi | carservice
education | beti ka neet ka form bharna hai, aadhar sign photo ready rakhna | exam
- | boss ko ppt bhejni h kal tk | -
professional | sofa aur parde ki deep cleaning karvani diwali se pehle | cleaning
healthcare | chintu ka tika lagwana hai 9 mahine wala | doctor
finance | fd tudwani h sbi jake, passbook bhi entry kara lena | bank
professional transport | 1 tarikh ko ghar shift krna h, packers se rate puchna | movers
other | diwali pe naya fridge lena h exchange offer me | electronics
- | rahul se 500 rs wapas mangne h yaad se | -
food other | maa papa ki 25vi anniversry, cake or phool dono arder krne h | cake flowers
accommodation | goa me room dekhna 3 raat k liye beach ke pass sasta wala | hotel
professional | pankha awaz kar raha hai aur 2 switch bhi kharab, electrician bulao | electrician
- | doctor sahab wali kahani puri karni hai, chapter 7 se | -
professional | almari ka darwaza nikal gya h mistri bulana pdega lakdi wala | carpenter
transport | tel bharwana h gadi me kal lamba jana he | fuel
healthcare | gym ki membership leni h is mahine pakka | fitness
other education | bacho ki copy, geometry box, brown cover lena h school khulne wale h | stationery
professional | didi ki shaadi ka hall aur caterer final krna h 15 se phle | wedding
- | shaam ko tulsi me pani dena | -
payment | fastag me paise dalne hai, toll pe line me fasna nhi h | recharge
transport | volvo ki seat book krni manali ki, friday rat wali, peeche wali mat lena | bus
professional | bhaiya ko rakhi courier krni hai pune, time se phunch jaye | courier
- | hotel wale gaane ka naam yaad karna hai, kishore kumar ka tha shyad | -
other | mummy ki kaan ki bali tut gyi sunar ko deni h, nayi bhi dekh lenge | jewellery
entertainment | ipl ki 2 tickt leni h wankhede wali, chinu ne bola jaldi khtm hoti h | sports
- | parking me gaadi seedhi lgana, sharma uncle gussa krte h | -
healthcare | shugar ki dawai khatam hone wali he, 2 patte lane he | medicine
payment education | tution wali mam ko fees deni hai 2500 gpay se | tuition
- | school wale dost group me good morning ka jawab dena 😂 | -
payment | paani ka bill + property tax dono ka online dekhna hai nagar nigam site pe | utilities
other | naya gadda lena hai double bed ka, kamar ki waat lag gyi | furnishing
- | aaj gussa nahi krna kisi pe, lambi saans lo | -
finance | GST return 20 tareekh, CA ko bill bhejne hai saare | tax
food | satarday ko office walo ke sath khana bahar, 10 log ki table rakhwani hai | eatingout
healthcare | दादी को घुटनों के दर्द के लिए हड्डी वाले डॉक्टर को दिखाना है | doctor
payment | बिजली का बिल भरना है | electricity
food | राशन लाना: चावल 5 किलो, चीनी, चायपत्ती, सरसों का तेल | groceries
- | शाम को छत से कपड़े उतारने हैं | -
transport | छठ में घर जाने के लिए ट्रेन का टिकट करवाना है, अभी से वेटिंग चल रही है | train
professional | सत्यनारायण कथा के लिए पंडित जी से पूर्णिमा का समय लेना | puja
finance | बैंक जाकर केवाईसी अपडेट करवाना, आधार पैन साथ ले जाना | bank
healthcare | दाँत का दर्द बढ़ गया, कल डेंटिस्ट से टाइम लो | dentist
- | मामा जी को जन्मदिन की बधाई देनी है फोन पर | -
professional | वाशिंग मशीन घूम नहीं रही, मिस्त्री बुलाना | appliance
education | बिट्टू का नर्सरी में दाखिला, फॉर्म 5 तारीख से मिलेंगे | school
other | दीवाली के लिए सबके नए कपड़े लेने हैं | clothes
- | कल से मोबाइल कम चलाना है | -
payment | पापा के फोन में रिचार्ज करा देना, 28 दिन वाला | recharge
transport | सुबह 5 बजे स्टेशन जाने के लिए टैक्सी बोलनी है | cab
healthcare | खून की जांच करवानी है खाली पेट | labtest
food | मुन्ने का जन्मदिन रविवार को, केक का ऑर्डर देना | cake
- | डॉक्टर की स्पेलिंग याद करनी है, कल अंग्रेज़ी का टेस्ट है | -
accommodation | वृंदावन में दो दिन ठहरने के लिए धर्मशाला या होटल देखना | hotel
professional | दीमक लग गई है चौखट में, दवा छिड़कवानी है | pests
finance | बाइक का बीमा खत्म हो रहा है 9 को, रिन्यू कराना | insurance
- | 11 बजे मीटिंग है प्रधान जी के साथ पंचायत भवन में | -
entertainment | बच्चों को नई वाली कार्टून फिल्म दिखाने ले जाना है इतवार को | movie
other | भाभी की गोदभराई के लिए साड़ी और चांदी का सिक्का लेना | clothes jewellery gift
professional | जमीन के कागज के लिए वकील साहब से मिलना, खतौनी की नकल साथ रखना | legal
- | रेल की पटरी वाली कविता पूरी लिखनी है | -
payment finance | गाड़ी की किस्त 7 को कटेगी, खाते में पैसे डालने हैं | bank
- | आज एकादशी है, चावल नहीं बनाना | -
healthcare | मम्मी की आँखों का मोतियाबिंद, ऑपरेशन की तारीख लेनी है | eyes doctor
- | हनुमान चालीसा 7 बार पढ़ना मंगलवार को | -
`

/**
 * Implicit wording, text-message spelling, Devanagari. Unseen: category 48% at first, 73% with wider rules; first
 * provider 44%, then 66%.
 */
export const secondUnseenSet = `
healthcare | Ammamma cataract check-up at the eye hospital, take old file | eyes
transport | 2 lower berths Chennai to Madurai for Pongal, before it goes to WL | train
- | raise a JIRA ticket for the login bug b4 standup | -
healthcare | vit d n b12 to be done, full body pkg if cheap | labtest
food | plum cake 2 nos from the Thalassery bakery for carol night | cake
finance payment | home loan EMI bounced, speak to SBI branch n pay the overdue | bank
- | train the new intern on tally, wed 3pm | -
professional | geyser trips the MCB each time i switch it on | electrician appliance
other | new phone for amma, simple android with big letters, under 8k | electronics
education | IELTS slot in Kochi, second week of dec, carry passport | exam
- | interview was a piece of cake lol, write thank you mail to HR | -
professional | mehendi + makeup artist trial for cousins reception | salon wedding
transport | Guwahati and back for Bihu, 3 adults 1 infant, non stop only, keep it under 30k total | flight
healthcare | Cat not eating since yday. take her in today itself | vet
payment | ACT broadband 1179, autopay failed | utilities recharge
- | of course say yes to Meera, dont overthink | -
entertainment | kids want that dinosaur thing at PVR, sat morning, 3D | movie
food | potluck at Fernandes aunty's, order 2 kg chicken biriyani for 1 pm | fooddelivery
accommodation | need somewhere to stay in Kota for my brother, 11 months, mess included | pg
professional other | two wardrobes + one study table to be made, measure the wall first | carpenter furnishing
- | dont leave the balcony light on whole night | -
other | Something for Mrs D'Souza's retirement, we are pooling 300 each | gift
finance payment | advance tax 3rd instalment 15 Dec!! | tax
transport | 12 seater tempo traveller for Coorg, 2 days, ask driver bata also | cab
- | no giving gas in the group today pls, just finish the deck | -
healthcare | renew cult pass or find smth cheaper near hsr | fitness
professional | Send Appa's papers to Toronto, documents only, 500 gms | courier
professional | two blazers and the heavy curtains for dry wash before Christmas | laundry
- | Rosary at 7, everyone at home | -
other | cot and pram before the due date, second hand is fine too | baby
education | Carnatic vocal classes for Diya, online ok, twice a week | tuition
- | paint with Tara on sunday, she wants to do a peacock, colours are in the loft | -
payment | IGL piped gas 2 months pending, they will cut it | utilities
transport professional | clutch plate gone, tow it n get estimate frm the garage in Andheri | carservice
- | wish Ravi, he is finally Dr Ravi (PhD!!) | -
healthcare | daadi ki sunne wali machine thik nhi chal rhi, kaan ke doctor se milna | doctor
transport | ajmer jana hai urs me, bus ya train jo mile, 6 log | bus train
- | bijli gul ho to inverter ka switch upar krna mat bhulna | -
food | mehmaan aa rhe h 5 bje, 1 kilo kaju katli aur 20 samose manga lena | fooddelivery
professional | chimney se dhuan nhi nikal rha, andar se saaf krwani pdegi | appliance cleaning
payment | dish tv ka pack khtm, serial chhut jayega mummy ka | recharge
- | dr kalam wali book ke 20 page roz | -
finance | sukanya khata khulwana h gudiya ka, post office ya bank | bank
education | chote ki coaching badalni he, physics me fail ho gya, koi dhang ki dekhna | tuition
other | lehnga chahiye sangeet k liye, kiraye pe bhi chlega | clothes
- | light le bhai, paper ki tension mat le, so ja 11 bje | -
accommodation | jaisalmer me tent wala camp dekho 4 jan se 6 jan | hotel
entertainment | chote bhai ko eden le jana h, kkr ka match, ticket abhi se | sports
healthcare | bachhe ko khansi 4 din se, kal subha number lagwana h clinic pe | doctor
transport | petrol reserve pe aa gya, office se aate time | fuel
professional | putai karani h pure ghar ki, 2 kamre + baramda, rate pata kro | carpenter
- | toy train chinu ki palang ke niche h, nikal k deni h | -
food | maggi, dudh, ande, bred. hostel k liye | groceries
payment finance | cc ka bil aa gya 23k 😭 16 tk dena | creditcard
professional | album wale ko pakdo, 6 mahine ho gye shaadi ki pics nhi di | photo
healthcare | akal daadh nikal rahi h, sujan bhi h, dikhana pdega | dentist
- | pet me gas bn rhi h, raat ko chane nhi khane | -
other | karwa chauth pe biwi ke liye, 5-6 hazar tak, jhumke ya saari | gift jewellery clothes
transport | raat 1 bje ernakulam utrenge, auto nhi milegi, gadi pehle se bol do | cab
education payment | hostel + mess fees sem 5, late fine 100 roz | school
finance | gaddi da beema mukk gya, online krwa lo | insurance
- | data bank wali file ka naam badal ke sir ko bhejni | -
transport professional | flat khali krna h 30 ko, saman ka tempo + 2 ladke | movers
healthcare | gaay dudh nahi de rhi 2 din se, pashu wale dactar sahab ko bulao | vet
healthcare | eno crocin dettol patti.. ghar ka first aid dabba khali pda h | medicine
- | mausi se baat krni h rishte k bare me, sunday dophar | -
entertainment | mirzapur ka naya season aa rha, prime lena pdega 1 mahine ka | streaming
professional | bathrum ka flash jaam ho gya 😩 jaldi kisi ko bulao | plumber
other | mummy k bday pe laal gulab ka bukey, seedha ghar bhijwana | flowers gift
- | namaz asr 4:45, phone silent | -
finance | TDS ka refund nhi aya, 26AS dikhwana CA ko | tax
professional | naam galat h marksheet me, affidavit bnwana notary se | legal
- | gym ka bahana mt bna, ghr pe hi 30 dand | -
healthcare | thairoid wali goli 100mcg, sirf do din ki bachi | medicine
- | paise bachane h is mahine, bahar ka khana band | -
transport | माँ को लेकर हरिद्वार जाना है, रोडवेज की एसी बस में दो सीट | bus
healthcare | पिताजी का ईसीजी और लिपिड प्रोफाइल कराना है | labtest
- | बत्ती जाने से पहले टंकी भर लेना | -
food | नवरात्रि का सामान - कुट्टू का आटा, साबूदाना, सेंधा नमक, मखाने | groceries
payment | घर का वाईफाई कल कट जाएगा, पैसे डालो | recharge utilities
professional | खटमल हो गए हैं पलंग में, आज ही किसी को बुलाओ | pests
- | नाटक में मुझे डॉक्टर बनना है, संवाद याद करने हैं | -
education | सीटेट का फॉर्म भरवाना है छोटी बहन का, साइबर कैफे से | exam
other | नया कूलर लेना है, बड़ा वाला, किश्तों पर मिले तो ठीक | electronics
finance | फसल बीमा 31 से पहले करवाना है, खसरा लेकर जाना | insurance
- | ताऊजी से फोन पर तबीयत पूछनी है | -
accommodation | महाकाल की भस्म आरती के लिए उज्जैन में रात रुकने का इंतज़ाम | hotel
professional | बहन के ब्याह के लिए बैंड, घोड़ी और टेंट वाले को बयाना देना | wedding
healthcare | चश्मे की डंडी टूट गई, नया बनवाना है | eyes
transport | दिल्ली से पटना का हवाई टिकट, भाई की परीक्षा है 14 को | flight
- | बैंक वाली गली में नहीं, मंदिर वाली गली में मिलना है सुरेश से 6 बजे | -
professional | मिक्सी जल गई, बनवा लो या कंपनी वाले को फोन करो | appliance
other | सोने का भाव गिरा है, धनतेरस से पहले बहू के लिए कंगन | jewellery
professional | मुन्नी का मुंडन, नाई और पंडित दोनों से बात करनी है | puja salon
- | रात को दूध की पतीली फ्रिज में रखकर सोना | -
education other | तीसरी कक्षा की किताबें और बस्ता लाना | stationery
food | पिंकी पास हो गई! सबको बाहर कहीं बढ़िया खाना खिलाना है | eatingout
other | मुन्ने का दूध पाउडर और गीले वाइप्स ख़त्म | baby
payment | स्मार्ट मीटर में बैलेंस माइनस में चला गया, लाइट काट देंगे | electricity recharge
- | रोज़ एक पन्ना डायरी लिखना | -
`
