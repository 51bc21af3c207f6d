/** Spellings in use, each with the usual one: spelling|usual. */
export const spellings = `
chhole|chole, idly|idli, dosai|dosa, parantha|paratha, uthappam|uttapam, bhaat|bhat, masala dosae|masala dosa, pohay|poha, pohaa|poha, wada paav|vada pav
wadaa pav|vada pav, pau bhaaji|pav bhaji, paaw bhaji|pav bhaji, dhokala|dhokla, dokla|dhokla, khamann|khaman, thepala|thepla, tepla|thepla, khandavi|khandvi, handwa|handvo
undhiu|undhiyu, undiyu|undhiyu, samossa|samosa, samoosa|samosa, kachodi|kachori, kachoree|kachori, kachauri|kachori, pakoda|pakora, pakode|pakora, pakaura|pakora
jalebee|jalebi, jilabi|jalebi, gulaab jamoon|gulab jamun, gulab jamoon|gulab jamun, golab jamun|gulab jamun, rasagulla|rasgulla, rosgulla|rasgulla, rasgolla|rasgulla, rossogolla|rasgulla, rasamalai|rasmalai
ras malaee|rasmalai, sondesh|sandesh, mishtee doi|mishti doi, kaaju katli|kaju katli, kaju katlee|kaju katli, laddoo besan|besan ladoo, beson ladu|besan ladoo, motichur ladoo|motichoor ladoo, soan papadi|soan papdi, sohan paapdi|soan papdi
gaajar halwa|gajar ka halwa, gajar halva|gajar ka halwa, gajrella|gajar ka halwa, suji halva|suji halwa, sooji halwaa|suji halwa, moong daal halwa|moong dal halwa, keer|kheer, khir|kheer, kheerr|kheer, fhirni|phirni
payasum|payasam, paysam|payasam, baasundi|basundi, rabree|rabri, shreekhand|shrikhand, srikhand|shrikhand, pooran poli|puran poli, puranpoli|puran poli, puran polee|puran poli, obbatu|obbattu
modakh|modak, karanjee|karanji, malpuwa|malpua, maalpuaa|malpua, gevar|ghevar, ghewarr|ghevar, thekuwa|thekua, tekua|thekua, aloo gobhee|aloo gobi, alu gobhi|aloo gobi
aaloo matar|aloo matar, aloo mattar|aloo matar, dum aaloo|dum aloo, dam aloo|dum aloo, bhindee masala|bhindi masala, baigan bharta|baingan bharta, baingan bhurta|baingan bharta, baingun bharta|baingan bharta, karela sabjee|karela sabzi, gatta sabji|gatte ki sabzi
kadi pakora|kadhi pakora, kadhee pakoda|kadhi pakora, karhi pakora|kadhi pakora, rajmaa|rajma, rajmah|rajma, choley bhature|chole bhature, chhole bathure|chole bhature, chola batura|chole bhature, channa masala|chana masala, chana masaala|chana masala
daal makhani|dal makhani, dal makhni|dal makhani, daal makhanee|dal makhani, dal tarka|dal tadka, daal tadkaa|dal tadka, daal fry|dal fry, saambar|sambar, sambhaar|sambar, sambaar|sambar, rassam|rasam
aviyal|avial, aveal|avial, erisseri|erissery, eriserry|erissery, kaalan|kalan, puliserry|pulissery, theeyal|theeyal, kootu currey|kootu curry, vatha kolambu|vatha kuzhambu, vattha kuzhambu|vatha kuzhambu
biriyani|biryani, briyani|biryani, biriani chicken|chicken biryani, chiken biryani|chicken biryani, chicken biriyaani|chicken biryani, mutton biriani|mutton biryani, pulaw|pulao, pulaav|pulao, matar pulaav|matar pulao, kichdi|khichdi
khichri|khichdi, kichri|khichdi, khichdee|khichdi, bisibelebhath|bisi bele bath, bisi belle bath|bisi bele bath, puliyodhare|puliyodarai, puliogare|puliyogare, pulihoora|pulihora, lemmon rice|lemon rice, curd ryce|curd rice
buter chicken|butter chicken, butter chiken|butter chicken, murg makhani|murgh makhani, chicken tika|chicken tikka, chikken tikka|chicken tikka, chicken tikka masalla|chicken tikka masala, tandori chicken|tandoori chicken, tandoree chicken|tandoori chicken, chettinadu chicken|chicken chettinad, chicken chetinad|chicken chettinad
chiken korma|chicken korma, chicken kurma|chicken korma, kadhai chiken|kadai chicken, karahi chiken|kadai chicken, mutton roganjosh|rogan josh, roghan josh|rogan josh, rogan jhosh|rogan josh, laal mass|laal maas, lal mans|laal maas, kosha mangso|kosha mangsho
nihaari|nihari, nehari|nihari, halim|haleem, haleeem|haleem, seek kebab|seekh kebab, sikh kabab|seekh kebab, shaami kabab|shami kebab, galoti kebab|galouti kebab, galavati kabaab|galouti kebab, reshami kebab|reshmi kebab
macher jol|macher jhol, maachher jhol|macher jhol, machher jhol|macher jhol, shorshe elish|shorshe ilish, sorshe illish|shorshe ilish, chingri malaikari|chingri malai curry, chingdi malai curry|chingri malai curry, meen moilly|meen moilee, meen molly|meen moilee, karimin pollichathu|karimeen pollichathu
anda bhurjee|anda bhurji, egg bhoorji|egg bhurji, akoori|akuri, egg curri|egg curry, paneer bhoorji|paneer bhurji, panir tikka|paneer tikka, paneer tika|paneer tikka, palak panir|palak paneer, paalak paneer|palak paneer, mattar panneer|matar paneer
kadhai panneer|kadai paneer, karahi panir|kadai paneer, shahi panir|shahi paneer, malaai kofta|malai kofta, malai koftha|malai kofta, malai kofte|malai kofta, sabudana khichadee|sabudana khichdi, saboodana vada|sabudana vada, sabu dana wada|sabudana vada, misal pao|misal pav
thalipit|thalipeeth, thaalipeeth|thalipeeth, uppama|upma, upuma|upma, uppumaa|upma, pongall|pongal, ven pongel|ven pongal, medu wada|medu vada, mendu vada|medu vada, medhu vadai|medu vada
pesaratu|pesarattu, pessarattu|pesarattu, idiappam|idiyappam, idiyapam|idiyappam, putu kadala|puttu kadala, appum|appam, paniyaaram|paniyaram, kuli paniyaram|kuzhi paniyaram, neer dosai|neer dosa, rawa dosa|rava dosa
`
  .trim()
  .split(/,\s|\n/)
  .map((pair) => pair.split('|') as [spelling: string, usual: string])

/** Thirty typos, each with the usual name: a result with its words must be among the first five. */
export const misspelt: readonly (readonly [query: string, usual: string])[] = `
panir butter masla|paneer butter masala, rosogolla|rasgulla, palek panner|palak paneer, bendi masala|bhindi masala, pohe|poha, chiken biryni|chicken biryani
masla dossa|masala dosa, idlli sambr|idli sambar, gulabjamn|gulab jamun, samsoa|samosa, dal makhni|dal makhani, rajma chawl|rajma chawal, chole bhatre|chole bhature
aloo prantha|aloo paratha, kadi pakoda|kadhi pakora, malai kfota|malai kofta, buttr chickn|butter chicken, rogn josh|rogan josh, vda pav|vada pav, pav bhji|pav bhaji
dhokhla|dhokla, jalbi|jalebi, gajr halwa|gajar halwa, kher|kheer, rsmalai|rasmalai, missal pav|misal pav, sabudna khichdi|sabudana khichdi, utapam|uttapam
hakka nodles|hakka noodles, macher jhoal|macher jhol
`
  .trim()
  .split(/,\s|\n/)
  .map((pair) => pair.split('|') as [string, string])
