/** Bases that are at home elsewhere than their family: family, then state: bases by slug. */
const table = `
cheela|Bihar: sattu
dosa|Karnataka: benne-dosa set-dosa
idli|Karnataka: rava-idli thatte-idli mallige-idli ragi-idli jowar-idli semiya-idli
adai|Tamil Nadu: adai millet-adai ragi-adai kollu-adai
pongal|Karnataka: khara-pongal
paniyaram|Karnataka: paddu
sweetpancake|West Bengal: patishapta; Karnataka: mangalore-bun; Gujarat: pooda; Maharashtra: ghavan; Bihar: pua; Pan-India: ragi-pancake oats-pancake
kanji|Kerala: kanji; Tamil Nadu: pazhaya-sadam; West Bengal: panta-bhat; Andhra Pradesh: ragi-ambali; Assam: poita-bhat
roti|Pan-India: phulka tawa-roti roti; Maharashtra: bhakri koki; Gujarat: rotla; Uttar Pradesh: rumali-roti sheermal taftan; Kerala: malabar-parotta; Bihar: litti; West Bengal: luchi; Delhi: khamiri-roti; Jammu and Kashmir: girda; Madhya Pradesh: bafla; Rajasthan: baati
puri|Gujarat: with-shrikhand; Maharashtra: with-aamras
puranpoli|Karnataka: holige; Andhra Pradesh: bobbatlu; Tamil Nadu: boli; Uttar Pradesh: meetha-paratha
saag|Jammu and Kashmir: haak; Uttarakhand: kafuli; Assam: xaak; Maharashtra: bhaji; Uttar Pradesh: tadka-saag
bharta|Bihar: chokha; Maharashtra: bharit
daliya|Pan-India: masala-oats
dal|Maharashtra: varan amti; Goa: konkani; Telangana: khatti; West Bengal: narkel; Punjab: makhani dhaba; Rajasthan: rajasthani; Uttarakhand: pahadi; Uttar Pradesh: sultani; Gujarat: gujarati; Karnataka: saaru
thoran|Tamil Nadu: poriyal usili; Karnataka: sukke
coconutstew|Tamil Nadu: kootu kurma
kootu|Tamil Nadu: moong-dal toor-dal chana-dal poricha masoor-dal
onepot|Uttar Pradesh: tehri; Maharashtra: masale-bhaat vangi-bhaat varan-phal valachi-khichdi; Rajasthan: dal-baati; Bihar: dal-pithi
khichdi|West Bengal: bengali-khichuri; Gujarat: kathiawadi-khichdi; Karnataka: bisi-bele-bath; Odisha: odia-khechudi; Rajasthan: bajra-khichdi; Madhya Pradesh: pudina-bhutte-ki-khichdi; Uttar Pradesh: urad-khichdi moong-chilka-khichdi
noodles|Sikkim: thukpa
plate|Rajasthan: with-bajra-roti; Maharashtra: with-jowar-bhakri; Punjab: with-makki-roti; Karnataka: with-ragi-roti; Pan-India: with-brown-rice with-phulka
haleem|Delhi: nihari; Uttar Pradesh: daleem
breakfaststew|Maharashtra: with-pav; Kerala: with-appam with-idiyappam
nvtiffin|Karnataka: neer-dosa; Goa: sannas
bonda|Maharashtra: vada-pav batata-vada; Tamil Nadu: ulundu-bonda
farsan|Maharashtra: vadi alu-vadi suralichi-vadi; Karnataka: pathrode
namkeen|Uttar Pradesh: mathri namak-para shakarpara; Maharashtra: chakli chivda; Tamil Nadu: murukku thattai ribbon-pakoda; West Bengal: nimki; Gujarat: gathiya papdi; Madhya Pradesh: sev
crumbfry|West Bengal: butter-fry kobiraji; Maharashtra: farcha; Kerala: pepper-fry
ricecake|Odisha: chakuli chital mandia-chakuli; Uttar Pradesh: fara; Telangana: sarva-pindi
pulao|Uttar Pradesh: @yakhni
pavstreet|Gujarat: dabeli
momo|Delhi: @tandoori @achari
easternveg|Odisha: ghanta dalma santula besara
chickencurry|Pan-India: @angara
rasedar|Pan-India: @angara
tofucurry|Pan-India: @angara
soup|Pan-India: @cream
teabake|Pan-India: cake muffin tea-loaf suji-cake biscuit
roasted|Pan-India: @pepper @gunpowder
khar|Manipur: eromba
chips|Pan-India: @chatpata @pepper @pudina @bakedspice
indochinese|Pan-India: @schezwan @chilli @hotgarlic @honeychilli @manchurian
halwa|Karnataka: kesari-bath kashi-halwa; Maharashtra: sheera
mithai|Karnataka: mysore-pak halbai; Gujarat: sukhdi mohanthal; Punjab: panjiri pinni; Bihar: tilkut; Madhya Pradesh: gajak; Maharashtra: chikki; Uttar Pradesh: peda
kheer|Tamil Nadu: payasam; West Bengal: payesh; Andhra Pradesh: paramannam; Kerala: prathaman; Maharashtra: basundi; Delhi: phirni; Telangana: khurma; Uttar Pradesh: rabri
dairysweet|Gujarat: shrikhand matho; Delhi: kulfi; Maharashtra: falooda basundi; Pan-India: ice-cream; Odisha: chhena-poda; Rajasthan: kalakand
friedsweet|Pan-India: gulab-jamun; Bihar: anarsa pua thekua khaja; Maharashtra: karanji chirote; Kerala: sukhiyan unniyappam; Odisha: arisa-pitha; Tamil Nadu: adhirasam; West Bengal: pantua; Rajasthan: ghevar boondi
steamedsweet|Tamil Nadu: kozhukattai; West Bengal: puli-pitha dudh-puli; Kerala: ela-ada; Odisha: enduri-pitha poda-pitha manda-pitha; Karnataka: kadubu; Goa: patoli; Assam: til-pitha ghila-pitha
drink|Punjab: lassi; Gujarat: chaas; Uttar Pradesh: thandai jaljeera shikanji; Goa: sol-kadhi; Andhra Pradesh: majjiga; Delhi: kanji; Karnataka: paanakam; Telangana: ambli; Bihar: sharbat-namkeen
hotdrink|Telangana: irani-chai; Jammu and Kashmir: noon-chai kahwa; Kerala: sulaimani; Tamil Nadu: filter-kaapi sukku-kaapi; West Bengal: lebu-cha; Maharashtra: tandoori-chai
pickle|West Bengal: kasundi; Goa: goan-mol; Nagaland: northeast-pickle; Gujarat: chhunda; Rajasthan: launji
chutney|Maharashtra: thecha sukhi-chutney; Uttarakhand: pahadi-chutney; Nagaland: north-east-chutney; Kerala: chammanthi
podi|Tamil Nadu: podi; Andhra Pradesh: karam; Karnataka: chutney-pudi
preserve|Tamil Nadu: thokku
pudding|Maharashtra: lagan-nu-custard; Goa: bebinca; Kerala: mutta-mala; Tamil Nadu: vattalappam
breadsweet|Telangana: double-ka-meetha; West Bengal: bread-rasmalai
candied|Uttarakhand: bal-mithai singori; Goa: dodol; West Bengal: kheer-kadam; Punjab: soan-papdi; Rajasthan: milk-cake
sweetrice|Maharashtra: narali-bhaat kesari-bhaat; Gujarat: lapsi; Rajasthan: churma; Uttar Pradesh: zarda
flavourbread|Gujarat: khakhra bajra-khakhra gujarati-bhakri; Jammu and Kashmir: kashmiri-tsot kashmiri-lavasa kashmiri-bakarkhani kashmiri-tsochwor; Goa: goan-poee; Maharashtra: ladi-pav brun-pav
besandish|Rajasthan: gatte-ki-sabzi
buttermilkcurry|Karnataka: majjige-huli tambuli; Andhra Pradesh: majjiga-pulusu
southveg|Tamil Nadu: masiyal; Kerala: puzhukku; Andhra Pradesh: ava-kura karam-podi-kura
sundal|Karnataka: kosambari; Maharashtra: koshimbir; Nagaland: naga-salad; Manipur: singju; Pan-India: salad kachumber
`

const places: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [family, states] = line.split('|') as [string, string]
      return states.split('; ').flatMap((entry) => {
        const [state, slugs] = entry.split(': ') as [string, string]
        return slugs.split(' ').map((slug): [string, string] => [`${family}.${slug}`, state])
      })
    }),
)

/** The state of a base, by "family.base-slug", where it has one of its own. */
export const placeOfBase = (key: string): string | undefined => places.get(key)

/** All keys, so that a test can hold them against the families. */
export const basesWithPlace = (): string[] => [...places.keys()]
