import type { Vocabulary } from './words.ts'

export const errands = {
  laundry: {
    says: `
      laundry | dry clean+ | drycleaner+ | iron clothes | press wala | press ke kapde | dhobi | kapde dhul+ |
      kapde press | tailor+ | silai | धोबी | दर्जी | ड्राई क्लीन | सिलाई | press vale | press karne | saree polish |
      fall pico | कपड़े प्रेस | प्रेस वाल | drycleaning | dryclean+ | dry wash | dhulai | dhulne | kapde dhulva+ |
      kapde dhulne | istri wal+ | istri karva+ | press karva+ | ironing | iron wala | iron karva+ | steam iron |
      steam press | blanket wash | kambal dhul+ | rajai dhul+ | curtain wash | shoe laundry | starch | uclean |
      laundri | londri | tumbledry | darji+ | tailar | tailer | silva+ | silne | silai karva+ | alter+ | alter karva+ |
      pant chhoti | pant lambi | length kam | fitting karva+ | fitting thik | zip repair | zip kharab |
      chain kharab pant | hemming | hem | blouse stitch+ | blouse silva+ | suit silva+ | suit stitch+ | kurta silva+ |
      falls | fall beading | rafu | darn+ | button lagva+ | stitching | mochi | cobbler | shoe repair | joota thik |
      jute thik | chappal thik | sole | bag repair | bag zip | umbrella repair | सिलवा+ | ब्लाउज+ | इस्तरी | इस्त्री |
      प्रेस करवा | कपड़े धुल+ | धुलाई | मोची | दर्ज+ | धोब+ | dhobhi | washerman
    `,
    things: `
      blouse | suit | kurta | pant | pants | trouser+ | lehenga | sherwani | saree | coat | blazer | kapde | clothes |
      curtain+ | blanket | kambal | rajai | quilt | jeans | shirt+ | dress | zip | petticoat | salwar | कपड़े | सूट |
      साड़ी | कंबल | पैंट | joote | shoes | sandal | heel
    `,
    acts: ['done', 'fix'],
    hints: `
      naap | measurement | fitting | shorten+ | lengthen+ | loosen | inch | tight
    `,
  },
  courier: {
    says: `
      courier+ | parcel+ | speed post | post office | dtdc | blue dart | delhivery | send documents | return order |
      return pick+ | amazon return | कूरियर | पार्सल | डाकघर | डाक | currier | kuriyar | kurier | coriar | speedpost |
      registered post | registry post | post karna | post karni | dak se | dak ghar | dakghar | dakkhana | post box |
      ship to | shipment | pickup for return | return pickup | return the order | return amazon | return flipkart |
      return myntra | myntra return | flipkart return | exchange pickup | delivery expected | dunzo | porter parcel |
      send package | send a package | send parcel | bhej courier | money order | स्पीड पोस्ट | कुरियर |
      document bhejne | documents bhejne | pickup laga+ | return laga+ | courier kar+ | courier bhej+
    `,
    things: `
      package | packet | box | documents | papers | letter | chitthi | saman | order | चिट्ठी | return item | myntra |
      amazon | flipkart | kurta | ajio
    `,
    acts: ['ship'],
    hints: `
      post | bhejna | send | return | भेजना
    `,
  },
  legal: {
    says: `
      lawyer+ | advocate+ | legal notice | notary | stamp paper | sale deed | will draft+ | power of attorney |
      passport+ | visa+ | aadhaar+ | pan card | driving licence | driving license | dl renew+ | voter id |
      birth certificate | अदालत | वीजा | agreement register+ | register agreement | registration office | नोटरी | वोटर |
      लाइसेंस | learner licen+ | learning licen+ | driving test | licence | license | licen renew | dl | rc transfer |
      rc book | rc renew | noc | rto+ | vehicle registration | aadhaar update | pan link | pan apply | pan aadhaar |
      new pan | pan banva+ | pan correction | ration card | rashan card | voter card | voter list | caste certificate |
      jati praman | income certificate | aay praman | domicile | niwas praman | praman patra | marriage certificate |
      death certificate | birth certi+ | character certificate | police verification | tenant verification | fir |
      police station | gazette | name change | naam change | legal heir | succession certificate | will banva+ |
      vasiyat | property papers | property registration | registry karva+ | rajistry | mutation | dakhil kharij |
      khata transfer | stamp duty | e stamp | stamp | notari+ | notarize | affidavit+ | shapath patra | consumer court |
      divorce | case hearing | court date | tarikh pe court | kachehri | kachahri | advocat+ | vakeel+ | legal advice |
      trademark | company registration | gst registration | fssai | msme | udyam | udyog | shop act | vfs |
      immigration | embassy | consulate | biometrics | apostille | attest+ | pcc | oci | patwari | tehsil+ | khatauni |
      khasra | e shram | ayushman card | pension papers | jeevan praman | life certificate | e kyc aadhaar |
      kagaz banva+ | document banva+ | rent agreement+ | agreement banva+ | agreement renew | 11 month agreement |
      leave and license | पैन कार्ड | आधार+ | राशन कार्ड | जाति प्रमाण | प्रमाण पत्र | पासपोर्ट+ | कोर्ट | कचहरी |
      वकील+ | रजिस्ट्री | जमीन के कागज | ड्राइविंग लाइसेंस | शपथ पत्र | मतदाता | जीवन प्रमाण | तहसील | naam badalva+
    `,
    things: `
      agreement | registration | certificate | document+ | papers | kagaz | zameen | property | court | कागज+ | जमीन
    `,
    acts: ['done', 'pay'],
    hints: `
      documents | renew | apply | appointment | कागज | sarkari | photocopy
    `,
  },
} satisfies Record<string, Vocabulary>
