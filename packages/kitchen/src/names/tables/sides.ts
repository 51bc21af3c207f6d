/** Chutneys, pickles, raitas, fruit bowls, dips, fasting food. See ../dishes.ts for how a line is read. */
export const sideNames = `
raita.kheera|Kheera Raita/Cucumber Raita/Kakdi Raita/Kakdichi Koshimbir Dahi/Raita/Vellarikka Raita/Kakadi Raita
raita.kheera.-.raitakumaoni|Kumaoni Raita/Kakdi ka Raita Pahadi/Pahadi Raita/Kumaoni Kheere ka Raita/Pahadi Kheera Raita
raita.boondi|Boondi Raita
raita.pyaz|Onion Raita/Pyaz Raita/Vengaya Pachadi/Thayir Pachadi/Onion Pachadi/Dahi Pyaz/Dahi Kanda/Vengaya Thayir Pachadi
raita.pyaz-tamatar|Onion Tomato Raita/Mix Raita/Mixed Raita/Dahi Kachumber/Biryani Raita/Dahi ki Chutney Biryani
raita.ananas|Pineapple Raita/Ananas Raita
raita.anaar|Anar Raita/Pomegranate Raita
raita.lauki|Lauki Raita/Ghiya Raita/Dudhi Raita
raita.palak|Palak Raita/Spinach Raita
raita.chukandar|Beetroot Raita/Beetroot Pachadi/Chukandar Raita
raita.aloo|Aloo Raita/Batata Raita
raita.kela|Banana Raita/Kele ka Raita/Kela nu Raitu/Banana Raitu
raita.bathua|Bathua Raita
raita.bhindi|Bhindi Raita/Vendakkai Pachadi/Vendakkai Thayir Pachadi/Vendakka Kichadi
raita.makhana|Makhana Raita
raita.gajar|Carrot Raita/Gajar Raita
raita.mooli|Mooli Raita/Mujj Chetin Raita
raita.baingan|Baingan Raita/Vangyache Dahyatle Bharit/Dahi Baingan Raita/Borani/Baingan Burani/Baingan Borani/Dahi ke Baingan
raita.kaddu|Kaddu Raita/Bhoplyache Bharit Raita/Bhoplyache Raita
raita.tamatar|Tomato Raita/Tomato Pachadi/Thakkali Pachadi Raita/Tamatar Raita/Thakkali Thayir Pachadi
raita.hara-dhaniya|Dhaniya Raita
raita.mixed-veg|Vegetable Raita/Veg Raita/Mix Veg Raita
raita.moringa|Moringa Raita
raita.karela|Karela Raita/Pavakka Kichadi Raita
raita.methi|Methi Raita
raita.kairi|Mango Raita/Manga Pachadi Raita/Kairi Raita
raita.aam|Aam Raita
raita.*.-.raitamint|Pudina Raita/Mint Raita
raita.*.-.raitatadka|Tadka Raita/Burani Raita/Tadka Dahi/Lahsun Raita/Lehsuni Raita/Burani
~raita.kheera|Mosaru Bajji/Mosaru Bajji Karnataka/Mosaru Gojju|Majjige Tambuli/Tambli/Tambuli/Tambli Karnataka/Doddapatre Tambuli/Sambarballi Tambli/Menthe Tambuli/Doddapatre Tambli/Ondelaga Tambuli/Brahmi Tambuli/Palak Tambli|Sasive/Hasi Sasive/Sasve/Sasive Karnataka/Southekai Sasive|Singhare ka Raita|Guchhi Raita|Saloni Raita/Pudina Saloni|Dahi/Curd/Set Curd/Plain Curd/Thayir/Perugu
chutney.nariyal.chutney|Coconut Chutney/Nariyal Chutney/White Chutney/Hotel Chutney
chutney.nariyal|Thengai Chutney/Kobbari Chutney/Kayi Chutney/Kobbari Pachadi/Thenga Chammanthi/Thengai Thogayal/Thenga Aracha Chammanthi/Kobbari Mamidikaya Pachadi/Chammanthi/Coconut Chammanthi/Ulli Chammanthi/Coconut Thogayal/Kobri Chutney
chutney.nariyal.sukhi-chutney|Chammanthi Podi/Thenga Chammanthi Podi/Sukhi Nariyal Chutney/Khobryachi Chutney/Dry Coconut Chutney/Coconut Chutney Powder/Thengai Podi/Veppilakatti/Sukhya Khobryachi Chutney/Kobbari Podi/Chammandhi Podi/Narlachi Sukhi Chutney
chutney.pudina|Pudina Chutney/Mint Chutney/Pudina Thogayal/Green Chutney Mint/Pudina Pachadi/Podina Chutney/Hari Pudina Chutney/Pudina Thuvaiyal
chutney.hara-dhaniya|Dhaniya Chutney/Hari Chutney/Green Chutney/Coriander Chutney/Kothamalli Chutney/Kothimbir Chutney/Dhania Pudina Chutney/Hare Dhaniye ki Chutney/Kothimeera Pachadi/Kothamalli Thogayal/Kothimbirichi Chutney/Kothmir ni Chutney/Kottambari Soppu Chutney/Dhone Patar Chutney/Dhania Patta Chutney/Patra ni Chutney/Dhone Pata Bata
chutney.tamatar|Tomato Chutney/Tamatar Chutney/Thakkali Chutney/Tomato Pachadi Andhra/Tomator Chutney/Thakkali Thokku/Tomato Thokku/Tomato Khajur Chutney/Tamatar Khajur Chutney/Tomato Khejur Amsotto Chutney/Tomato Relish/Tamatar ka Khatta/Bilahi Chutney/Tomato Chutney Bengali/Chettinad Kara Chutney/Kara Chutney/Tamata Khatta/Tomato Khajoor Khatta/Tamatar Khajuri Khatta/Tomatochi Chutney/Tamata Poda/Tamata Poda Chutney/Thakkali Pachadi/Dosakaya Tomato Pachadi/Tomato Khatta
chutney.peanut|Peanut Chutney/Shengdana Chutney/Palli Chutney/Verkadalai Chutney/Moongfali ki Chutney/Palli Pachadi/Sing ni Chutney/Kadlekai Chutney/Farali Chutney/Groundnut Chutney/Badam Chutney Peanut/Nilakadalai Chutney
chutney.peanut.sukhi-chutney|Shengdana Chutney Dry/Solapuri Chutney/Solapuri Shengdana Chutney/Palli Podi/Shenga Chutney/Shenga Chutney Pudi/Shengdanyachi Chutney/Danyachi Chutney/Shenga Pudi/Peanut Chutney Powder/Shenga Hindi/Shenga Chutney Powder/Sukhi Shengdana Chutney
chutney.til|Til Chutney/Til Chutney Pahadi/Bhangjeera Chutney/Til Ki Chatni/Tilachi Chutney/Ellu Chutney/Nuvvula Pachadi/Bhaang ki Chutney/Bhangira Chutney/Ellu Thogayal/Til Bhang Chutney
chutney.til.sukhi-chutney|Nuvvula Podi/Ellu Podi/Til Podi/Til Sukhi Chutney/Til Podi Chutney/Ellu Pudi/Nuvvula Karam Podi
chutney.kairi|Raw Mango Chutney/Kairi Chutney/Mangai Thogayal/Mamidikaya Pachadi/Manga Chammanthi/Kacche Aam ki Chutney/Aamer Chutney/Aam Chutney/Mango Chutney/Mangai Pachadi/Kairichi Chutney/Mavinakai Chutney/Aam Khatta/Ugadi Pachadi/Ugadi Pacchadi/Mango Pachadi/Bevu Bella/Amba Khatta/Ambula Khatta/Ambula Rai/Ambula/Kancha Aamer Chutney/Methamba/Methamba Maharashtrian/Aam Dal Chutney/Kairi Kanda Chutney/Mamidikaya Roti Pachadi/Aamer Tok/Kancha Aamer Tok/Tok Aam/Takku/Kairicha Takku
chutney.lahsun.sukhi-chutney|Garlic Chutney Dry/Lasun Chutney/Lasun Khobra Chutney/Vada Pav Chutney/Vada Pav Masala/Lasanachi Chutney/Sukhi Lasun Chutney/Lasnachi Chutney/Karela Chutney Podi/Lahsun Sukhi Chutney/Lasun Masala Chutney/Vellulli Podi/Vellulli Karam/Kakarakaya Karam Podi/Poondu Podi/Lasun Chutney Maharashtrian/Vellulli Karam Podi
chutney.lahsun|Garlic Chutney/Lahsun Chutney/Lehsun Chutney/Poondu Chutney/Lasan ni Chutney/Lasaniya Chutney/Vellulli Pachadi/Rajasthani Lahsun Chutney/Rajasthani Lehsun ki Chutney/Bellulli Chutney/Red Garlic Chutney/Poondu Thokku/Rosun Chutney
chutney.imli|Imli Chutney/Tamarind Chutney/Saunth/Sonth/Khatti Meethi Chutney/Saunth ki Chutney/Meethi Chutney/Sonth Chutney/Sweet Tamarind Chutney/Chinch Gulachi Chutney/Tentuler Chutney/Tetul Chutney/Chintachiguru Pachadi/Chinta Chiguru Podi/Tamarind Date Chutney/Amli ni Chutney/Puli Chutney/Imli Sonth Chutney/Chintakaya Pachadi/Sauth
chutney.pyaz|Onion Chutney/Vengaya Chutney/Ulli Chutney/Ulli Chammanthi Onion/Onion Thogayal/Vengaya Thogayal/Ullipaya Pachadi/Eerulli Chutney/Ullipaya Chutney/Pyaz ki Chutney/Chinna Vengaya Chutney/Onion Tomato Chutney/Kandyachi Chutney
chutney.adrak|Ginger Chutney/Allam Pachadi/Inji Thogayal/Allam Chutney/Inji Thuvaiyal/Adrak ki Chutney/Inji Chutney/Allam Chutney Andhra/Pesarattu Allam Pachadi/Shunti Chutney/Ada Chutney
~chutney.adrak|Inji Curry/Puli Inji/Injipuli/Inji Thokku/Puliyinji/Inji Pachadi|Inji Thayir/Inji Thairu
chutney.khajoor|Khajur Chutney/Dates Chutney/Date Tamarind Chutney/Khajur Imli Chutney/Khejur Chutney/Khejurer Chutney/Khajur Khatta/Khajuri Khata
chutney.amla|Amla Chutney/Nellikai Chutney/Usirikaya Pachadi/Nellikka Chammanthi/Nellikai Thogayal/Nellikai Pachadi/Avla Chutney
chutney.gongura|Gongura Pachadi/Gongura Chutney/Gongura Thokku/Pundi Soppu Chutney/Ambadi Chutney/Gongura Thogayal/Gongura Pacchadi/Pulicha Keerai Thogayal/Pulicha Keerai Kadayal/Khatta Saag Chutney/Sougri Chutney/Pulicha Keerai Chutney
chutney.kadi-patta|Curry Leaf Chutney/Karuveppilai Thogayal/Kadi Patta Chutney/Karivepaku Pachadi/Karuveppilai Chutney/Curry Leaves Chutney
chutney.kadi-patta.sukhi-chutney|Karuveppilai Podi/Karivepaku Podi/Curry Leaf Podi/Curry Leaves Powder/Kadipatta Chutney Dry/Kadi Patta Podi/Karivepaku Karam Podi/Karibevu Chutney Pudi
chutney.chukandar|Beetroot Chutney
chutney.gajar|Carrot Chutney
chutney.lauki|Lauki Chutney/Sorakaya Pachadi/Anapakaya Pachadi/Suraikkai Thogayal
chutney.turai|Peerkangai Thogayal/Beerakaya Pachadi/Heerekai Chutney/Ridge Gourd Chutney/Peerkangai Chutney/Beerakaya Pottu Pachadi/Turai Chutney/Dodkyachya Shirachi Chutney/Peerkangai Thuvaiyal/Heerekai Sippe Chutney/Shirolyachya Shirachi Chutney
chutney.baingan|Vankaya Pachadi/Brinjal Chutney/Kathirikkai Chutney/Baingan Chutney/Vankaya Chutney/Kathirikkai Thogayal/Vankaya Kalchina Pachadi
chutney.alsi|Alsi Chutney/Javas Chutney/Flaxseed Chutney/Javasachi Chutney/Agase Chutney Pudi/Javas Chutney Powder/Karale Chutney/Karalyachi Chutney/Gurellu Chutney/Uchellu Chutney/Khurasani Chutney/Agasi Chutney/Gurellu Pudi/Karalachi Chutney/Agase Pudi
chutney.dahi|Dahi Chutney/Doon Chetin/Tandoori Chutney/Kebab Chutney/Mint Curd Chutney/Doon Chetin Kashmiri/Dahi Pudina Chutney/Dahi Mint Chutney/Zamut Dodh Chetin
chutney.akhrot|Walnut Chutney/Akhrot Chutney/Doon Chetin Walnut/Kashmiri Walnut Chutney/Doon Tschetin/Doon Chutney
chutney.mooli|Mooli Chutney/Mujj Chetin/Muji Chetin/Mujj Chutney/Radish Chutney/Mullangi Thogayal/Mullangi Chutney/Mooli Akhrot Chutney/Mooli Walnut Chutney
chutney.ananas|Pineapple Chutney/Anaroser Chutney/Ananas Chutney/Ananas Khatta/Anarasher Chutney/Pineapple Khatta/Sapuri Khatta
chutney.kaccha-papita|Plastic Chutney/Papaya Chutney/Peper Chutney/Plastic Chutney Bengali/Pepe Chutney/Raw Papaya Chutney/Peper Plastic Chutney
chutney.plum|Plum Chutney/Aloo Bukhara Chutney/Kuler Chutney/Boroi Chutney/Ber ki Chutney/Topa Kuler Chutney/Kul Chutney/Boroi Khatta/Barakoli Khatta/Regi Pandu Pachadi
chutney.anaar|Anardana Chutney/Anardana Pudina Chutney/Pomegranate Chutney
chutney.lal-mirch.thecha|Thecha/Mirchicha Thecha/Kharda/Hirvya Mirchicha Thecha/Varhadi Thecha/Mirchi Thecha/Lal Mirchi Thecha/Lal Mirchicha Thecha/Kolhapuri Thecha
chutney.hari-mirch|Hari Mirch ki Chutney/Green Chilli Chutney/Mirchi Chutney/Hirvi Mirchi Thecha/Hari Mirchi Kharda/Pachi Mirapakaya Pachadi/Pacha Mulaku Chammanthi/Pachi Mirchi Pachadi/Green Chilli Thecha/Ranjaka/Hasi Menasinakai Chutney/Pachi Mirapakaya Chutney
chutney.lal-mirch|Red Chutney/Red Chilli Chutney/Lal Mirch ki Chutney/Milagai Chutney/Mulaku Chammanthi/Lal Mirchi Chutney/Kempu Chutney/Ranjka/Kempu Khara/Pandu Mirapakaya Chutney/Raja Mircha Chutney/Schezwan Chutney/Dalle Chutney/Dalle Khursani Chutney/Momo Chutney/Bhut Jolokia Chutney/King Chilli Chutney/Raja Mircha/Ranjaka Kempu/Red Momo Chutney/Naga Chilli Chutney/Kempu Menasinakai Chutney/Mysore Red Chutney/Mysore Masala Red Chutney/Hmarcha Rawt Chutney
chutney.shimla-mirch|Capsicum Chutney/Shimla Mirch Chutney/Capsicum Pachadi
chutney.patta-gobi|Cabbage Chutney/Cabbage Pachadi/Muttaikose Chutney/Cabbage Thogayal/Muttaikose Thogayal
chutney.urad-dal|Paruppu Thogayal/Ulundu Chutney/Minapappu Chutney/Ulutham Paruppu Thogayal/Urad Dal Chutney/Ulundu Thogayal
chutney.toor|Kandi Pachadi/Toor Dal Chutney/Thuvaram Paruppu Thogayal/Kandi Pappu Pachadi/Pappu Pachadi/Paruppu Thuvaiyal/Parupu Thogayal
chutney.chana-dal|Chana Dal Chutney/Kadalai Paruppu Chutney/Pottukadalai Chutney/Dalia Chutney/Kadale Chutney/Putnalu Chutney/Senagapappu Pachadi/Chutney Pudi/Hurigadale Chutney/Kadalai Paruppu Thogayal/Hurkadle Chutney/Putani Chutney/Besan Chutney/Besan ki Chutney Fafda/Fafda Chutney/Kadhi Chutney
~chutney.chana-dal.sukhi-chutney|Paruppu Podi/Kandi Podi/Karam Podi/Andhra Karam Podi/Pappula Podi/Paruppu Podi Tamil/Kandi Podi Andhra/Nalla Karam Podi/Nalla Karam/Putnala Podi/Munagaku Podi/Munagaku Karam Podi/Poondu Paruppu Podi/Andhra Paruppu Podi/Angaya Podi/Senaga Podi|Rasam Powder/Rasam Masala/Rasam Podi/Sambar Powder/Sambar Podi/Sambar Masala/Vangi Bath Powder/Bisi Bele Bath Powder/Huli Pudi/Saarina Pudi|Chutney Podi/Chutney Powder/Chutneypudi/Chutni Pudi/Karnataka Chutney Pudi/Methkut/Menthya Hittu/Menthyada Hittu|Goda Masala/Kala Masala/Kanda Lasun Masala/Garam Masala/Panch Phoron/Malvani Masala/Chaat Masala/Bafat Powder/Xacuti Masala/Recheado Masala/Ver/Kashmiri Ver
chutney.seb|Apple Chutney/Seb ki Chutney
chutney.jamun|Jamun Chutney
chutney.apricot|Apricot Chutney/Khubani ki Chutney/Phating Chutney/Chuli Chutney
chutney.chhurpi|Churpi Chutney/Chhurpi ko Achar/Chhurpi Achar/Churpi Chutney Arunachal
chutney.bhatt|Bhatt Chutney/Akhuni Chutney/Axone Chutney/Kinema Chutney/Kinema Achar/Axone Chutni
~chutney.lal-mirch.north-east-chutney|Kharang/Kharoli/Kahudi/Kasundi Assamese/Panitenga|Pika Pila/Pikapila
chutney.dryprawn|Sukat Chutney/Sode Chutney/Sukha Jhinga Chutney/Dry Prawn Chutney/Unakka Chemmeen Chammanthi/Chemmeen Chammanthi/Sukat Chatni/Sukhua Chingudi Chutney/Unakka Chemmeen Chammanthi Podi/Kismur/Galmbo Kismur/Chemmeen Chammanthi Podi/Prawn Chammanthi/Goan Kismur/Sungta Kismur/Jawla Chutney/Jawala Chutney/Sukat/Javla/Kolim Chutney/Dry Shrimp Chutney/Ambadi Sukat
chutney.dryfish|Dry Fish Chutney/Shutki Chutney/Karuvadu Chutney/Sukhua Chutney/Tungtap Chutney/Unakka Meen Chammanthi/Tungtap Khasi/Ngari Chutney/Sukhua Poda Chutney/Morok Metpa Ngari/Karuvadu Thogayal/Berma Chutney/Dry Bombil Chutney/Sukka Bombil Chutney/Godak Chutney/Mosdeng Serma Berma/Hukati Chutney/Hukoti/Hukati/Fish Chutney/Xukan Masor Chutney
~chutney.dryfish|Demta/Red Ant Chutney/Chaprah/Kai Chutney/Amroi Tup Chutney/Chapda Chutney/Chapra Chutney
chutney.kathal-beej|Jackfruit Seed Chutney
chutney.tindora|Dondakaya Pachadi/Kovakkai Chutney/Tindora Chutney
chutney.kheera|Dosakaya Pachadi/Cucumber Chutney/Dosavakaya Chutney/Southekai Chutney/Dosakaya Roti Pachadi
chutney.papita|Papaya Sweet Chutney
chutney.kokum|Kokum Chutney/Amsul Chutney
chutney.moringa|Moringa Chutney/Murungai Keerai Chutney/Murungai Keerai Thogayal
chutney.palak|Palak Chutney/Palak Thogayal/Palakura Pachadi/Keerai Thogayal/Vallarai Thogayal/Vallarai Chutney/Thotakura Pachadi
chutney.methi|Methi Chutney/Menthikura Pachadi/Methi Dana Chutney
chutney.nimbu|Lemon Chutney/Nimbu ki Chutney/Nimmakaya Pachadi Chutney/Narthangai Pachadi
chutney.aam|Sweet Mango Chutney/Aam ki Meethi Chutney
~chutney.tamatar|Korma Chutney|Ou Khatta/Ou Tenga Chutney/Elephant Apple Chutney/Chalta Chutney/Chaltar Chutney/Chalta Tok/Chaltar Tok/Oau Khatta|Kardaman Chutney|Dahi Khatta|Mitha Neem Chutney|Aamra Chutney/Amrar Chutney/Amda Chutney/Amra Tok/Ambadya Chutney|Dhaniya Patta Tamatar Chutney|Timbur Chutney/Timur Chutney|Jhakhiya Chutney|Galgal Chutney|Batuk Chutney|Sesame Tomato Achar/Golbheda ko Achar|Katta Mitha Chutney|Kundru Chutney|Bamboo Shoot Chutney/Bah Gaaj Chutney/Khorisa Chutney|Silam Chutney/Silam ko Achar|Dhundhar Chutney
pickle.kairi.achaar|Mango Pickle/Aam ka Achar/Kairi ka Achar/Keri nu Athanu/Kairiche Lonche/Ambyache Lonche/Amer Achar/Mangai Oorugai/Manga Achar/Uppinakayi/Mavinakayi Uppinakayi/Kaduku Manga/Kadumanga Achar/Avakkai Oorugai/Manga Curry Pickle/Vadu Mangai/Maavadu/Cut Mango Pickle/Kairi Lonche/Aamor Achar/Amba Achara/Hing Aam ka Achar/Lonche/Punjabi Aam ka Achar/Achaar/Pickle/Appe Midi Uppinakai/Appemidi/Midi Mavinakayi/Thokku/Mangai Thokku/Magaya/Magaya Pachadi/Koyadam/Kadugu Mangai/Midi Uppinakai/Appemidi Pickle/Maagaya Pickle/Avakai Pickle/Aam ka Khatta Achar/Vadu Mangai Pickle/Gor Keri/Gol Keri/Ambyache Lonche Maharashtrian/Methia Keri/Methia Keri nu Athanu/Kadu Mango Pickle/Bharwan Aam ka Achar/Bengali Aam Kasundi/Amchur Achar/Kanni Manga Achar/Kannimanga
pickle.kairi.avakaya|Avakaya/Avakaya Pickle/Bellam Avakaya/Pesara Avakaya/Avakaya Andhra/Vellulli Avakaya/Nuvvula Avakaya/Allam Avakaya
pickle.*.chhunda|Chhunda/Chundo/Keri no Chundo/Katki/Katki Keri/Murabbo/Sakharamba/Gulamba/Muramba/Moramba/Sakharambo/Keri no Murabbo
pickle.nimbu-phal|Nimbu ka Achar/Lemon Pickle/Lime Pickle/Limbu nu Athanu/Naranga Achar/Elumichai Oorugai/Nimmakaya Pachadi/Nimbehannu Uppinakayi/Limbache Lonche/Lebur Achar/Nimmakaya Ooragaya/Khatta Meetha Nimbu Achar/Kadarangai Oorugai/Narthangai Oorugai/Limbu Lonche/Hing Nimbu Achar/Nimmakaya Pickle/Limbache Goad Lonche/Elumichai Oorgai/Naranga Curry/Lembu Achara/Galgal ka Achar/Vadukapuli Achar/Narthangai Pickle/Kadarangai Pickle/Dabbakaya Pachadi/Lime Pickle Kerala/Vadukapuli Naranga Achar/Nemu Achar/Kaji Nemu Achar
pickle.hari-mirch|Mirch ka Achar/Green Chilli Pickle/Hari Mirch ka Achar/Mirchi ka Achar/Athela Marcha/Hirvi Mirchi Lonche/Marcha nu Athanu/Milagai Oorugai/Pachai Milagai Oorugai/Mirchi Pickle/Mirchiche Lonche/Rai Mirch/Athela Marcha Gujarati/Raita Marcha/Pachimirapakaya Pachadi Pickle/Rai Marcha
pickle.lal-mirch|Lal Mirch ka Achar/Red Chilli Pickle/Bharwan Lal Mirch ka Achar/Banarasi Lal Mirch ka Achar/Pandu Mirapakaya Pachadi/Korivi Karam/Stuffed Red Chilli Pickle/Bharwa Lal Mirch Achar/Bhut Jolokia Pickle/Dalle Pickle/Dalle Khursani Achar/Dalle Khursani/Naga Chilli Pickle/Bharwan Mirch ka Achar/King Chilli Pickle/Dalle Achar/Lal Mirchi Achar/Raja Mircha Pickle/Dalle Khursani Pickle/Banarasi Mirch Achar
pickle.amla|Amla Pickle/Amla ka Achar/Gooseberry Pickle/Nellikai Oorugai/Nellikka Achar/Usirikaya Pickle/Usirikaya Pachadi Pickle/Uppilitta Nellikka/Nellikai Pickle/Awla Achar/Nellikka Uppilittathu/Usirikaya Avakaya
pickle.amla.murabba|Amla Murabba/Avla Muramba/Murabba
pickle.gajar|Gajar ka Achar/Carrot Pickle/Gajar Gobhi Shalgam Achar/Gajar Lonche
pickle.gajar.murabba|Gajar ka Murabba
pickle.lahsun|Lahsun ka Achar/Garlic Pickle/Poondu Oorugai/Vellulli Avakaya Pickle/Vellulli Pickle/Veluthulli Achar/Lasun Lonche/Lehsun ka Achar/Lasan nu Athanu/Bellulli Uppinakai/Poondu Oorgai/Roshuner Achar/Rasun Achara
pickle.adrak|Ginger Pickle/Adrak ka Achar/Allam Pachadi Pickle/Inji Achar/Allam Pickle/Inji Oorugai/Adrak Nimbu Achar/Inji Pickle/Ada Achara
pickle.mixed-veg|Mixed Pickle/Mix Achar/Mixed Vegetable Pickle/Gajar Gobhi Shalgam ka Achar/Punjabi Mixed Pickle/Mix Veg Pickle/Mixed Veg Achar/Mixed Achaar/Mix Pickle/Gajar Gobi Achar/Lagan nu Achar/Parsi Lagan nu Achar/Punjabi Gobhi Gajar Achar
pickle.gobi|Gobi ka Achar/Cauliflower Pickle
pickle.kathal|Kathal ka Achar/Jackfruit Pickle
pickle.karela|Karela Pickle/Karele ka Achar/Kakarakaya Pickle/Pavakka Achar/Kaipakka Achar
pickle.mooli|Mooli ka Achar/Radish Pickle/Mula ko Achar/Mula Achar/Monj Achar/Monji Achar
pickle.shalgam|Shalgam ka Achar/Turnip Pickle
pickle.pyaz|Pyaz ka Achar/Onion Pickle/Sirke Wale Pyaz/Vinegar Onion/Sirka Onion
pickle.kamalkakdi|Kamal Kakdi ka Achar/Lotus Root Pickle/Bhey ka Achar/Nadru Achar/Bhee ka Achar
pickle.gongura|Gongura Pickle/Gongura Nilva Pachadi/Gongura Nilava Pachadi/Gongura Pandu Mirapakaya
pickle.tamatar|Tomato Pickle/Tamatar ka Achar/Tomato Nilva Pachadi/Thakkali Oorugai/Thakkali Achar/Tomato Avakaya/Tomato Nilava Pachadi
pickle.bamboo-shoot|Bamboo Shoot Pickle/Mesu Pickle/Mesu Achar/Baas ka Achar/Bans ka Achar/Khorisa Achar/Karil Achar/Bah Gajor Achar/Mesu/Sandhna Karil/Bans Karil Achar/Bamboo Pickle/Sandhana
pickle.chukandar|Beetroot Pickle
pickle.ker-sangri|Ker ka Achar/Ker Sangri ka Achar/Gunda nu Athanu/Lasode ka Achar/Gunda Keri nu Athanu/Kerda nu Athanu/Lisode ka Achar/Ker Athana/Tenti ka Achar/Dela ka Achar/Gunda Pickle/Lesua Achar/Sangri ka Achar/Teent ka Achar
pickle.kaccha-haldi|Haldi ka Achar/Turmeric Pickle/Amba Haldi Pickle/Lili Haldar/Kacchi Haldi ka Achar/Lili Haldar nu Athanu/Fresh Turmeric Pickle/Kachi Haldi Achar/Ambe Halad Lonche/Haldar Athanu/Olya Haladiche Lonche
pickle.aloo|Aloo ka Achar/Aloo ko Achar/Chukauni/Aloo Achar Nepali
pickle.baingan|Brinjal Pickle/Baingan ka Achar/Kathirikai Thokku/Brinjal Moju/Brinjal Mol
pickle.mushroom|Mushroom Pickle
pickle.suran|Suran Pickle/Jimikand ka Achar/Oal ka Achar/Ol ka Achar/Oal ka Chutney/Suran ka Achar
pickle.sahjan|Drumstick Pickle/Munakkaya Pickle/Munakkaya Avakaya/Sahjan ka Achar/Mulakkada Pachadi
pickle.seb|Apple Murabba/Seb ka Murabba
pickle.nashpati|Pear Preserves/Naashpati ka Murabba/Pear Pickle/Pear Murabba
pickle.*.kasundi|Kasundi/Aam Kasundi/Kasundi Bengali/Mustard Relish/Amer Kasundi
pickle.*.launji|Launji/Aam ki Launji/Kairi Launji/Karonda Launji/Aam ka Gudamba/Gudamba/Aam ki Lonji/Kacche Aam ki Launji/Gurma/Gudma/Lonji/Aam ka Kuchla/Kuchla/Gurumba/Aam Gurma/Launji Rajasthani
pickle.*.goan-mol|Mol de Peixe/Goan Mol/Para/Goan Para/Para Fish Pickle/Fish Para/Balchao Pickle Fish/Balchao Fish
pickle.papita|Papaya Pickle/Papite ka Achar
pickle.khajoor|Khajur ka Achar/Dates Pickle/Eenthapazham Achar/Khajur Athanu/Dates Lemon Pickle/Kharek nu Athanu
pickle.safed-petha.murabba|Petha Murabba
pickle.ananas.murabba|Pineapple Jam/Ananas Murabba
pickle.aam.murabba|Aam ka Murabba/Mango Jam/Mango Preserve/Mixed Fruit Jam/Jam
pickle.chicken|Chicken Pickle/Chicken Achaar/Kodi Pachadi/Chicken Avakaya/Murgh Achaar Pickle/Kozhi Achar/Kodi Pickle/Kukad ka Achar
pickle.prawn|Prawn Pickle/Chemmeen Achar/Royyala Pickle/Royyala Pachadi/Royyala Avakaya/Kolambi Lonche/Prawn Achar/Sungta Lonche/Jhinga Achar/Prawn Balchao Pickle/Kolambiche Lonche
pickle.mutton-boti|Mutton Pickle/Maas ka Achar/Gosht ka Achar/Mutton Achar Pickle/Mamsam Pachadi/Erachi Achar/Beef Pickle/Gosht Pachadi/Meat Pickle/Irachi Achar
pickle.surmai|Fish Pickle/Meen Achar/Chepala Pachadi/Macher Achar/Fish Achar/Machli ka Achar/Korameenu Pickle/Tuna Pickle
pickle.pork|Pork Pickle/Pork Achar/Pandi Pickle
pickle.dryfish|Dry Fish Pickle/Dried Fish Pickle/Karuvadu Oorugai/Unakka Meen Achar
pickle.nethili|Nethili Pickle/Natholi Achar
~pickle.mixed-veg|Sirarakhong Pickle|Jolpai Achar/Jalpai Achar/Olive Pickle/Jolpai Chutney|Kul ka Achar/Ber ka Achar/Kuler Achar/Boroi Achar/Bogori Achar/Bogorir Achar/Barakoli Achara/Topa Kul Achar|Karonda Achar/Karonda Pickle/Karvande Lonche/Kalakai Oorugai/Vakkaya Pachadi/Vakkaya Pickle|Tentuler Achar/Imli ka Achar/Chintakaya Pickle/Chintakaya Thokku|Chalta Achar/Chaltar Achar|Sinki Achar|Ambada Pickle/Ambade ka Achar/Ambadyache Lonche/Amrar Achar|Dheu Achar/Tyaun|Methi Dana ka Achar|Kumquat Pickle|Lapsi ko Achar|Gobhi Singjara|Jangri Achar/Lungdu Achar/Lingdi ka Achar/Lingri ka Achar/Lingad ka Achar|Timbur Achar|Mahali Kizhangu Oorugai/Mahali Kizhangu/Maagali Uppinakai/Magali Beru Uppinakai/Mahani Kizhangu|Kachri ki Chutney|Pani Achar/Pachranga Achar/Panchranga Achar|Rakthapushpi
fruitbowl.*.chaat|Fruit Chaat/Fruit Salad/Chatpata Fruit Chaat/Phal Chaat/Kulle Fruit Chaat/Masala Fruit/Mixed Fruit Chaat/Pazha Salad
fruitbowl.amrood.chaat|Guava Chaat/Amrood Chaat/Peru Chaat/Guava Masala/Peyara Makha
fruitbowl.ananas.chaat|Pineapple Chaat
fruitbowl.*.custard|Fruit Custard/Mixed Fruit Custard/Fruit Custard Dessert/Fruit Salad With Custard/Fruit Trifle
fruitbowl.*.shrikhand-bowl|Fruit Shrikhand Bowl/Matho Fruit
fruitbowl.*.rabri-bowl|Fruit Rabri/Fruit Cream/Fruit Cream Malai
fruitbowl.kela.nariyal-bowl|Fruit Rasayana
fruitbowl.*.dahi-bowl|Fruit Raita/Fruit Yogurt/Dahi Fruit Bowl/Mixed Fruit Raita/Fruit Dahi
~fruitbowl.*.rabri-bowl|Strawberry Cream/Mango Cream
dip.kabuli-chana|Hummus
dip.avocado|Avocado Dip/Guacamole
dip.dahi-kheera|Tzatziki Dip
dip.*.with-khakhra|Khakhra With Dip
vrat.*.samak-pulao|Vrat Pulao/Vrat ke Chawal/Vrat ke Chawal ka Pulao/Sama Chawal Vrat
vrat.*.kuttu-puri|Kuttu ki Puri/Kuttu Aloo Puri/Kuttu ke Atte ki Poori
vrat.*.singhara-cheela|Singhara Cheela
vrat.*.rajgira-paratha|Rajgira Paratha/Rajgira Thepla/Amaranth Paratha/Farali Paratha
vrat.*.sabudana-vada|Vrat Sabudana Vada/Farali Sabudana Vada
vrat.*.samak-idli|Vrat Idli/Samak Idli/Samvat Idli/Farali Idli
vrat.*.kuttu-cheela|Kuttu Cheela
vrat.*.kuttu-pakora|Kuttu Pakora/Vrat ke Pakode/Singhare ke Pakode
vrat.*.aloo-rassa-bhagar|Bhagar Amti/Bhagar Danyachi Amti/Varai Amti/Danyachi Amti/Varicha Bhaat Danyachi Amti/Shengdana Amti/Varai Danyachi Amti/Upvasachi Amti/Bhagar Shengdana Amti
vrat.*.rajgira-puri|Rajgira Puri/Singhare ki Puri/Farali Puri
vrat.*.samak-dosa|Vrat Dosa/Samak Dosa/Farali Dosa/Kuttu Dosa/Samvat Dosa
vrat.*.sabudana-khichdi|Vrat Sabudana Khichdi
vrat.*.singhara-halwa|Vrat Singhara Halwa
vrat.aloo|Vrat wale Aloo/Vrat ke Aloo/Farali Aloo/Upvas Batata Bhaji/Upvasachi Batata Bhaji/Dahi Aloo Vrat/Farali Suki Bhaji/Farali Aloo Sabzi/Vrat wali Aloo ki Sabzi/Upvasachi Bhaji/Navratri Aloo
vrat.dahi-aloo|Vrat ke Dahi Aloo/Dahi Aloo
vrat.kaddu|Vrat wala Kaddu
vrat.arbi|Vrat ki Arbi
~vrat.aloo.samak-pulao|Vrat Thali/Farali Thali/Upvas Thali/Falahari Thali/Falahari/Farali Platter/Navratri Thali
podi.urad-dal.podi|Idli Podi/Milagai Podi/Gunpowder Chutney/Dosa Podi/Molagapodi/Gunpowder/Molagai Podi/Idli Milagai Podi/Idli Karam Podi/Dosa Milagai Podi/Malgapodi
`
