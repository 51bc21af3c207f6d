import type { Vocabulary } from './words.ts'

export const occasions = {
  gift: {
    says: `
      gift+ | present for | tohfa | uphar | rakhi bhej+ | send rakhi | return gift+ | surprise for | गिफ्ट | तोहफा |
      उपहार | housewarming | something nice for | kuch accha sa | kuchh achha | कुछ अच्छा सा | returngift | shagun |
      gifts | birthday present | wedding present | gift card | gift voucher | hamper+ | diwali hamper | tohfe | rakhi+ |
      bhai dooj | karwa chauth gift | secret santa | greeting card | something special for | kuch accha lena |
      kuch special | तोहफ+ | राखी | शगुन | lifafa | gft | memento | trophy | souvenir
    `,
    things: `
      present | surprise | perfume | soft toy | teddy
    `,
    acts: ['buy'],
    hints: `
      birthday | anniversary | wedding | shaadi | janamdin | rakhi | raksha bandhan | diwali | mother day | father day |
      valentine+ | buy | मम्मी | naya ghar | didi | bhai | baby shower | farewell | rakshabandhan | teacher day |
      mothers day | fathers day | retirement | christmas | जन्मदिन | सालगिरह | शादी | something | kuch
    `,
  },
  flowers: {
    says: `
      bouquet+ | roses | phool | phoolon | gajra | florist | फूल | गुलदस्ता | garland+ | genda | gende | marigold |
      gulab | gulab ke phool | jasmine | mogra | orchid+ | lily | lilies | rose bouquet | red roses | phool wal+ |
      phoolwala | haar phool | phool mala | jaimala | varmala | गेंद+ | गुलाब | गजरा | मालाए+ | bouque | boquet |
      bookey | buke | phoolo | फूलों | floral
    `,
    things: `
      flowers | flower | rose | mala | petals | माला
    `,
    acts: ['buy'],
    hints: `
      anniversary | birthday | puja | valentine+ | mandir
    `,
  },
  puja: {
    says: `
      pandit+ | hawan | griha pravesh | grih pravesh | purohit | church mass | pooja samagri | pandit ji | panditji |
      pujari+ | hawan samagri | puja ka saman | puja saman | puja thali | agarbatti | dhoop | camphor | kapoor | diye |
      diyas | kalash | nariyal puja | ganpati murti | ganesh murti | idol | murti | satyanarayan+ | satynarayan |
      grah pravesh | gruha pravesh | grahpravesh | vastu | vastu puja | bhoomi puja | bhumi pujan | lakshmi puja |
      laxmi puja | navratri puja | kalash sthapana | ghatasthapana | saraswati puja | rudrabhishek | abhishek | jagran |
      jagrata | kirtan | sundarkand | akhand path | ramayan path | bhagwat katha | bhandara | langar | janeu |
      naamkaran | annaprashan | mundan | shraddh | pind daan | pinddaan | terahvi | tervi | barsi | tarpan | kundli |
      kundali | janampatri | janam patri | astrologer | jyotish+ | muhurt | muhurat nikalva+ | shubh muhurat |
      shubh muhurt | mandir jana | mandir darshan | darshan book | darshan ticket | darshan ki | tirupati darshan |
      vaishno devi | shirdi | mannat | prasad chadha+ | chadhava | imam | maulvi | qazi | kazi | priest |
      church booking | bajrangbali | havan karva+ | jaap | पंडित+ | हवन+ | पूजन | मुहूर्त | कुंडली | जागरण | कीर्तन |
      सुंदरकांड | नामकरण | मुंडन | श्राद्ध | गृह प्रवेश | अगरबत्ती | दीये | प्रसाद | दर्शन | भंडारा | पुजारी |
      ज्योतिष+ | तुलसी विवाह
    `,
    things: `
      puja | mandir | temple | diya | havan | prasad | पूजा | मंदिर | katha | gurudwara | darshan | nariyal
    `,
    acts: ['buy', 'done', 'book'],
    hints: `
      muhurat | ghar | fast | vrat | samagri | samaan | navratri | chhath | ji | सामग्री | सामान | पूर्णिमा
    `,
  },
  wedding: {
    says: `
      banquet+ | caterer+ | catering | wedding venue | wedding planner | dj book+ | decorator+ | tent wala |
      marriage hall | invitation card+ | shaadi ka card | sadi ka card | band baja | शादी का हॉल | wedding hall |
      shaadi ka hall | shaadi hall | marriage garden | lawn book+ | party hall | party plot | community hall |
      event planner | event manager | wedding card+ | shaadi card | card chhapva+ | invitation print+ | invite card+ |
      birthday party hall | birthday decoration | balloon decor+ | balloons | decoration wal+ | decorat+ |
      stage decoration | mandap | tent house | tent wal | shamiyana | halwai shaadi | halwai bula+ | caterar |
      kettering | catring | dj | dj wal+ | band wale | band wal+ | baraat | ghodi | dhol wal+ | dholi |
      anchor for sangeet | choreograph+ | sangeet choreograph+ | magician | game host | birthday party plan |
      birthday organis+ | engagement hall | reception hall | haldi function | mehndi function | baby shower |
      godh bharai | godbharai | shadi ki booking | venue | venues | matrimony | matrimonial | rishta | biodata |
      हलवाई बुला | टेंट+ | बारात | मंडप | डीजे | शादी का कार्ड | शादी के कार्ड | सजावट | मैरिज | बैंक्वेट | कैटरर+ |
      हॉल बुक | बैंड | कैटरिंग | catering wale
    `,
    things: `
      wedding | shaadi | sagai | engagement | reception | party | sangeet | hall | function | shower | birthday | शादी |
      सगाई | हॉल | पार्टी | बर्थडे
    `,
    acts: ['book', 'host'],
    hints: `
      guests | mehman | decor | decoration | lawn | 200 | log
    `,
  },
  photo: {
    says: `
      photographer+ | photo shoot | photoshoot | videographer+ | passport photo+ | album print+ | photo print+ |
      फोटोग्राफर | passport size photo+ | passport size | फोटो खिंचवा | photo studio | studio me photo |
      pass port size | ps photo | visa photo | photos print | print photos | photo frame karva+ | photo khichva+ |
      photo khinchva+ | photo banva+ | photo nikalva+ | baby shoot | maternity shoot | newborn shoot |
      pre wedding shoot | prewedding shoot | family portrait | portrait shoot | drone shoot | reel shoot |
      wedding album | album banva+ | camera man | cameraman | video wal+ | videography | फोटोग्राफी | फोटो स्टूडियो |
      फोटो बनवा | फोटो निकलवा | पासपोर्ट साइज+ | पासपोर्ट फोटो | album vale | album delivery | album lena | album le |
      photography | shaadi ki photography
    `,
    things: `
      photo | photos | album | फोटो | shoot
    `,
    acts: ['done'],
    hints: `
      photo+ | wedding | prewedding | studio | copies
    `,
  },
  salon: {
    says: `
      salon | saloon | hair colour | hair color | parlour | parlor | facial | waxing | threading | manicure | pedicure |
      spa | massage | mehndi+ | mehendi+ | barber | bal katva+ | baal kat+ | सैलून | पार्लर | मेहंदी | मेंहदी |
      hair spa | keratin | smoothening | straightening | hair treatment | haircolor | highlights | root touch up |
      touch up | clean up face | bleach | eyebrow+ | eye brow+ | upper lip | wax | nail art | nails done |
      nail extension | bridal makeup | beautician+ | beauty parlo+ | parlar | parler | body massage | head massage |
      spa appointment | shave | trim beard | beard trim | dadhi banva+ | hajamat | naai | nayi ki dukan | hair saloon |
      mehandi | mehndi wal+ | henna | makeup artist | mua | haircut+ | hair cut+ | haircutting | cutting karva+ |
      baal bahut | baal rang+ | baal kalar | hair dye | baal lambe | bal bade | naturals | lakme | urban company salon |
      hair trim | trim hair | dandruff treatment | बाल कट+ | बालों | मेहंद+ | मेंहद+ | नाई | दाढ़ी | फेशियल | ब्यूटी |
      वैक्सिंग | थ्रेडिंग | hair appoint+ | grow out hair | hair too long | hair growing | hair is too
    `,
    things: `
      hair | beard | nails | bal | dadhi | makeup | bleach | बाल | मसाज
    `,
    acts: ['done', 'book'],
    hints: `
      lambe | long | trim | appointment
    `,
  },
} satisfies Record<string, Vocabulary>
