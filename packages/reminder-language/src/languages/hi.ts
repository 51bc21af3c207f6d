import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'

/**
 * Hindi in Devanagari, without nukta and with anusvara in place of chandrabindu, like the tokens (vocabulary/fold.ts).
 */
const script: Vocabulary = {
  lemmas: `
EVERY हर प्रत्येक प्रति
NEXT अगले अगला अगली
THIS इस इसी यह ये उस वर्तमान
COMING आगामी आने आनेवाले
WALA वाले वाला वाली
PAST पिछले पिछला पिछली बीते गत
BAAD बाद पश्चात उपरांत
PEHLE पहले पूर्व
ST वें वीं वां वा वे वी
MEIN में मे
WITHIN अंदर भीतर
SE से
NOW अभी तुरंत
TAK तक
PE पर पे
AROUND लगभग करीब आसपास आस पास तकरीबन
SHARP ठीक
KO को
KA का के की
LIYE लिए लिये
AND और एवं तथा व
OCLOCK बजे बज
BAJKAR बजकर बजके
BAJNE बजने
KAR कर
BAKI बाकी शेष
KAM कम
STARTING शुरू शुरु आरंभ
TIMES बार
END अंत आखिर आखिरी खत्म
BEGIN शुरू शुरु शुरुआत आरंभ
WEEKEND सप्ताहांत वीकेंड
WEEKDAY कार्यदिवस
WEEKDAYS कार्यदिवसों
WORKING कार्य कामकाजी
DATE तारीख तिथि
COUNTED लोग रोटी गोली बादाम हजार
DAILY रोज रोजाना प्रतिदिन नित्य दैनिक डेली
WEEKLY साप्ताहिक
MONTHLY मासिक
YEARLY सालाना वार्षिक
QUARTERLY त्रैमासिक तिमाही
HALFYEARLY अर्धवार्षिक छमाही
FORTNIGHTLY पाक्षिक
SADHE साढे साडे
SAVA सवा
PAUNE पौने पौन पौना
DEDH डेढ
DHAI ढाई अढाई
HALF आधा आधे आधी
CHHOD छोड छोडकर छोडके
LASTWORD आखिरी अंतिम
LUNCH लंच
MEAL खाने भोजन खाना
HI ही तो
ABSE अबसे
BHAR भर
THODI थोडी
ONLY सिर्फ केवल
NOT नहीं
WAQT वक्त समय टाइम
HONE होने
PM अपराह्न अपराहन
AM पूर्वाह्न पूर्वाहन
MID मध्य बीच
LATE देर
REMINDER अलार्म रिमाइंडर
THOUSAND हजार
HUNDRED सौ
IS है हैं था
ONCE एकबार
LESS कम
ALTERNATE एकांतर
REPAST नाश्ते नाश्ता डिनर
PRAYER फजर जुहर असर मगरिब मग़रिब इशा
EXCEPT सिवाय
CHHOD अलावा सिवा
CHUTTI छुट्टी
`,
  units: `
SECOND सेकंड सेकेंड सैकंड
MINUTE मिनट मिनटों मिनिट
HOUR घंटा घंटे घंटों घण्टे घण्टा
DAY दिन दिनों दिवस
WEEK हफ्ता हफ्ते हफ्तों सप्ताह सप्ताहों
MONTH महीना महीने महीनों माह मास
QUARTER तिमाही
YEAR साल सालों वर्ष वर्षों बरस
`,
  parts: `
EARLY तडके भोर प्रातः प्रात
MORNING सुबह सवेरे सबेरे
NOON मध्याह्न मध्यान्ह
AFTERNOON दोपहर दुपहर दुपहरी
EVENING शाम सायं संध्या साम
NIGHT रात रात्रि रातको
MIDNIGHT अर्धरात्रि मध्यरात्रि
`,
  days: '0 आज कल परसों/परसो नरसों/तरसों',
  weekdays: `
0 रविवार/इतवार/संडे/सन्डे सोमवार/मंडे/मन्डे मंगलवार/मंगल/ट्यूजडे/ट्यूसडे बुधवार/बुध/वेडनेसडे/वेन्सडे/बुद्धवार
गुरुवार/गुरूवार/वीरवार/बृहस्पतिवार/थर्सडे शुक्रवार/शुक्र/जुमा/जुम्मा/जुमे/जुम्मे/फ्राइडे/फ्रायडे
शनिवार/शनि/शनिचर/सैटरडे/सेटरडे
`,
  months: `
1 जनवरी/जन फरवरी/फर मार्च अप्रैल/अप्रेल मई जून जुलाई अगस्त/अग सितंबर/सितम्बर/सित अक्टूबर/अक्तूबर/अक्ट
नवंबर/नवम्बर/नव दिसंबर/दिसम्बर/दिस
`,
  numbers: `
1 एक दो तीन चार पांच/पाच छह/छः/छ/छे/छै सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह
अठारह/अट्ठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस/अठाईस उनतीस/उन्तीस तीस
इकतीस/इकत्तीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अडतीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस
चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अडतालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन
उनसठ साठ
`,
  ordinals: `
1 पहला/पहली/पहले/प्रथम दूसरा/दूसरी/दूसरे/द्वितीय तीसरा/तीसरी/तीसरे/तृतीय चौथा/चौथी/चौथे 6 छठा/छठी/छठे -1
आखिरी/अंतिम
`,
}

export const hi: Language = {
  code: 'hi',
  script,
  feasts: `
Diwali|दिवाली|दीवाली|दीपावली|लक्ष्मी पूजा
Naraka Chaturdashi|छोटी दिवाली|नरक चतुर्दशी
Dhanteras|धनतेरस
Govardhan Puja|गोवर्धन पूजा
Bhai Dooj|भाई दूज|भैया दूज
Chhath|छठ पूजा|छठ
Holi|होली|धुलंडी
Holika Dahan|होलिका दहन|छोटी होली
Raksha Bandhan|रक्षा बंधन|रक्षाबंधन|राखी
Janmashtami|जन्माष्टमी|कृष्ण जन्माष्टमी
Ganesh Chaturthi|गणेश चतुर्थी|गणपति
Anant Chaturdashi|गणेश विसर्जन
Navratri|नवरात्रि|नवरात्र
Maha Saptami|दुर्गा पूजा|महा सप्तमी
Durga Ashtami|दुर्गा अष्टमी|महाअष्टमी
Maha Navami|महानवमी
Dussehra|दशहरा|विजयादशमी
Valmiki Jayanti|वाल्मीकि जयंती|शरद पूर्णिमा
Karva Chauth|करवा चौथ
Guru Nanak Jayanti|गुरु नानक जयंती|गुरुपर्व|कार्तिक पूर्णिमा
Guru Gobind Singh Jayanti|गुरु गोबिंद सिंह जयंती
Guru Ravidas Jayanti|गुरु रविदास जयंती|रविदास जयंती
Maha Shivaratri|महाशिवरात्रि|शिवरात्रि
Vasant Panchami|बसंत पंचमी|वसंत पंचमी|सरस्वती पूजा
Ram Navami|राम नवमी|रामनवमी
Ugadi|उगादि|गुड़ी पड़वा
Mahavir Jayanti|महावीर जयंती
Hanuman Jayanti|हनुमान जयंती
Akshaya Tritiya|अक्षय तृतीया
Buddha Purnima|बुद्ध पूर्णिमा
Rath Yatra|रथ यात्रा
Guru Purnima|गुरु पूर्णिमा
Hariyali Teej|हरियाली तीज|तीज
Nag Panchami|नाग पंचमी
Makar Sankranti|मकर संक्रांति|संक्रांति|उत्तरायण
Pongal|पोंगल
Baisakhi|बैसाखी
Onam|ओणम
Eid al-Fitr|ईद उल फितर|मीठी ईद|ईद
Eid al-Adha|बकरीद|ईद उल जुहा
Muharram|मुहर्रम
Ashura|आशूरा
Milad un-Nabi|ईद ए मिलाद
Ramadan|रमजान
Easter Sunday|ईस्टर
Good Friday|गुड फ्राइडे
Purnima|पूर्णिमा|पूर्णमासी
Amavasya|अमावस्या|अमावस|अमावास्या
Ekadashi|एकादशी|ग्यारस
Pradosh|प्रदोष|प्रदोषम
Ashtami|अष्टमी
Masik Durgashtami|मासिक दुर्गाष्टमी|मासिक दुर्गा अष्टमी
Kalashtami|कालाष्टमी
Shashti|षष्ठी|स्कंद षष्ठी
Masik Shivratri|मासिक शिवरात्रि
Sankashti Chaturthi|संकष्टी|संकष्टी चतुर्थी|संकष्ट चतुर्थी|संकटहर चतुर्थी|संकष्टहर चतुर्थी|संकट चौथ
Vinayaka Chaturthi Vrat|चतुर्थी|विनायक चतुर्थी|विनायकी चतुर्थी|वैनायकी चतुर्थी
Angarki Chaturthi|अंगारकी|अंगारकी चतुर्थी|अंगारकी संकष्टी|अंगारकी संकष्टी चतुर्थी|अंगारक चतुर्थी
Somvati Amavasya|सोमवती अमावस्या
Shani Amavasya|शनि अमावस्या|शनिश्चरी अमावस्या
Som Pradosh|सोम प्रदोष
Bhaum Pradosh|भौम प्रदोष
Shani Pradosh|शनि प्रदोष
Chinese New Year|चीनी नव वर्ष|चीनी नया साल
New Year's Day|नया साल|नए साल|नव वर्ष|नये साल|नववर्ष|न्यू ईयर|न्यू इयर|नव वर्ष दिवस|न्यू ईयर डे|न्यू इयर डे
New Year's Eve|न्यू इयर ईव|न्यू ईयर ईव
Lohri|लोहड़ी
Republic Day|गणतंत्र दिवस
Valentine's Day|वैलेंटाइन डे|वैलेंटाइन|वेलेंटाइन डे
Shivaji Jayanti|शिवाजी जयंती
Women's Day|महिला दिवस
St Patrick's Day|संत पैट्रिक|संत पैट्रिक दिवस|सेंट पैट्रिक|सेंट पैट्रिक दिवस|सेंट पैट्रिक डे
April Fools' Day|अप्रैल फूल
Ambedkar Jayanti|अंबेडकर जयंती|आंबेडकर जयंती
Earth Day|पृथ्वी दिवस
Labour Day|मई दिवस|लेबर डे|श्रमिक दिवस|मजदूर दिवस|महाराष्ट्र दिवस
Rabindra Jayanti|रबींद्र जयंती
Yoga Day|योग दिवस
Independence Day|स्वतंत्रता दिवस
Teachers' Day|शिक्षक दिवस
Gandhi Jayanti|गांधी जयंती
Veterans' Day|वेटरन्स डे
Halloween|हैलोवीन|हैलोवीन दिवस|हेलोवीन
Hindi Diwas|हिंदी दिवस
Children's Day|बाल दिवस
Christmas Eve|क्रिसमस ईव
Christmas|क्रिसमस|क्रिसमस डे|क्रिसमस दिवस
Mother's Day|मातृ दिवस|मदर्स डे|मदर डे
Father's Day|पितृ दिवस|फादर्स डे|फादर डे
Friendship Day|मित्रता दिवस
Martin Luther King Day|एम एल के दिवस|मार्टिन लूथर किंग दिवस
Presidents' Day|प्रेसिडेंट्स डे|राष्ट्रपति दिवस
Memorial Day|मेमोरियल डे|स्मृति दिवस
Thanksgiving|थैंक्सगिविंग|थैंक्सगिविंग दिवस|थैंक्सगिविंग डे
Black Friday|ब्लैक फ्राइडे
Cyber Monday|साइबर मंडे
`,
  tags: {
    health: 'दवाई दवा डॉक्टर अस्पताल योग जिम गोली इंजेक्शन',
    bills: 'किराया बिल बिजली रिचार्ज बीमा फीस वेतन',
    family: 'मम्मी पापा माँ मां भाई बहन बेटा बेटी बच्चे दादी नानी परिवार जन्मदिन',
    shopping: 'खरीदना सब्जी दूध किराना',
    travel: 'उड़ान ट्रेन बस टिकट हवाई स्टेशन पासपोर्ट',
    work: 'मीटिंग ऑफिस रिपोर्ट',
    food: 'खाना नाश्ता चाय रोटी दही',
    festival: 'दिवाली होली राखी ईद नवरात्रि पूजा छठ',
    home: 'सफाई गैस सिलेंडर कचरा पानी',
  },
}
