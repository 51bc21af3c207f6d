import type { Vocabulary } from './words.ts'

export const repairs = {
  plumber: {
    says: `
      plumber+ | tap repair | nalka | drain+ | nali | प्लंबर | नाली | tap leak+ | dripping | tap dripping | nal kharab |
      nal tut+ | nal band | naal | flush jam | flush kharab | commode | toilet block+ | toilet jam | basin |
      wash basin | washbasin | sink jam | block drain | drain choke+ | nali jam | gutter | sewage | sewer | septic |
      choke | choked | motor pump | water motor | pani ki motor | pani ki tanki | tanki saaf | tank clean+ |
      overhead tank | tank overflow | seelan | seepage | geyser install+ | geyser leak | geezer | shower | jet spray |
      health faucet | faucet | bathroom fitting+ | pani nahi aa | no water supply | water not coming |
      low water pressure | water pressure | pani tapak | pani leak | plmbr | plumbr | palambar | plamber | plambar |
      prambar | plumbing | नलका | पानी टपक+ | लीकेज | फ्लश | गीजर | सीलन | टोंटी | tonti | toti | nal wal+ | clogged |
      clog
    `,
    things: `
      tap | sink | flush | toilet | bathroom | pipe | nal | geyser | tanki | motor | latrine | commode |
      washroom | water tank | नल | पाइप | मोटर | टंकी
    `,
    acts: ['fix'],
    hints: `
      repair | water | pani | thik | fix | tapak+ | पानी | jam | blocked | rasoi | overflow
    `,
  },
  electrician: {
    says: `
      electrician+ | wiring | mcb | fan repair | switch board | switchboard | bijli wala | बिजली वाला | इलेक्ट्रीशियन |
      electritian | electrition | elektrician | electrishian | power socket | plug point | plug kharab | point lagva+ |
      short circuit | shorting | spark in switch | bulb fuse | fuse ud+ | fuse gaya | light fitting | fan installation |
      fan fitting | ceiling fan | exhaust fan | chandelier | jhumar | doorbell | door bell | earthing | ups battery |
      inverter battery | inverter ki battery | stabilizer | stabiliser | voltage | meter jal | meter kharab |
      led light lagva+ | tubelight | tube light | half the house no power | no power in | power trip+ | tripping |
      mcb gir+ | light nahi aa | light nahi jal | bijli nahi aa | bijli wal+ | bijli mistri | bijli ka kaam |
      current lag | karant | करंट | बिजली का काम | बिजली मिस्त्री | बिजली वाल+ | पंख+ | स्विच | बल्ब | इनवर्टर |
      इन्वर्टर | शॉर्ट सर्किट | वायरिंग | एमसीबी
    `,
    things: `
      fan | light | lights | switch | bulb | batti | pankha | pankhe | bijli | plug | wire | wires | tubelight |
      inverter | lamp | socket | geyser point | लाइट | बत्ती | बिजली | तार | पंखा | holder
    `,
    acts: ['fix'],
    hints: `
      repair | thik | fix | point | jal | sparking
    `,
  },
  appliance: {
    says: `
      ac service | ac servicing | ac repair | ac gas | fridge repair | refrigerator repair | microwave repair |
      tv repair | ro service | ro filter | cooler repair | laptop repair | mobile repair | phone repair |
      screen replace+ | वॉशिंग मशीन | वाशिंग मशीन | वॉशिंग | वाशिंग | कूलर ठीक | mixer repair | ac servic+ |
      ac cooling | ac not | ac ki gas | ac ki servic+ | ac wale ko | ac kharab | ac thik | ac leak | ac install+ |
      ac uninstall | fridge cooling | fridge not | fridge kharab | fridge thik | fridge band | fridge ki gas |
      washing machine not | washing machine kharab | washing machine ka | washing machine service | drier not |
      dryer not | ro servic+ | ro kharab | ro ka filter | candle change | purifier filter | purifier service | kent |
      mixer kharab | mixer jal+ | mixi | mixie | grinder repair | microwave not | oven not | oven repair |
      induction kharab | gas stove repair | gas chulha | chulha kharab | burner | chimney clean+ | chimney service |
      dishwasher repair | tv kharab | tv screen | tv band | tv not | tv nahi chal+ | remote kharab | laptop slow |
      laptop hang+ | laptop kharab | laptop screen | laptop not | laptop thik | phone screen | phone ki screen |
      screen tut+ | screen crack+ | screen badal+ | display badal+ | phone hang+ | phone kharab | phone thik |
      mobile thik | mobile kharab | battery drain+ | battery replace+ | printer kharab | iron kharab | geyser repair+ |
      geyser servic+ | geyser not | water cooler | cooler ki | cooler thik | cooler pad | cooler grass |
      annual maintenance | amc | एसी की | एसी ठीक | फ्रिज ठीक | फ्रीज | मिक्सर | मिक्सी | आरओ | फिल्टर बदल+ | टीवी ठीक |
      माइक्रोवेव | मोबाइल ठीक | washing machine repair | service centre
    `,
    things: `
      ac | a c | aircon | air conditioner | fridge | freezer | refrigerator | washing machine | machine | dryer |
      microwave | oven | mixer | grinder | mixie | juicer | toaster | iron | istri | tv | television | led tv |
      remote | ro | purifier | aquaguard | chimney | cooler | laptop | computer | macbook | printer | phone |
      mobile | iphone | tablet pc | screen | display | geyser | dishwasher | induction | vacuum cleaner |
      set top box | battery | watch | ghadi | speaker | एसी | फ्रिज | टीवी | कूलर | मशीन | लैपटॉप | मोबाइल |
      गीजर | फोन | मिक्सर | घड़ी | chulha | stove | keyboard | charger port
    `,
    acts: ['fix', 'clean'],
    hints: `
      service | repair | warranty | technician | thik | filter | servicing | सर्विस | cooling | not cooling |
      company | brand
    `,
  },
  cleaning: {
    says: `
      deep clean+ | house cleaning | home cleaning | sofa clean+ | carpet clean+ | maid | kaamwali | cook not |
      bathroom clean+ | diwali cleaning | कामवाली | house help | househelp | house maid | maid service | cook chahiye |
      domestic help | kaamwali bai | kaam wali | naukrani | jhadu pocha | jhaadu | full house clean+ | bathroom deep |
      kitchen clean+ | kitchen deep | sofa dry | sofa shampoo | sofa wash+ | mattress clean+ | carpet wash |
      carpet shampoo | window clean+ | water tank clean+ | chimney saaf | safai wal+ | safai karva+ | ghar ki safai |
      saaf karva+ | ghar saaf | tank ki safai | deepclean+ | sanitis+ | sanitiz+ | broken sofa clean |
      post party clean+ | move in clean+ | after renovation clean+ | झाड़ू | पोछा | सफाई+ | काम वाली | साफ करवा |
      garbage collection | kabaadi+ | raddi | scrap dealer | scrap | कबाड़+ | रद्दी | maid chahiye | maid agency |
      new maid | nayi bai | bai nahi aa | bai chhutti | maid on leave
    `,
    things: `
      sofa | carpet | mattress | kitchen | bathroom | house | ghar | kaleen | windows | balcony | घर | सोफा |
      रसोई
    `,
    acts: ['clean', 'done'],
    hints: `
      clean | dust | mess | dirty | ganda | gande | guests
    `,
  },
  chef: {
    says: `
      private chef | personal chef | home chef | chef at home | hire chef | hire a chef | book a chef |
      book chef | hire a cook | book a cook | cook for party | party cook | khansama | शेफ | खानसामा
    `,
    hints: `
      guests | party
    `,
  },
  pests: {
    says: `
      pest control | termite+ | cockroach+ | bed bug+ | deemak | rat control | पेस्ट कंट्रोल | दीमक | कॉकरोच |
      cockroaches | roaches | tilchatta+ | tilchatte | chuhe | chuho | rats | rat in | mice | mouse in kitchen |
      lizard+ | chhipkali | ants in | ants everywhere | chinti+ | chiti+ | bedbugs | bed bugs | khatmal+ | ghun |
      machchar | machhar+ | fogging | pest | pesticide spray | termites | dimag laga | wood borer | honeybee hive |
      beehive | bee hive | madhumakkhi | wasp+ | snake catcher | pigeon net+ | kabutar jaali | kabootar | bird net |
      चूह+ | चींट+ | तिलचट्ट+ | छिपकली | खटमल | मच्छर+ | पेस्ट
    `,
    things: `
      keede | insects | bugs | keeda | कीड़े | ants
    `,
    acts: ['fix', 'done'],
    hints: `
      spray | kitchen
    `,
  },
  movers: {
    says: `
      packers | movers | shifting | relocat+ | house shift+ | ghar shift+ | saman shift+ | truck book+ | शिफ्टिंग |
      सामान शिफ्ट | shift house | house shifting | moving house | moving out | move out | shift to new |
      new flat shift | ghar badal+ | saman le ja | mover+ | packer+ | truck bula+ | tempo bula+ | tempo wal+ |
      chhota hathi | tata ace | porter | transport bike | bike transport | car transport | relocation | mini truck |
      शिफ्ट+ | पैकर्स | मूवर्स | टेम्पो | घर बदल+ | ट्रक
    `,
    things: `
      samaan | furniture | truck | bike | सामान | boxes | tempo
    `,
    acts: ['shift', 'buy', 'book'],
    hints: `
      shift | move | lorry | naye ghar | ladke | labour | majdoor | khali | flat
    `,
  },
  carpenter: {
    says: `
      carpenter+ | furniture repair | door repair | almari repair | badhai | painter+ | whitewash | putai | rangai |
      modular kitchen | बढ़ई | पुताई | रंगाई | mistri | मिस्त्री | राजमिस्त्री | wardrobe | cupboard repair |
      kitchen cabinet | almirah repair | lock repair | lock kharab | lock change | tala kharab | tala badal+ |
      locksmith | chabi wal+ | duplicate key+ | key maker | chabi banva+ | handle tut | hinge+ | kabza | darwaza jam |
      darwaza nahi | bed repair | bed tut+ | chair repair | kursi tut+ | drawer stuck | drill | curtain rod |
      tv wall mount | shelf install | shelves | wall paint+ | paint wal+ | painting of house | house paint+ |
      room paint | ghar paint | paint karva+ | peint | distemper | putty | waterproof+ | false ceiling | tiles |
      tile work | marble polish | floor polish | mason | raj mistri | rajmistri | rajmistry | renovat+ | civil work |
      interior design+ | wallpaper install+ | furniture banva+ | almari banva+ | jaali lagva+ | mesh door |
      mosquito net door | fabricat+ | welding | welder | grill lagva+ | gate repair | glass fitting | sheesha tut+ |
      window glass | badhayi | bdhai | kaarpenter | carpentar | पेंट करवा | पेंटर | रंग रोगन | दरवाज+ | अलमारी | ताला |
      चाबी | कारपेंटर | फर्नीचर ठीक | टाइल्स | repaint+ | house painting | wall colour | room repaint
    `,
    things: `
      door | drawer | lock | almari | almirah | cupboard | darwaza | khidki | window | chair | kursi | bed | table |
      wall | deewar | furniture | shelf | handle | gate | tala | wood | lakdi | ceiling | chhat | roof | दीवार |
      खिड़की | कुर्सी | मेज | पलंग | छत | kundi | chitkani
    `,
    acts: ['fix', 'done'],
    hints: `
      paint
    `,
  },
} satisfies Record<string, Vocabulary>
