import type { Vocabulary } from './words.ts'

export const money = {
  electricity: {
    says: `
      electricity bill+ | bijli ka bill | bijli bill | power bill | बिजली का बिल | बिजली बिल | electric bill |
      current bill | bijli ke bil | bijlee | light ka bill | light bill+ | mseb | mseb bill | mahavitaran | msedcl |
      bescom | tneb | eb bill | tangedco | cesc | bses | uppcl | tata power | adani electricity | torrent power |
      discom | pspcl | apspdcl | tsspdcl | dhbvn | kseb | meter reading | prepaid meter | smart meter | bijli katne |
      bijli kat ja | light kat ja | connection cut | बिजली के बिल | लाइट बिल | लाइट का बिल | लाईट का बिल |
      बिजली का भुगतान | bijli ka bhugtan | bijli ke paise | स्मार्ट मीटर | प्रीपेड मीटर | लाइट काट+ | बिजली काट+ |
      light cut
    `,
    things: `
      bijli | light | electricity | power | current | meter | बिजली | लाइट | मीटर
    `,
    acts: ['pay'],
    hints: `
      units | unit | bill+
    `,
  },
  recharge: {
    says: `
      recharge+ | mobile bill | phone bill | postpaid | prepaid | wifi bill | broadband+ | internet bill | tata play |
      jio fiber | jiofiber | airtel | jio | vi recharge | dish tv | wifi recharge | मोबाइल बिल | वाईफाई | fast tag |
      फास्टैग | metro card | डीटीएच | data pack | data khatam | net pack | net khatam | net recharge |
      mobile data over | internet recharge | internet band | internet down | internet not | wifi not | wifi nahi chal+ |
      wifi band | wifi slow | wi fi | wifi connection | wifi lagva+ | new connection jio | sim | new sim | sim port |
      port number | esim | e sim | sim swap | sim band | outgoing band | incoming band | validity | validity khatam |
      jio fibre | airtel fiber | airtel xstream | act fibernet | act internet | hathway | bsnl | vodafone |
      idea recharge | vi bill | postpaid bill | phone ka bill | mobile ka bill | dishtv | d2h | videocon d2h |
      sun direct | cable wal+ | cable bill | cable tv | dth recharge | tv recharge | tv ka recharge |
      set top box recharge | metro recharge | fastag+ | rchrg | rechrg | richarge | ricarge | recharj | rechage |
      rechargr | broad band | jiofi | जियो | एयरटेल | रीचार्ज | रिचार्ज+ | नेट पैक | केबल | वाई फाई | सिम | इंटरनेट
    `,
    things: `
      wifi | internet | net | phone | mobile | sim | dth | number | data | cable | tv | landline | मोबाइल | नेट |
      फोन
    `,
    acts: ['pay'],
    hints: `
      bill+ | plan | pack | gb | 84 days | 28 days | 28 din | tower | network
    `,
  },
  utilities: {
    says: `
      gas bill | water bill | gas cylinder+ | cylinder+ | indane | hp gas | bharat gas | png bill |
      society maintenance | maintenance charge+ | maintenance bill | challan | challans | rent pay+ | gas book+ |
      पानी का बिल | चालान | gas refill | gas khatam | gas ki booking | gas wale ko | gas silinder | silinder |
      silender | cylender | cylindr | cylnder | sylinder | silindar | cilinder | lpg+ | igl bill | mgl bill |
      piped gas | gas connection | gas ka bill | gas subsidy | pani ka bill | jal board | jal kar | water tax |
      water board | bwssb | house rent | ghar ka kiraya | makan ka kiraya | rent dena | rent deni | rent bhej+ |
      rent transfer | pay rent | pay the rent | kiraya+ | room rent dena | monthly rent | office rent | shop rent |
      dukan ka kiraya | society bill | society charge+ | society ka maintenance | maintenance+ | maintainance |
      maintanance | mentenance | apartment association fee+ | nagar nigam | municipal tax | grih kar | house tax+ |
      property tax+ | echallan | e challan | traffic challan | traffic fine | challan bharna | parking fee |
      newspaper bill | akhbar ka bill | paper wale ko | milk bill | doodh ka bill | doodh ka hisab |
      doodhwale ka hisab | hisab karna | gas ki | गैस बुक | गैस सिलेंडर | सिलिंडर | सिलेंडर+ | किराय+ | किराए |
      मेंटेनेंस | हाउस टैक्स | प्रॉपर्टी टैक्स | सोसाइटी
    `,
    things: `
      gas | rent | water | pani | society | maintenance | challan | गैस | पानी | किराया | landlord | makan malik |
      kiraya
    `,
    acts: ['pay', 'buy', 'book'],
    hints: `
      bill+
    `,
  },
  creditcard: {
    says: `
      credit card+ | card bill | card payment | cred | card due | send money | paise bhej+ | paisa bhej+ | paise de+ |
      paise transfer | money transfer | paise dena | पैसे देना | credit crd | creditcard+ | cc bill | cc payment |
      card ka bill | card ki payment | card statement | card outstanding | minimum due | total due | sbi card |
      amex bill | icici card | hdfc card | axis card | kotak card | card ka payment | cred pe | cred app | udhaar |
      udhar chuka+ | paise lauta+ | paise wapas dene | paise wapas karne | paise dene | paise bhijva+ | ghar paise |
      money home | transfer money | transfer to | neft | rtgs | imps | gpay | google pay | phonepe | upi+ |
      qr code payment | pay back | payback | repay | split the bill | salary deni | salary dena | maid salary |
      driver salary | pay maid | pay the maid | pay cook | pay driver | bai ki salary | bai ko paise | pocket money |
      क्रेडिट कार्ड+ | पैसे भेज+ | पैसे देन+ | उधार | पैसे ट्रांसफर | पैसे लौटा | तनख्वाह | cc ka
    `,
    things: `
      card | salary | paise | paisa | पैसे | कार्ड | cc
    `,
    acts: ['pay'],
    hints: `
      hdfc | icici | sbi | amex | statement | outstanding
    `,
  },
  bank: {
    says: `
      fd | fixed deposit+ | ppf | nps | cheque+ | demat | mutual fund+ | sip | stocks | share market | emi | loan+ |
      gold loan | ईएमआई | एफडी | एटीएम | debit card | atm card | bank ja+ | bank jana | bank me | bank mein | bank se |
      bank visit | bank branch | bank account+ | bank locker | bank statement | bank kyc | bank form | bank manager |
      bank work | bank ka kaam | bank passbook | visit the bank | go to bank | go to the bank | savings account |
      saving account | current account | salary account | account khulva+ | khata khulva+ | khaata | cheque book |
      chequebook | check book | cheque jama | cheque clear+ | chek jama | demand draft | dd banva+ | fixed depo+ | f d |
      fd maturity | fd tod+ | fd tudva+ | fd karva+ | fd renew | recurring deposit | post office scheme | sukanya |
      ssy | epf | pf withdraw+ | pf nikal+ | pf claim | pf transfer | uan | sips | sip date | mf | elss | shares | ipo |
      zerodha | groww | upstox | stock market | portfolio | gold bond | sgb | sovereign | emi bounce | emi due |
      emi date | loan emi | home loan+ | car loan+ | education loan | personal loan | foreclos+ | cibil | credit score |
      kist | kisht | kisht bharni | installment | atm se | atm pin | atm block | cash nikal+ | cash withdraw |
      withdraw cash | paise nikal+ | paisa nikal+ | cash deposit | cash jama | note badal+ | rekyc | re kyc | kyc+ |
      kvc | net banking | netbanking | nominee+ | minimum balance | pension | pension lene | sbi | pnb | hdfc bank |
      icici bank | axis bank | kotak | canara | union bank | invest+ | किस्त+ | खाता खुल+ | खाते में | चेक जमा | पेंशन |
      पैसे निकाल+ | निवेश | पीएफ | म्यूचुअल | एसआईपी | बैंक जाना | बैंक जाकर | बैंक से | लॉकर | लोन+ | केवाईसी+
    `,
    things: `
      bank | account | khata | passbook | locker | cheque | atm | cash | paise | बैंक | खाता | खाते | पासबुक |
      pf
    `,
    acts: ['pay', 'done'],
    hints: `
      deposit | interest | paisa | branch | form | signature
    `,
  },
  insurance: {
    says: `
      insurance+ | policy renew+ | term plan | lic premium | bima | claim form | इंश्योरेंस | प्रीमियम | एलआईसी |
      insurence | insurnce | insurans | inshurance | insuranc | health cover | health policy | car policy |
      bike policy | term insurance | life cover | lic+ | lic ki | lic ka | jeevan bima | policy lapse | policy bazaar |
      policybazaar | third party | no claim bonus | ncb | cashless | mediclaim+ | star health | family floater |
      travel cover | travel insurance | crop insurance | fasal bima | claim settle+ | claim docs | tpa |
      health insurance+ | बीमा+ | बीमे+ | पॉलिसी+ | मेडिक्लेम | इन्श्योरेंस
    `,
    things: `
      policy | claim | premium | cover | lic
    `,
    acts: ['pay', 'done'],
    hints: `
      renew+
    `,
  },
  tax: {
    says: `
      tax return+ | gst return+ | gst fil+ | advance tax | form 16 | chartered accountant | ca se | tax fil+ |
      tax consultant | tax saving | ca ko | itr+ | it return | i t r | income tax+ | incometax | inkam tax |
      tax filing | file tax+ | file return+ | return file | return bhar+ | self assessment | tds+ | form16 | 26as |
      ais | gstr+ | gst+ | gst bhar+ | 80c | tax proof+ | investment proof+ | investment declaration | rent receipt+ |
      hra | chartered | ca ke pas | ca office | ca fees | ca ne | meet ca | call ca | accountant | professional tax |
      capital gain+ | audit | tally | itrs | tax refund | refund status | आयकर+ | टैक्स+ | आईटीआर | जीएसटी |
      रिटर्न भर+ | सीए
    `,
    hints: `
      tax | ca | file | filing | return | proofs | july 31 | 31 july | 31 march
    `,
  },
} satisfies Record<string, Vocabulary>
