import type { Vocabulary } from './vocabulary.ts'

/**
 * Hindi in Latin letters. Words are looked up after folding (vocabulary/fold.ts), so 'shaam', 'sham' and 'shaaam' are
 * one entry. Variants that folding does not cover are listed, many chosen by frequency in Hinglish-TOP (Apache-2.0).
 */
export const hinglish: Vocabulary = {
  lemmas: `
EVERY har hr hare pratyek prati
NEXT agle agla agli agale
THIS is isi ye yah us
COMING aane aanewale aagami
wala wale wali
bar
MID beech bich
PAST pichle pichla pichli pichhale gaya gaye beete beeta guzre
baad baadme
pehle pahle pehele pahale phle
mein me mei main mai
WITHIN andar bheetar
se
NOW abhi turant
tak tk
pe par pr
AROUND lagbhag karib kareeban takreeban aaspaas aas paas
SHARP theek
ko
ka ke ki k
liye lie liy
AND aur or evam tatha
OCLOCK baje bje bhaje bajay baj bajte bj bajey bajy
bajkar bajke bajkr
bajne
kar ke kr
baki
kam
STARTING shuru
TIMES baar martaba dafa
end ant aakhir khatam khatm aakhri
BEGIN shuru shuruaat
weekend
DATE tarikh tareek
ALWAYS hamesha humesha
DAILY rozana roz rooz nitya pratidin rojroj dainik
WEEKLY saptahik haftewaar
SADHE saadhe sade saare sarhe
sava
paune pone pauna pounay paun
dedh derh ded
dhai adhai arhai
HALF aadha aadhe aadhi
chhod chhor chodke chhodkar alawa alava siwa siva
LASTWORD aakhri akhiri antim
lunch
MEAL khane khana bhojan
hi
abse
bhar
der
ONLY sirf keval
NOT nahi nahin nahiin nhi
waqt samay time taim
hone hote
rahe
`,
  units: `
second
minute minat minut minto minutese minuter
HOUR ghanta ghante ghanton ghanto ghnte
DAY din dino dinon
WEEK hafta hafte hafton haftou hafto saptah
MONTH mahina mahine mahino mahinon
QUARTER timahi
YEAR saal salon varsh baras
`,
  parts: `
EARLY tadke bhor tarke muhandhere suryoday
MORNING subah subha subeh subh sbh savere savera sabere
AFTERNOON dopahar dopaher dopehar dophar dupahar dupehar dopahr dopeher dupeher dopehr
EVENING shaam sham saanjh suryast
NIGHT raat raatri rat rati
MIDNIGHT aadhiraat
`,
  days: '0 aaj/aj kal/kl parson/parso/parsoon/parsu narson/narso/tarson/tarso',
  weekdays: `
0 ravivar/itvar/etwar somvar mangalvar/mangal budhvar/budh
guruvar/veervar/brihaspativar shukra/shukravar/jumma/jumme/shukrvar shanivar/shanichar/sanivar
`,
  months: '1 janvari farvari 4 aprail 7 julai agast sitambar aktubar navambar disambar',
  numbers: `
1 ek do teen char paanch chhe/chhah saat/sat aath nau das/dus gyarah barah terah chaudah pandrah/pundrah solah
satrah atharah unnis bees ikkis bais teis chaubis pachis/pachchis chabbis sattais atthais/attais untis/unatis
tees ikattis/iktis 35 paintis/pentis 40 chalis 45 paintalis/pentalis 50 pachas 55 pachpan
`,
  ordinals: `
1 pehla/pahla/pehli/pahli/pehle/pahle doosra/doosre/doosri teesra/teesre/teesri chautha/chauthe/chauthi
paanchva/paanchve/paanchvi chhatha/chhathe saatva/saatve aathva/aathve 10 dasva/dasve -1 aakhri/akhiri/antim
`,
}
