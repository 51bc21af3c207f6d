import type { Vocabulary } from './words.ts'

export const shopping = {
  clothes: {
    says: `
      shirt+ | kurta+ | saree+ | lehenga+ | sherwani | sweater+ | jacket+ | kapde kharid+ | ethnic wear | joote |
      suit kharid+ | जूते | कुर्ता | कपड़े खरीद | naye kapde | nye kapde | new clothes | नए कपड़े | नये कपड़े | blazer |
      school shoes | kapde shopping | shopping for clothes | clothes shopping | new dress | new shirt+ | new jeans |
      new shoes | nayi dress | naya kurta | nayi saree | kurti+ | kurtis | leggings | dupatta+ | salwar suit |
      suit piece | lehnga | gown | tshirt+ | t shirt+ | trouser+ | track pant+ | trackpant+ | nightsuit | night suit |
      innerwear | undergarment+ | socks | moze | mauje | juraab | swetar | woollen+ | garam kapde | thermal+ |
      coat kharid | raincoat | rain coat | umbrella kharid | school dress | school uniform | uniform+ | skirt | frock |
      belt lena | wallet lena | purse lena | handbag | hand bag | sandals | slippers | chappal+ | chappals | heels |
      sneakers | sports shoes | running shoes | jutti | mojari | joota | nothing to wear | kuch pehn+ | pehnne ke liye |
      pehnne ko | pahnne | zudio | westside | jodhpuri | tie lena | saree shop+ | saree kharid+ | sadi kharid |
      sari lena | poshak | kapde dila+ | कपड़े लेन+ | नए कपड़+ | साड़ी खरीद | साड़ी लेन+ | जूत+ | चप्पल+ | कुर्त+ |
      स्वेटर | जैकेट | यूनिफॉर्म | मोज+ | लहंग+ | शर्ट | kpde | kapade | kapray | kapre | kapdo
    `,
    things: `
      kapde | clothes | dress | shirt | shirts | pant | pants | jeans | suit | saree | kurta | shoes | blazer | outfit |
      uniform | bag | purse | belt | cap | gloves | muffler | shawl | topi | wallet | sunglasses | कपड़े | साड़ी |
      ड्रेस | सूट | बैग | joote | bra | myntra | ajio
    `,
    acts: ['buy'],
    hints: `
      buy | shopping | kharid+ | size | exchange | lena | new | naye | naya | nayi | tight | chhote | fit | नया | नई |
      नये | नए
    `,
  },
  electronics: {
    says: `
      new phone | mobile kharid+ | buy phone | buy laptop | laptop kharid+ | headphone+ | earphone+ | earbuds |
      charger+ | power bank | smartwatch | tv kharid+ | buy tv | naya phone | नया फोन | naya fridge | new fridge |
      naya tv | naya ac | new ac | naya laptop | naya mobile | washing machine kharid+ | fridge lena | tv lena |
      नया फ्रिज | नया मोबाइल | नया टीवी | smartphone | iphone lena | iphone buy | new iphone | new mobile | nya phone |
      nya mobile | nya laptop | nya tv | phone upgrade | phone lena | mobile lena | laptop lena | ac lena |
      cooler lena | mixer lena | new mixer | new tv | new laptop | new cooler | new washing machine | new microwave |
      airpods | air pods | ear phone+ | ear buds | earbud+ | headset | bluetooth speaker | speaker lena | soundbar |
      home theatre | homtheater | usb cable | type c cable | data cable | charging cable | powerbank | pen drive |
      pendrive | hard disk | harddisk | ssd | memory card | mouse lena | keyboard lena | mouse and keyboard |
      monitor lena | new monitor | webcam | tripod | smart watch | fitness band | phone cover | mobile cover |
      back cover | tempered glass | screen guard | screenguard | extension board | trimmer | hair dryer | hairdryer |
      iron box lena | kindle buy | playstation | ps5 | xbox | ipad | tablet lena | croma | vijay sales |
      reliance digital | air fryer | airfryer | air purifier | room heater | heater lena | new geyser | big billion |
      prime day | हेडफोन | ईयरफोन | चार्जर+ | नया लैपटॉप | पावर बैंक | स्मार्ट वॉच | mobail | mobile phone |
      laptop stand | laptop bag | mouse pad
    `,
    things: `
      phone | mobile | iphone | laptop | tv | television | fridge | refrigerator | washing machine | ac | cooler |
      mixer | microwave | oven | monitor | keyboard | mouse | speaker | heater | iron | cable | watch | printer |
      camera | router | tablet | geyser | computer | inverter | फोन | मोबाइल | लैपटॉप | टीवी | फ्रिज | एसी |
      कूलर | मिक्सर | fan | pankha | induction | toaster | juicer
    `,
    acts: ['buy'],
    hints: `
      buy | kharid+ | sale | exchange | emi offer | offer | diwali sale | naya | new | नया | नई | नये
    `,
  },
  furnishing: {
    says: `
      mattress+ | bed kharid+ | curtain+ | ikea | home decor | parda | parde | nursery plants | gadda | gamla+ | पर्दे |
      sofa set | dining table | study table | office chair | bookshelf | book shelf | shoe rack | bedsheet+ |
      bed sheet+ | chadar | pillow+ | takiya | takiye | cushion+ | quilt cover | rajai lena | kambal lena |
      blanket lena | doormat | door mat | paydan | carpet lena | pardey | gadde | photo frame lena | wall clock |
      mirror lena | lamp lena | fairy lights | diwali lights | rangoli | toran | planter+ | paudhe | paudha | podhe |
      gamle | plants lena | manure | khaad | bartan+ | steel dabba | container+ | lunch box | tiffin box |
      water bottle lena | pressure cooker | cooker ki seeti | kadhai | kadai | tawa | non stick | crockery |
      dinner set | glasses set | bucket | balti | mug | dustbin | jhadu lena | pocha lena | mop | ladder | pepperfry |
      wakefit | urban ladder | almari lena | almirah lena | wardrobe lena | new bed | naya bed | palang | charpai |
      table fan cover | bean bag | hammock | गद्द+ | चादर+ | तकिय+ | पर्द+ | बर्तन+ | फर्नीचर+ | सोफा | पौध+ | गमल+ |
      कुकर | बाल्टी | रजाई
    `,
    things: `
      sofa | bed | table | chair | kursi | almari | almirah | wardrobe | cupboard | lamp | mirror | plant |
      plants | furniture | cooker | carpet | shelf | rack | stool | blanket | kambal | rajai | lights | कुर्सी |
      पलंग | अलमारी | कंबल | bottle | clock
    `,
    acts: ['buy'],
    hints: `
      buy | home | kharid+ | ghar | naya | nayi | new | नया | नई | नये
    `,
  },
  jewellery: {
    says: `
      jewellery | jewelry | bangles | chudi | chudiyan | silver coin+ | dhanteras | गहने | चूड़ी | ज्वैलरी | sunar |
      jeweller | kaan ki bali | jhumk+ | angoothi | अंगूठी | झुमक+ | goldsmith | sonar | saraf | jewelers | jwellery |
      jevar+ | gehne | gahne | gehna | earring+ | ear ring+ | jhumka | jhumki | nose ring | nath | nathni | bichiya |
      payal+ | anklet | bangle+ | kangan | kada | kade | churi | chudiya+ | churiya | chain gold | gold chain |
      gold coin | gold ring | gold rate | gold lena | chaandi | chandi ka | diamond | diamond ring | engagement ring |
      pendant | locket | mangal sutra | mangalsutra+ | haar banva+ | haar lena | ring size | sone ka | sone ki |
      sone ke | sona kharid | sona lena | tanishq+ | kalyan jewel+ | malabar gold | pn gadgil | caratlane | giva |
      kaan chhid+ | hallmark | akshaya tritiya | गहन+ | सोने क+ | सोना खरीद | चांदी+ | चूड़िय+ | मंगलसूत्र | पायल |
      झुमके | कंगन | सुनार+ | जेवर+ | अंगूठ+
    `,
    things: `
      gold | sona | silver | chandi | ring | necklace | chain | bali | haar | locket | सोना | हार | चेन | बाली |
      bracelet
    `,
    acts: ['buy', 'done', 'fix'],
    hints: `
      buy | kharid+ | wedding | diwali | exchange | dulhan | bride
    `,
  },
  baby: {
    says: `
      diaper+ | baby food | cerelac | khilone | baby clothes | stroller | formula milk | crib | खिलौने | diper+ |
      dypar | diapar | daiper | huggies | pampers | mamypoko | mamy poko | nappy | nappies | baby wipes | wipes |
      baby lotion | baby oil | baby powder | johnson baby | feeding bottle | milk powder baby | lactogen | nan pro |
      formula | similac | baby bottle | sipper | teether | rattle | pram | walker for baby | baby walker |
      baby carrier | cradle | jhula baby | palna | baby bed | newborn clothes | onesie+ | bib | bibs |
      mosquito net baby | khilona | khilaune | khilauna | toys+ | lego | hot wheels | barbie | doll+ | remote car |
      board game | firstcry | car seat baby | high chair | nanny | babysitter | baby sitter | aaya | japa | japa maid |
      बेबी | नैपी | डायपर+ | खिलौन+ | पालना | दूध की बोतल | वाइप्स | दूध पाउडर | milk powder | मुन्ने का दूध |
      baby milk | गीले वाइप्स
    `,
    things: `
      baby | toy | newborn | munna | munni | chhotu | toys
    `,
    acts: ['buy'],
    hints: `
      kids | bachche | cream | powder | bottle | food
    `,
  },
} satisfies Record<string, Vocabulary>
