import type { Vocabulary } from './words.ts'

export const travel = {
  flight: {
    says: `
      flight+ | air ticket+ | plane+ | boarding pass | web check in | indigo | air india | akasa | vistara | spicejet |
      hawai jahaz | फ्लाइट | हवाई अड्डे | एयरपोर्ट | airline | airlines | e ticket | boarding | web checkin |
      air fare+ | airfare | emirates | go first | air asia | airasia | goair | return flight | one way ticket to |
      layover | baggage allowance | extra baggage | havai | vimaan | udaan | उड़ान | विमान | हवाई | फ्लाईट | flt |
      flyt | flights | flite | cleartrip | skyscanner | makemytrip | हवाई टिकट | हवाई जहाज | हवाई यात्रा
    `,
    things: `
      goa | dubai | singapore | bangkok | london | usa | abroad | maldives | kashmir | srinagar | leh |
      andaman | terminal | plane | delhi | mumbai | bangalore | bengaluru | chennai | kolkata | hyderabad |
      guwahati | kochi
    `,
    acts: ['ticket'],
    hints: `
      fly | luggage | trip | ticket+ | tickets | adults | adult | infant | non stop | nonstop | one way |
      round trip | return | under 30k | economy class | window seat | del | blr | bom | ccu | maa | hyd | pnq |
      goi | amd | jai | lko | aisle seat | connecting | departure | arrival
    `,
  },
  train: {
    says: `
      train+ | irctc | tatkal | railway+ | pnr | rajdhani | shatabdi | vande bharat | duronto | platform | ट्रेन |
      रेलवे | तत्काल | rail ticket+ | reservation in | sleeper class | sleeper berth | lower berth | upper berth |
      side lower | 3ac | 2ac | 3rd ac | ac 3 | waiting list | waitlist+ | waiting clear | chart prepar+ | chart bana |
      chart bani | rac | general ticket | train ticket+ | platform ticket | garib rath | humsafar | tejas |
      express ticket | local pass | local train pass | railway pass | season pass | mst | ticket confirm+ |
      berth confirm | berth+ | rel ticket | rail+ | gadi number | vande | jan shatabdi | superfast | mail express |
      intercity | रेल+ | पीएनआर | वेटिंग | बर्थ | आरक्षण | prs | wl | wl 12 | tdr | confirm seat | confirmtkt |
      exp ticket | local ka pass | memu | toy train ticket+
    `,
    things: `
      train | station | gaon | gaav | patna | lucknow | varanasi | banaras | gorakhpur | kanpur | hometown | native |
      sleeper | express | गांव | स्टेशन | घर जाने
    `,
    acts: ['ticket'],
    hints: `
      ticket+ | berth | coach | journey | village | yatra | ghar | home | seat | waiting
    `,
  },
  bus: {
    says: `
      bus ticket+ | bus book+ | bus | redbus | volvo | sleeper bus | msrtc | ksrtc | bus stand | bus seat |
      bus pass | bus tickt | roadways | upsrtc | gsrtc | apsrtc | tsrtc | bmtc pass | shivneri | night bus |
      ac bus | intrcity | abhibus | बसें | बस की | बस का | बस से | bus ki seat | semi sleeper | bus wale |
      mini bus | school bus | bus adda | isbt | bus depot | overnight bus | zingbus
    `,
    things: `
      बस
    `,
    acts: ['ticket'],
    hints: `
      ticket+ | journey | seat | sleeper | manali | shimla
    `,
  },
  cab: {
    says: `
      cab+ | taxi+ | uber | ola | auto rickshaw | rickshaw | airport drop | airport pick+ | rapido | carpool | टैक्सी |
      कैब | ऑटो | auto bula+ | auto book | auto wala | auto vale | airport jana | airport jane | airport pahunch+ |
      airport chod+ | station drop | station chod+ | drop at station | drop to airport | drop at airport |
      airport transfer | pick from airport | pick up from airport | pick up from station | station se lana |
      station lene | airport lene | outstation cab | one way cab | rent a car | car rental | self drive | zoomcar |
      savaari | driver chahiye | driver for a day | driver book | blusmart | blu smart | gadi bula+ | gadi book |
      gadi mangva | innova book | ertiga | bike taxi | namma yatri | ऑटो बुला | गाड़ी बुला | गाड़ी बुक | एयरपोर्ट |
      ओला | उबर | एयरपोर्ट छोड़ | to the airport | to airport | reach airport | reach the airport | reach station |
      leave for airport | leave for the airport | metro card recharge now | e rickshaw | cng auto |
      pickup from airport | tempo traveller | seater | 12 seater | ride to | need a ride | lift to airport |
      reach airport by
    `,
    things: `
      auto | driver | innova | ride | airport | station | metro | traveller | gadi | गाड़ी
    `,
    acts: ['book'],
    hints: `
      drop | pick up | pickup | subah | 4am | early
    `,
  },
  carservice: {
    says: `
      car service | car servicing | car wash | bike service | bike servicing | scooty service | scooter service |
      tyre+ | puncture | puc | pollution certificate | mechanic | oil change | wheel alignment | gaadi service |
      gaadi ki service | gadi dhul+ | गाड़ी की सर्विस | पंक्चर | मैकेनिक | gear oil | engine oil | brake pad+ |
      brake shoe | brake fail | clutch plate | car battery | bike battery | battery jump | jump start | tyre change |
      tire+ | tubeless | flat tyre | pollution check | pollution certi+ | pollution ka | pollution karva+ |
      gadi ka pollution | wheel balanc+ | alignment | denting | dent paint | dent repair | denting painting |
      car polish | car spa | headlight | wiper | number plate | hsrp | car ac | car ki servic+ | bike ki servic+ |
      scooty ki servic+ | activa ki servic+ | gadi ki servicing | free service | 2nd service | first service |
      gadi start | bike start | car start | engine light | mileage kam | windshield | bumper | side mirror |
      car insurance claim garage | hava bharva+ | tyre pressure | air pressure in tyres | chain set | spark plug |
      silencer | car showroom | towing | breakdown | mecanic | mekanik | gomechanic | car clean | gadi dhulva+ |
      service center | car inspection | पंचर | टायर | बाइक की सर्विस | स्कूटी | ब्रेक | इंजन | प्रदूषण | panchar |
      pancher | punchar | pancture | stepney | coolant
    `,
    things: `
      car | bike | scooty | scooter | gaadi | activa | bullet | swift | alto | pulsar | splendor | splender | clutch |
      brake | brakes | engine | cycle | i20 | creta | wagonr | royal enfield | motorcycle | गाड़ी | बाइक | स्कूटर |
      कार | मोटरसाइकिल | साइकिल | tyres
    `,
    acts: ['fix', 'done'],
    hints: `
      service | servicing | battery | brake+ | start | awaz | noise | mileage
    `,
  },
  fuel: {
    says: `
      diesel | cng | ev charging | tel bharva+ | पेट्रोल | डीजल | petrol pump | tank full | fuel up | full tank |
      refuel+ | cng bharva+ | cng line | toll pass | petrol bharva+ | fill petrol | reserve me | reserve pe | सीएनजी |
      तेल भरवा | ev charg+ | charge the car | charge car | charge the ev | petrol dalva+ | tel dalva+
    `,
    things: `
      tank | fuel | tel | tanki | petrol | तेल
    `,
    acts: ['buy', 'pay', 'done'],
  },
  hotel: {
    says: `
      hotel+ | homestay | resort+ | airbnb | oyo | guest house | room book+ | check out of | kamra book+ | dharamshala |
      होटल | धर्मशाला | staycation | lodge | guesthouse | service apartment | homestays | villa | cottage book |
      tent stay | houseboat | camp stay | farmhouse | resorts | rooms for | room for 2 | room for two | hotel book |
      hotels | booking com | makemytrip hotel | goibibo | zostel | hostel | dharamsala | rukne ka | rukne ki | rukne k |
      thaharne | thehrne | thahrne | ruk ki jagah | place to stay | somewhere to stay | accommodation | night stay |
      stay for | nights in | ashram stay | yatri nivas | gest house | रुकने | ठहरने | ठहरन+ | होटेल | रिसॉर्ट |
      गेस्ट हाउस | लॉज | honeymoon | travel package | tour package | holiday package | trip package | हनीमून |
      कमरा बुक | rehne ka intezam | rehne ka intjam | rehne ki jagah | rukne ka intezam | kasauli | rehne ka
    `,
    things: `
      room | rooms | kamra | kamre | goa | manali | ooty | munnar | kerala | shimla | mussoorie | rishikesh | udaipur |
      lonavala | coorg | vacation | trip | कमरा | कमरे | camp | tent | jaisalmer | jaipur | pondicherry | puri |
      dwarka | haridwar | nainital | kasol | leh | ladakh | darjeeling | gangtok | mahabaleshwar | matheran |
      vrindavan | varanasi | shirdi | tirupati | agra | amritsar | andaman | bali | resort
    `,
    acts: ['book', 'view'],
    hints: `
      stay | room+ | book+ | holiday | ghumne | check in | nights | raat | couple | pool | sea | beach
    `,
  },
  pg: {
    says: `
      pg | paying guest | flat dekh+ | flatmate+ | new flat | house hunt+ | makan dekh+ | ghar dekh+ | property visit |
      broker | 1bhk | 2bhk | 3bhk | 1 bhk | 2 bhk | 3 bhk | bhk | 1rk | rk | room on rent | flat on rent |
      room rent pe | co living | coliving | girls hostel | boys hostel | hostel near college | roommate+ | flatmates |
      tenant+ | kirayedar | house visit | site visit flat | flat visit | plot dekh+ | nobroker | magicbricks | 99acres |
      housing com | token amount | deposit flat | brokerage | property dealer | dealer se flat | room dhund+ |
      flat dhund+ | ghar dhund+ | makan dhund+ | makaan | studio apartment | naya ghar | lease+ | फ्लैट | कमरा किराए |
      किराएदार | पीजी | मकान+ | house on rent | house for | apartment hunt | sublet | shared room
    `,
    things: `
      flat | apartment | makan | room | ghar | plot | house | घर | कमरा
    `,
    acts: ['view'],
    hints: `
      shift | owner | landlord | bachelor | society | gachibowli | whitefield | deposit | kiraye pe |
      kiraye par | kiraye ka | rent pe | rent par | on rent | for rent | किराए का | किराये का | किराये पर |
      किराए पर | months | mess | mess included
    `,
  },
} satisfies Record<string, Vocabulary>
