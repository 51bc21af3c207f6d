/** Dishes of one region each that stand apart from the courses. See ../dishes.ts for how a line is read. */
export const regionalNames = `
~northeast.chicken|Koldil Chicken/Koldil Murgi/Chicken Banana Flower|Hando Guri Chicken
northeast.duck-safed-petha|Koldil Duck/Duck Koldil/Hanh Koldil
~eggcurry.anda|Konir Dom/Koni Dom/Koni Jol/Konir Jol
~fishcurry.fish-roe|Masor Koni/Masor Koni Bora/Mas Koni
~fishcurry.rohu.-.assamese|Haq Maas/Haak Maas/Xaak Maas/Saag Maas|Khar Maas
dal.chana-dal.narkel|Mishti Chholar Dal/Misti Cholar Dal
~pulao.mixed-veg|Kumol Sawul/Komal Chaul|Hando Guri/Hando|Bora Sawul|Ghee Anna Plain|Tudkiya Bhath/Tudkiya Bhaat/Tudkia Bhath|Jhangora/Jhangora Rice
~friedsweet.*.chirote|Goja/Bengali Gaja/Jibe Goja/Kucho Goja|Belgrami/Belgrami Bihar/Laktho/Laktho Bihar
~sweetpancake.*.pua|Pani Pitha|Patande/Patanda/Patande Himachali|Sihal
~mithai.nariyal.barfi|Pinaca/Pinagr/Pinac
~cheela.*.besan|Kachalu Chilla
~roti.sattu|Sattu ki Roti/Sattu Roti
~roti.chawal|Dhuska Roti|Sohari/Sohari Chhattisgarhi|Mooth ki Roti
~onepot.*.dal-dhokli|Mag Dhokli/Moong Dhokli|Thukpa Dal
pakora.arbi-patta|Pattor/Patod/Pattod
~dosa.plain.dosa|Attu/Atlu/Minapattlu|Babru Dosa
~paneercurry.paneer.-.shahi|Kalari/Kaladi/Kalari Cheese/Kalari Kulcha/Kaladi Kulcha|Rajma Kalari
~rasedar.kaddu|Ambal/Ambal Dogra/Kaddu ka Ambal/Khatta Kaddu
~dal.kulthi|Thatwani/Thathwani/Ras/Ras Bhaat/Ras Kumaoni/Ras Bhat|Kurthi Dal
~dal.urad-dal|Maani/Maah ki Mani|Badeel Dal
~vada.chana-dal.-|Badeel/Badil|Thethri/Thethari|Pidiya/Pidia|Kora Khai Bara
~bharta.aloo.bharta|Kachalu/Kachalu Chaat
~rasedar.papad|Rabodi ki Sabzi/Rabodi/Raboodi|Kumatiya/Kumatiya ki Sabzi|Kachri ki Sabzi
~rasedar.ker-sangri|Gunde ki Sabzi/Gunda ki Sabzi/Lasode ki Sabzi/Gunda Sabzi
~rasedar.arbi|Aru ki Sabzi|Khar Jhol
~bharta.baingan.chokha|Sanai Phool Bharta/Sanai ka Phool
~rasedar.mixed-veg|Mar Jhor/Maad Jhor/Mad Jhor|Aamat/Amat Bastar/Bastar Aamat
~kootu.*.moong-dal|Kos Kootu/Kose Kootu
~khichdi.plain.toor-dal-khichdi|Paruppu Sadam/Paruppu Satham/Pappu Annam/Dal Rice/Dal Chawal/Dal Bhat/Varan Bhat/Pappannam/Paruppu Sadham
~chutney.dryprawn|Kolim Jawla/Kolim Jawala
~mithai.murmura|Kora Khai/Korakhai/Mudki/Murki
~raita.kheera|Rehru Raita/Chaat Rehru
~puri.methi|Methi Bajra Poori/Bajra Methi Puri
~bhurji.anda|Aktori Egg
~cheela.*.suji|Aktori/Aktori Himachali
~porridge.*.daliya|Mittha/Mittha Himachali/Meetha Bhat Himachali
saag.palak|Lehsuni Palak/Lasooni Palak
chickencurry.chicken.-.doi|Chicken Dahiwala/Dahi wala Chicken/Dahiwala Murgh
misal.vatana|Guguni/Guguni Odia/Ghuguni/Bara Ghuguni/Matara Ghuguni
biryani.chicken.-.malabar|Malabar Chicken Biryani/Kozhikode Chicken Biryani
~fishfry.rohu|Tandoori Fish Fry
kebab.basa|Tandoori Fish Tikka/Tandoori Machli Tikka
~chickencurry.chicken.-.kerala|Kozhi Pidi/Pidi Kozhi/Pidiyum Kozhiyum
~halwa.kela.halwa|Chakka Varattiyathu/Chakka Varatti/Pazham Nurukku/Pazham Varattiyathu
`
