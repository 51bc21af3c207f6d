import type { Vocabulary } from './words.ts'

export const learning = {
  school: {
    says: `
      school fee+ | fees | tuition fee+ | college fee+ | school admission | admission+ | parent teacher | pta | दाखिला |
      school ki fees | term fee+ | semester fee+ | sem fee+ | hostel fee+ | bus fee+ | exam fee | annual fee |
      annual day costume | fancy dress costume | kg admission | nursery admission | school visit | school tour |
      school form | admission form | play school | playschool | daycare | day care | creche | kreche | kindergarten |
      prep school | report card | open house | parents meeting | parent teacher meet+ | parents teacher | ptm+ |
      school counsellor | transfer certificate | tc lena | tc leni | leaving certificate | bonafide | college form |
      college admission+ | counselling form | scholarship+ | fee due | skool | schol fees | sch fees |
      tuition fee due school | school van | school transport | फीस+ | दाखिल+ | एडमिशन+ | प्रवेश फॉर्म | छात्रवृत्ति |
      पीटीएम | अभिभावक | स्कूल की फीस | वार्षिक शुल्क | nursery form | school ka form
    `,
    things: `
      school | college | university | bachche | bacho | bachcho | kids | beti | beta | nursery | स्कूल | कॉलेज |
      बच्च+ | बेटी | बेटे | विद्यालय
    `,
    acts: ['pay'],
    hints: `
      fee | bacche | class | teacher | बच्चों | mam | madam | teacher ji | fis | principal | hostel
    `,
  },
  tuition: {
    says: `
      tuition+ | tutor+ | home tutor | maths class+ | online class+ | guitar class+ | music class+ | dance class+ |
      english class+ | coding class+ | udemy | coursera | upskill+ | driving class+ | driving school | tution+ |
      tuitions | tutions | tushan | tyushan | tusion | home tution | tuition teacher | tuition sir | coaching+ |
      koching | coching | drawing class+ | art class+ | karate | karate class | swimming class+ | swimming lesson+ |
      chess class+ | abacus | vedic maths | french class+ | german class+ | spoken english | english speaking |
      ielts coaching | python course | excel course | data science course | online course+ | crash course |
      short course | course join | course fee | course kharid+ | guitar teacher | guitar lesson+ | piano class+ |
      piano lesson+ | tabla | tabla class | vocal class | singing class+ | singing lesson+ | kathak | bharatnatyam |
      zumba teacher | cooking class+ | baking class+ | driving lesson+ | driving sikh+ | gadi sikh+ |
      car chalana sikh+ | learn driving | learn to drive | learn guitar | learn swimming | learn french |
      learn english | trial class | demo class | doubt class | batch join | hobby class+ | summer camp | skill class+ |
      computer class+ | typing class | stitching class | tally course | class join | class lagva+ | classes join |
      teacher for maths | maths teacher | science teacher | physics teacher | home teacher | teacher chahiye |
      teacher dhund+ | byju+ | vedantu | unacademy | physics wallah | upgrad | skillshare | masterclass | bootcamp |
      workshop register | ट्यूशन+ | कोचिंग+ | क्लास लगवा | डांस क्लास | संगीत | गिटार | तबला | सीखने | टीचर ढूंढ |
      कोर्स+ | sikhana hai | sikhna hai class | jee coaching
    `,
    things: `
      class | classes | course | lesson+ | batch | guitar | dance | swimming | piano | drawing | english | maths |
      math | coding | music | driving | क्लास | teacher
    `,
    acts: ['learn'],
    hints: `
      class+ | learn | seekhna | lecture | webinar | study | padhai | पढ़ाई | science | kids | beginner | fees | mam |
      madam | sir
    `,
  },
  exam: {
    says: `
      exam+ | exams | mock test+ | cat exam | gate exam | ielts | toefl | board exam+ | परीक्षा | एग्जाम | एडमिट कार्ड |
      cat form | cat registration | gate registration | gate form | jee form | jee main+ | jee advanced | neet+ |
      neet form | neet counselling | cuet | clat | nda | ssc | ssc form | ssc cgl | cgl | chsl | rrb | railway exam |
      bank po | ibps | upsc+ | mpsc | bpsc | ctet | reet | ugc net | net exam | kvpy | olympiad+ | ntse | sat exam |
      gre | gmat | pte | boards | board form | practical exam | viva | hall ticket+ | halltick+ | admit crd |
      admitcard | admit card+ | exam centre | exam center | exam city | exam registration | exam form+ |
      form fill exam | form bharna exam | application form last date | mock+ | mock tests | test series | test serise |
      previous year paper+ | pyq | sample paper+ | answer key | result dekh+ | result check+ | result aa | revaluation |
      rechecking | marksheet | mark sheet | pariksha+ | vacancy form | bharti | bharti ka form | naukri ka form |
      sarkari form | nta | entrance+ | enterance | certification exam | aws exam | driving theory | semester exam+ |
      sem exam+ | unit test+ | half yearly | परीक्ष+ | प्रवेश पत्र | रिजल्ट | मार्कशीट | भर्ती | नीट | यूपीएससी |
      मॉक टेस्ट | जेईई | jee exam | jee paper | jee coaching | jee preparation | jee rank | jee
    `,
    things: `
      form | result | syllabus | paper | फॉर्म
    `,
    acts: ['pay'],
    hints: `
      test | revision | revise | study | bharna | upload | exam | sign
    `,
  },
  stationery: {
    says: `
      notebook+ | stationery | stationary | textbook+ | geometry box | project material | chart paper | kitab+ |
      kitaben | स्टेशनरी | note book+ | notebooks | long book+ | copies lena | copiya | copy kitab | registers |
      diary lena | school books | school bag | school ka saman | ncert+ | guide book | reference book | text book+ |
      story book+ | comics | pencil+ | pencil box | eraser | rubber pencil | sharpener | sketch pen+ | crayon+ |
      colour pencil+ | color pencil+ | water colour+ | acrylic colour+ | craft paper | a4 paper | a4 sheets | a4 |
      paper ream | printout+ | print out+ | printouts | print nikal+ | photocopy+ | xerox | jerox | lamination |
      laminate | spiral binding | binding | stapler | fevicol | glue | glue stick | scissors | file folder |
      folder lena | scale compass | compass box | geometry | graph paper | thermocol | thermacol | project ka saman |
      practical file | assignment sheets | cello tape | brown cover | book cover | labels for books |
      white board marker | whiteboard | highlighter+ | calculator | kitabe+ | pustak+ | किताब+ | पुस्तक+ | कॉपियां |
      पेंसिल+ | फोटोकॉपी | रंग पेंसिल | पेन लाना | बस्ता | basta
    `,
    things: `
      book | books | pen | pens | copy | copies | diary | register | colours | colors | chart | project | novel |
      कॉपी | पेन | कलम | रजिस्टर
    `,
    acts: ['buy', 'done'],
    hints: `
      buy | print | school
    `,
  },
} satisfies Record<string, Vocabulary>
