import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Language } from './language.ts'
import { markers } from './markers.ts'

/** Odia in its own script, with the case endings that its time words usually carry. */
const script: Vocabulary = {
  lemmas: `
EVERY ପ୍ରତି ପ୍ରତ୍ୟେକ ସବୁ
DAILY ପ୍ରତିଦିନ ରୋଜ ସବୁଦିନ ନିତି ଦୈନିକ
NEXT ଆସନ୍ତା ଆଗାମୀ
COMING ଆସୁଥିବା
THIS ଏହି
PAST ଗତ ଗତକାଲି ଗଲା
BAAD ପରେ ପରଠାରୁ
PEHLE ପୂର୍ବରୁ ଆଗରୁ ପୂର୍ବ
MEIN ମଧ୍ୟରେ ଭିତରେ
TAK ପର୍ଯ୍ୟନ୍ତ ସୁଦ୍ଧା ଯାଏ ଯାଏଁ
SE ଠାରୁ ରୁ
KO କୁ ରେ
DAYWORD ଦିନ
KA ର
LIYE ପାଇଁ
AND ଏବଂ ଓ ଆଉ
OCLOCK ଟାରେ ଟା ଟାକୁ ଟାବେଳେ ଗୋଟାଏରେ ଗୋଟାଏବେଳେ ଦୁଇଟାରେ ତିନିଟାରେ ଚାରିଟାରେ ପାଞ୍ଚଟାରେ ଛଅଟାରେ ଛଟାରେ ସାତଟାରେ ଆଠଟାରେ ନଅଟାରେ ନଟାରେ ଦଶଟାରେ ଏଗାରଟାରେ ବାରଟାରେ
DATE ତାରିଖ ତାରିଖରେ ତାରିଖର ତାରିଖକୁ
SADHE ସାଢ଼େ ସାଢେ
SAVA ସୱା ସୁଆ ସଓ୍ୱା
PAUNE ପଉଣେ ପୌଣେ
DEDH ଦେଢ଼ ଦେଢ
DHAI ଅଢ଼େଇ ଅଢେଇ
NOW ଏବେ ବର୍ତ୍ତମାନ
END ଶେଷରେ ଶେଷ
BEGIN ଆରମ୍ଭରେ
REMINDER ଆଲାର୍ମ ଆଲାରାମ ରିମାଇଣ୍ଡର
ONLY କେବଳ
CHHOD ଛାଡ଼ି ଛାଡି
TIMES ଥର
LASTWORD ଶେଷ
HALF ଅଧ ଅଧା
HALFHOUR ଅଧଘଣ୍ଟା ଅଧଘଣ୍ଟାରେ
`,
  units: `
SECOND ସେକେଣ୍ଡ
MINUTE ମିନିଟ ମିନିଟ୍ ମିନିଟରେ
HOUR ଘଣ୍ଟା ଘଣ୍ଟାରେ ଘଣ୍ଟାର ଘଣ୍ଟାକ
DAY ଦିନ ଦିନରେ ଦିନର
WEEK ସପ୍ତାହ ସପ୍ତାହରେ ସପ୍ତାହର
MONTH ମାସ ମାସରେ ମାସର
YEAR ବର୍ଷ ବର୍ଷରେ ବର୍ଷର
`,
  parts: `
EARLY ଭୋର ଭୋରରେ ଭୋରୁ ପାହାନ୍ତା ପାହାନ୍ତିଆ
MORNING ସକାଳ ସକାଳେ ସକାଳୁ ସକାଳର
AFTERNOON ମଧ୍ୟାହ୍ନ ଦ୍ୱିପ୍ରହର ଦ୍ବିପ୍ରହର ଦିପହର ଖରାବେଳ ଖରାବେଳେ
LATEAFTERNOON ଅପରାହ୍ନ ଉପରବେଳା ଉପରଓଳି
EVENING ସନ୍ଧ୍ୟା ସନ୍ଧ୍ୟାରେ ସନ୍ଧ୍ୟାବେଳେ ସଞ୍ଜ ସଞ୍ଜବେଳେ
NIGHT ରାତି ରାତିରେ ରାତ୍ରି ରାତ୍ରୀ
MIDNIGHT ମଝିରାତି ଅଧରାତି
`,
  days: `
0 ଆଜି/ଆଜିକା/ଆଜିକି କାଲି/କାଲିକି/ଆସନ୍ତାକାଲି/ଆସନ୍ତକାଲି ପଅରଦିନ/ପହରଦିନ/ପଅରିଦିନ
`,
  weekdays: `
0 ରବିବାର ସୋମବାର ମଙ୍ଗଳବାର ବୁଧବାର ଗୁରୁବାର/ଗୁରୁବାରେ ଶୁକ୍ରବାର ଶନିବାର
`,
  months: `
1 ଜାନୁଆରୀ/ଜାନୁଆରି/ଜାନୁୟାରୀ ଫେବୃଆରୀ/ଫେବ୍ରୁଆରୀ/ଫେବ୍ରୁଆରି ମାର୍ଚ୍ଚ/ମାର୍ଚ ଅପ୍ରେଲ/ଏପ୍ରିଲ ମଇ/ମେ ଜୁନ/ଜୁନ୍ ଜୁଲାଇ ଅଗଷ୍ଟ/ଅଗଷ୍ଟ୍ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର
`,
  numbers: `
1 ଏକ/ଗୋଟିଏ/ଗୋଟେ/ଗୋଟାଏ/ଗୋଟାଏରେ/ଗୋଟାଏବେଳେ ଦୁଇ/ଦୁଇଟା/ଦୁଇଟାରେ ତିନି/ତିନିଟା/ତିନିଟାରେ ଚାରି/ଚାରିଟା/ଚାରିଟାରେ ପାଞ୍ଚ/ପାଞ୍ଚଟା/ପାଞ୍ଚଟାରେ ଛଅ/ଛ/ଛଅଟା/ଛଅଟାରେ/ଛଟାରେ ସାତ/ସାତଟା/ସାତଟାରେ ଆଠ/ଆଠଟା/ଆଠଟାରେ ନଅ/ନଅଟା/ନଅଟାରେ/ନଟାରେ ଦଶ/ଦଶଟା/ଦଶଟାରେ ଏଗାର/ଏଗାରଟା/ଏଗାରଟାରେ ବାର/ବାରଟା/ବାରଟାରେ
13 ତେର ଚଉଦ ପନ୍ଦର ଷୋହଳ ସତର ଅଠର ଉଣେଇଶ କୋଡ଼ିଏ/କୋଡିଏ ଏକୋଇଶ ବାଇଶ ତେଇଶ ଚବିଶ ପଚିଶ ଛବିଶ ସତେଇଶ ଅଠେଇଶ ଅଣତିରିଶ ତିରିଶ ଏକତିରିଶ 35 ପଞ୍ଚତିରିଶ 40 ଚାଳିଶ 45 ପଞ୍ଚଚାଳିଶ/ପଇଁଚାଳିଶ 50 ପଚାଶ
`,
  ordinals: `
1 ପ୍ରଥମ ଦ୍ୱିତୀୟ ତୃତୀୟ ଚତୁର୍ଥ -1 ଶେଷ
`,
}

/** Odia in Latin letters. */
const roman: Vocabulary = {
  lemmas: `
EVERY prati pratyeka sabu
DAILY pratidina sabudina roja niti
NEXT asanta aasanta agami aagami
THIS ehi
PAST gata gatakali
BAAD pare
PEHLE purbaru agaru aagaru
MEIN madhyare bhitare
TAK paryanta parjyanta sudha sudhha jaen
SE tharu ru
KO ku re
DAYWORD dina
LIYE pain
AND ebam o au
OCLOCK tare taare ta tabele
DATE tarikha tarikhare
SADHE sadhe
SAVA sawa
PAUNE paune
DEDH dedha
DHAI adhei
NOW ebe
END sesare sesa
ONLY kebala
CHHOD chhadi
TIMES thara
LASTWORD sesa
HALF adha
HALFHOUR adhaghanta
`,
  units: `
MINUTE minit minita minitre
HOUR ghanta ghantare
DAY dina dinare
WEEK saptaha saptahare
MONTH masa masare
YEAR barsa barsha
`,
  parts: `
EARLY bhora bhoru bhore pahanta
MORNING sakala sakale sakalu
AFTERNOON madhyahna dwiprahara dipahara kharabele
LATEAFTERNOON aparahna uparabela uparaoli
EVENING sandhya sandhyare sandhyabele sanja sanjabele
NIGHT rati ratire ratri
MIDNIGHT majhirati adharati
`,
  days: `
0 aji/aaji/ajika kali/kaali/kalike/asantakali/aasantakali paradina/paaradina/paharadina
`,
  weekdays: `
0 rabibara/rabibaare somabara/sombara mangalabara/mangalbara budhabara/budhbara gurubara sukrabara/shukrabara sanibara/shanibara
0 rabibare somabare mangalabare budhabare gurubare sukrabare/shukrabare sanibare/shanibare
`,
  months: `
1 january
1 january/januari february/februari march april may/mai june july august/agasta september october november december
`,
  numbers: `
1 eka/gotie/gote dui/duita tini/tinita chari/charita pancha/panchata chha/chhaa/chhata sata/satata atha/aatha/athata naa/nata dasa/dasha/dasata egara/egarata bara/barata
13 tera chauda pandara sohala satara athara unish kodie 25 pachisa 30 tirisa 40 chalisa 45 panchachalisa 50 pachasa
`,
  ordinals: `
1 prathama
`,
}

export const or: Language = {
  code: 'or',
  script,
  roman,
  markers: markers.or,
  endings: 'ଠାରୁ ବେଳେ ରେ କୁ ର',
  weak: 'kali',
  feasts: `
Diwali|ଦୀପାବଳି|ଦୀପାବଳୀ|ଦୀପାବଳିରେ
Rath Yatra|ରଥଯାତ୍ରା|ରଥ ଯାତ୍ରା|ରଥଯାତ୍ରାରେ
Dussehra|ଦଶହରା|ଦଶହରାରେ
Holi|ହୋଲି|ହୋଲିରେ
Raksha Bandhan|ରାକ୍ଷୀ ପୂର୍ଣ୍ଣିମା|ଗହ୍ମା ପୂର୍ଣ୍ଣିମା
Ganesh Chaturthi|ଗଣେଶ ପୂଜା|ଗଣେଶ ଚତୁର୍ଥୀ
Vasant Panchami|ସରସ୍ୱତୀ ପୂଜା
Maha Shivaratri|ଶିବରାତ୍ରି|ମହାଶିବରାତ୍ରି
Makar Sankranti|ମକର ସଂକ୍ରାନ୍ତି
Christmas|ବଡ଼ଦିନ|ବଡ଼ଦିନରେ
Purnima|ପୂର୍ଣ୍ଣିମା
Amavasya|ଅମାବାସ୍ୟା
Ekadashi|ଏକାଦଶୀ
`,
  requests: `
ମୋତେ ମନେ ପକାଇ ଦିଅ|ମୋତେ ମନେ ପକାଇ ଦେବ|ମୋତେ ମନେ ପକାଅ|ମନେ ପକାଇ ଦିଅ|ମନେ ପକାଇ ଦେବ|ମନେପକାଇ ଦିଅ|ମନେ ପକାଇଦିଅ|ମନେ ପକାଅ|mote mane pakai dia|mote mane pakai diya|mane pakai dia|mane pakai diya|mane pakai deba|manepakai dia
`,
}
