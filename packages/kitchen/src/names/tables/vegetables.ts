/** Dry and gravied vegetables of every state, greens, mashes, stews. See ../dishes.ts for how a line is read. */
export const vegetableNames = `
sabzi.aloo|Jeera Aloo/Sukhe Aloo/Sookhi Aloo Sabzi/Potato Fry/Batatyachi Bhaji/Batata Bhaji/Batatachi Bhaji/Aloo Bhaji/Potato Bhaji/Bateta nu Shaak Sukku/Sukki Bhaji
sabzi.aloo.-.pahadi|Aloo ke Gutke/Alu Gutuk/Gutke/Kumaoni Aloo
sabzi.aloo.-.posto|Aloo Posto/Potato in Poppy Seeds/Aloo Post
sabzi.aloo.-.palya|Alugadde Palya/Aloo Palya/Potato Palya/Batate Palya/Dosa Palya
sabzi.aloo.-.varuval|Urulai Roast/Urulaikizhangu Varuval/Urulai Varuval/Potato Roast/Chinna Urulai Roast/Baby Potato Roast/Potato Varuval
sabzi.aloo.-.vepudu|Bangaladumpa Vepudu/Aloo Vepudu/Potato Vepudu/Bangaladumpa Kura/Aloo Kura
sabzi.aloo.-.mezhukku|Urulakizhangu Mezhukkupuratti/Potato Mezhukkupuratti
sabzi.aloo.-.upkari|Batate Upkari/Potato Song/Batata Song/Batata Saung
sabzi.aloo.-.shaak|Bateta nu Shaak/Batata nu Shaak/Sukhu Bateta nu Shaak/Suki Bhaji Gujarati/Batata Suki Bhaji/Potato Shaak
sabzi.aloo.-.kathiawadi|Lasaniya Batata/Lasaniya Bataka/Lahsuni Aloo/Kathiawadi Lasaniya Bateta/Lasania Bateta
sabzi.aloo.-.bhujia|Aloo Bhujia Sabzi/Alu Bhujia Bihari/Aloo ki Bhujia
sabzi.aloo.-.bhaja|Alu Bhaja/Jhuri Alu Bhaja/Jhurjhure Alu Bhaja
sabzi.aloo.-.achari|Achari Aloo
sabzi.aloo.-.kalonji|Aloo Kalonji
sabzi.aloo.-.chettinad|Chettinad Potato Fry/Chettinad Urulai Roast
sabzi.aloo.-.sindhi|Sindhi Aloo Took/Aloo Tuk/Aloo Tikh
sabzi.aloo.-.assamese|Aloo Bhaji Assamese/Aloo Bhaja Assamese
~sabzi.aloo|Bombay Aloo/Bombay Potatoes/Hing Aloo/Chatpate Aloo/Methi Dana Aloo|Aloo Dum Dry/Aloor Torkari Dry|Poori Masala Potato/Dosa Masala Palya|Aloo Bukhara Aloo|Chuka Kaaf/Chuka|Aloo Thechwani|Aloo Piaz Bhujia
sabzi.aloo-gobi|Aloo Gobi/Potato Cauliflower/Aloo Gobi Masala/Aloo Phulkopi/Aloo Phool Gobhi
sabzi.aloo-methi|Aloo Methi/Aloo Methi ki Sabzi/Methi Batata
sabzi.aloo-shimla-mirch|Aloo Shimla Mirch/Aloo Capsicum/Potato Capsicum
sabzi.aloo-beans|Aloo Beans/French Beans Aloo
sabzi.aloo-baingan|Aloo Baingan/Vankaya Aloo/Brinjal Potato Dry/Begun Aloo
sabzi.aloo-parwal|Aloo Parwal/Aloo Parwal Dry/Aloo Potol Bhaja
sabzi.aloo-patta-gobi|Aloo Patta Gobhi/Aloo Band Gobhi/Cabbage Potato
sabzi.aloo-matar|Aloo Matar Sukha
sabzi.aloo-bhindi|Aloo Bhindi
sabzi.aloo-karela|Aloo Karela
sabzi.aloo-barbati|Aloo Barbati
sabzi.palak-aloo|Aloo Palak/Aloo Palak Dry/Aloo Saag
sabzi.mooli-aloo|Mooli Aloo
sabzi.soya-aloo|Aloo Nutri/Soya Aloo
sabzi.shepu-aloo|Aloo Suva/Suva Bhaji/Shepu Batata/Aloo Soya Saag/Aloo Soa/Suva ki Sabzi
sabzi.bhindi|Bhindi Masala/Bhindi Fry/Bhendi Masala/Bhindi ki Sabzi/Okra Fry/Bhindi Masaledar/Lady Finger Fry/Okra Masala/Okra Stir Fry
sabzi.bhindi-pyaz|Bhindi Pyaz/Bhindi Do Pyaza
sabzi.bhindi.-.bhaji|Bhendichi Bhaji/Bhendi Bhaji/Bhendi Fry
sabzi.bhindi.-.shaak|Bhinda nu Shaak
sabzi.bhindi.-.vepudu|Bendakaya Vepudu/Bendakaya Fry
sabzi.bhindi.-.varuval|Vendakkai Varuval/Vendakkai Fry/Vendakkai Poriyal/Vendakai Curry
sabzi.bhindi.-.palya|Bendekayi Palya
sabzi.bhindi.-.mezhukku|Vendakka Mezhukkupuratti/Vendakka Fry
sabzi.bhindi.-.upkari|Bhenda Upkari/Bhenda Sukke
sabzi.bhindi.-.bhaja|Dharosh Bhaja/Bhindi Bhaja
sabzi.bhindi.-.rajasthani|Rajasthani Bhindi
sabzi.bhindi.-.achari|Achari Bhindi
~sabzi.bhindi|Kurkuri Bhindi/Kurkure Bhindi/Crispy Bhindi/Karari Bhindi/Bhindi Jaipuri|Bhindi Rai/Sarson Bhindi|Dahi Bhindi Dry|Bhindi Amchur/Bhindi Sambhariya
sabzi.karela|Karela Sabzi/Karela Fry/Bitter Gourd Fry/Karela Masala Dry
sabzi.karela-pyaz|Karela Pyaz/Karele Pyaaz ki Sabzi/Karela Do Pyaza
sabzi.karela.-.varuval|Pavakkai Varuval/Pavakkai Fry/Pavakkai Roast/Pagarkai Varuval
sabzi.karela.-.vepudu|Kakarakaya Vepudu/Kakarakaya Fry/Kakarakaya Karam
sabzi.karela.-.bhaja|Uchhe Bhaja/Korola Bhaja/Ucche Bhaja
sabzi.karela.-.bhaji|Karlyachi Bhaji/Karlyache Bhaji
sabzi.karela.-.shaak|Karela nu Shaak
sabzi.karela.-.odiabhaja|Kalara Bhaja
sabzi.karela.-.mezhukku|Pavakka Mezhukkupuratti/Pavakka Fry
sabzi.karela.-.palya|Hagalakayi Palya
sabzi.gobi|Gobi Masala Dry/Gobi ki Sabzi/Phool Gobi ki Sabzi/Cauliflower Sabzi/Gobhi Masala/Adraki Gobhi
sabzi.gobi-matar|Gobi Matar/Cauliflower Peas
sabzi.gajar-matar|Gajar Matar/Gajar Matar ki Sabzi/Carrot Peas/Aloo Gajar Matar
sabzi.gajar-methi|Gajar Methi/Gajar Methi ki Sabzi
sabzi.gajar.-.palya|Carrot Palya/Gajjari Palya
sabzi.gajar-beans|Beans Carrot Stir Fry
sabzi.patta-gobi|Patta Gobhi ki Sabzi/Band Gobhi/Cabbage Sabzi/Cabbage Fry/Pattagobhi ki Sabzi
sabzi.patta-gobi-matar|Patta Gobi Matar/Cabbage Peas/Cabbage Matar/Band Gobhi Matar
sabzi.patta-gobi.-.shaak|Kobi nu Shaak/Sambharo/Sambharo Gujarati/Kobi no Sambharo/Cabbage Sambharo
sabzi.patta-gobi.-.bhaji|Kobichi Bhaji
sabzi.patta-gobi.-.upkari|Cabbage Upkari
sabzi.patta-gobi.-.foogath|Cabbage Foogath/Foogath/Fugad
sabzi.patta-gobi.-.vepudu|Cabbage Vepudu/Cabbage Kura/Cabbage Pesara Pappu Kura
sabzi.patta-gobi.-.palya|Ele Kosu Palya/Cabbage Palya/Kosu Palya
sabzi.patta-gobi.-.chorchori|Bandhakopir Chorchori/Bandhakopi Chorchori
sabzi.beans.-.palya|Beans Palya/Hurulikai Palya/Beans Palya Karnataka
sabzi.beans.-.bhaji|Farasbi Chi Bhaji/Faraspi Bhaji
sabzi.beans.-.mezhukku|Beans Mezhukkupuratti
sabzi.beans.-.upkari|Beans Upkari
sabzi.beans.-.shaak|Fansi nu Shaak/Fansi Dhokli Dry/Fansi
sabzi.gawar|Gawar Phali/Gawar ki Sabzi/Gawar Phali ki Sabzi/Cluster Beans Fry/Gwar Phali ki Sabzi/Gavar
sabzi.gawar.-.bhaji|Gavarichi Bhaji/Gavar Bhaji/Gavarichya Shengachi Bhaji
sabzi.gawar.-.shaak|Guvar nu Shaak/Gavar nu Shaak/Guvar Dhokli
sabzi.gawar.-.vepudu|Goru Chikkudu Vepudu/Goru Chikkudukaya Kura/Goruchikkudu Fry
sabzi.gawar.-.varuval|Kothavarangai Poriyal/Kothavarangai Varuval
sabzi.gawar.-.palya|Gorikai Palya
sabzi.sem|Sem ki Sabzi/Sem Phali/Sem Aloo Sabzi/Papdi Sabzi
sabzi.sem-aloo|Aloo Sem
sabzi.sem.-.vepudu|Chikkudukaya Vepudu/Chikkudukaya Kura/Chikkudu Kaya Fry
sabzi.sem.-.bhaji|Ghevdyachi Bhaji/Ghevda Bhaji
sabzi.sem.-.shaak|Valor nu Shaak/Valor Papdi nu Shaak/Papdi nu Shaak/Surti Papdi nu Shaak/Valol nu Shaak
sabzi.barbati|Barbati ki Sabzi/Lobia Phali/Chavli Phali Sabzi/Bora Sabzi
sabzi.barbati.-.mezhukku|Payar Mezhukkupuratti/Achinga Payar Mezhukkupuratti/Payar Ularthiyathu/Achinga Mezhukkupuratti
sabzi.barbati.-.shaak|Chora Fali nu Shaak/Chola Fali nu Shaak
sabzi.barbati.-.vepudu|Alasandakaya Vepudu
sabzi.tindora|Tindora Sabzi/Kundru ki Sabzi/Kundru Fry/Kunru Sabzi/Ivy Gourd Fry/Tendli Sabzi/Kundru
sabzi.tindora.-.vepudu|Dondakaya Vepudu/Dondakaya Fry/Dondakaya Kura/Dondakaya Kobbari Kura
sabzi.tindora.-.bhaji|Tondli Bhaji/Tondlichi Bhaji/Tendlichi Bhaji
sabzi.tindora.-.shaak|Tindora nu Shaak/Tindola nu Shaak/Ghiloda nu Shaak
sabzi.tindora.-.palya|Tondekayi Palya
sabzi.tindora.-.upkari|Tendli Upkari/Tendle Upkari/Tendli Bibbo/Tendle Bibbe/Tendle Bibbe Upkari/Bibbe Upkari
sabzi.tindora.-.varuval|Kovakkai Varuval/Kovakkai Fry/Kovakkai Poriyal
sabzi.tindora.-.mezhukku|Kovakka Mezhukkupuratti
sabzi.parwal|Parwal Fry/Parwal ki Sabzi/Parwal Bhujia
sabzi.parwal.-.bhaja|Potol Bhaja/Potoler Bhaja/Patal Bhaja/Potala Bhaja
sabzi.turai|Turai ki Sabzi/Tori ki Sabzi/Ridge Gourd Sabzi/Tori/Turiya Sabzi
sabzi.turai.-.posto|Jhinge Posto/Jhinga Posto Ridge Gourd/Jhinge Aloo Posto
sabzi.turai.-.shaak|Turiya nu Shaak/Turiya Patra/Turia Patra nu Shaak
sabzi.turai.-.bhaji|Dodkyachi Bhaji/Dodka Bhaji/Shirola Bhaji/Shiralyachi Bhaji
sabzi.turai.-.vepudu|Beerakaya Vepudu/Beerakaya Kura/Beerakaya Pesara Pappu
sabzi.turai.-.palya|Heerekai Palya
sabzi.gilki|Gilki ki Sabzi/Nenua ki Sabzi/Ghia Tori/Nenua/Galka nu Shaak/Ghosalyachi Bhaji/Sponge Gourd Sabzi
sabzi.lauki|Lauki ki Sabzi/Ghiya ki Sabzi/Bottle Gourd Sabzi/Doodhi Sabzi/Loki ki Sabji
sabzi.lauki.-.shaak|Dudhi nu Shaak/Dudhi Bateta nu Shaak
sabzi.lauki.-.bhaji|Dudhi Bhopla Bhaji/Dudhi Bhoplyachi Bhaji
sabzi.lauki.-.chorchori|Lau Chorchori/Lau Ghonto Veg/Lauer Torkari
sabzi.kaddu|Kaddu ki Sabzi/Khatta Meetha Kaddu/Sitaphal ki Sabzi/Pumpkin Sabzi/Kashiphal/Petha ki Sabzi/Bhandare Wala Kaddu/Kumhra ki Sabzi/Kohda ki Sabzi/Konhra ki Tarkari
sabzi.kaddu.-.bhaji|Lal Bhoplyachi Bhaji/Bhoplyachi Bhaji/Bhopla Bhaji
sabzi.kaddu.-.shaak|Kolu nu Shaak/Kolanu Shaak
sabzi.kaddu.-.bhaja|Kumro Bhaja/Kumro Bhaji
sabzi.kaddu.-.vepudu|Gummadikaya Vepudu/Gummadikaya Kura
sabzi.kaddu.-.palya|Kumbalakayi Palya/Sihi Kumbalakai Palya
sabzi.arbi|Arbi Fry/Arbi Masala/Arbi ki Sabzi/Ajwaini Arbi/Sukhi Arbi/Colocasia Fry/Arvi Fry/Arvi ki Sabzi
sabzi.arbi.-.varuval|Seppankizhangu Roast/Seppankizhangu Varuval/Cheppankizhangu Roast/Seppankilangu Fry
sabzi.arbi.-.vepudu|Chamadumpa Vepudu/Chamadumpala Vepudu/Chamadumpa Fry
sabzi.arbi.-.bhaja|Kochu Bhaja
sabzi.suran|Suran Sabzi/Jimikand ki Sabzi/Yam Fry/Oal ki Sabzi/Jimmikand
sabzi.suran.-.varuval|Senai Varuval/Senaikizhangu Varuval/Senai Roast/Chenai Varuval/Senaikizhangu Roast/Senai Fry
sabzi.suran.-.vepudu|Kanda Vepudu/Kanda Bachali/Kanda Bachali Kura
sabzi.suran.-.mezhukku|Chena Mezhukkupuratti
sabzi.kamalkakdi|Kamal Kakdi Sabzi/Lotus Root Fry/Bhein ki Sabzi/Bhee Sabzi/Nadru Sabzi/Kamal Kakri ki Sabzi
sabzi.kaccha-kela|Kacche Kele ki Sabzi/Raw Banana Sabzi/Kachhe Kele ki Sabzi
sabzi.kaccha-kela.-.varuval|Vazhakkai Varuval/Vazhakkai Fry/Vazhakai Poriyal/Vazhakkai Roast/Vazhakkai Podimas/Vazhakkai Puttu
sabzi.kaccha-kela.-.vepudu|Aratikaya Vepudu/Aratikaya Fry/Aratikaya Kura
sabzi.kaccha-kela.-.mezhukku|Vazhakka Mezhukkupuratti/Kaya Mezhukkupuratti/Ethakka Mezhukkupuratti/Kaya Payar Mezhukkupuratti/Mezhukkupuratti
sabzi.kaccha-kela.-.palya|Balekayi Palya
sabzi.kaccha-kela.-.shaak|Kacha Kela nu Shaak
sabzi.mooli|Mooli ki Sabzi/Mooli ki Bhurji/Radish Sabzi
sabzi.mooli.-.bhaji|Mulyachi Bhaji/Mula Bhaji/Mulyachya Shengachi Bhaji
sabzi.methi-matar|Methi Matar Dry
sabzi.methi|Methi ki Bhaji/Methi Saag Dry/Methi Sabzi
sabzi.methi.-.bhaji|Methichi Bhaji/Methichi Patal Bhaji Dry
sabzi.palak.-.palya|Palak Soppu Palya/Soppu Palya/Soppina Palya
sabzi.chaulai|Chaulai Saag Dry/Lal Saag/Lal Bhaji/Chaulai Bhaji/Lal Math Bhaji/Mathachi Bhaji/Lal Mathachi Bhaji
sabzi.chaulai.-.bhaja|Lal Shaak Bhaja/Note Shaak Bhaja/Shaak Bhaja
sabzi.chaulai.-.vepudu|Thotakura Vepudu/Thotakura Fry
sabzi.shimla-mirch|Shimla Mirch Sabzi/Capsicum Sabzi
sabzi.shimla-mirch.-.bhaji|Dhobli Mirchi Bhaji/Simla Mirchi Peeth Perun/Peeth Perun Bhaji
sabzi.mushroom|Mushroom Fry/Mushroom Masala Dry/Khumb Masala/Khumbi Sabzi
sabzi.mushroom.-.chettinad|Chettinad Mushroom Fry/Kaalan Varuval
sabzi.mushroom.-.odiabhaja|Chhatu Bhaja
~sabzi.mushroom|Chhatu Rai/Chhatu Besara/Chhatu Patrapoda/Chhatu Tarkari|Guchhi Dry/Phutu/Pihri/Rugda/Rugra/Putu Bhaji/Rugda ki Sabzi|Kaalaan Masala/Rottu Kadai Kaalan|Doodhi Chhatu
sabzi.makai|Sweet Corn Sabzi/Bhutte ki Sabzi/Corn Masala Dry
sabzi.babycorn|Baby Corn Masala Dry/Baby Corn Jalfrezi Dry
sabzi.chukandar|Beetroot Sabzi/Chukandar ki Sabzi
sabzi.chukandar.-.mezhukku|Beetroot Mezhukkupuratti
sabzi.shalgam|Shalgam ki Sabzi/Shalgam Bharta/Gongloo/Shaljam Sabzi
sabzi.tinda|Tinda Masala/Tinde ki Sabzi/Punjabi Tinda Masala
sabzi.kathal|Kathal ki Sabzi/Kathal Fry/Jackfruit Sabzi/Kathal Bhujia/Sukha Kathal/Kathal Masala Dry
sabzi.chowchow.-.palya|Seeme Badanekai Palya/Chow Chow Palya
sabzi.broccoli|Broccoli Sabzi/Broccoli Stir Fry
sabzi.shepu|Shepuchi Bhaji/Shepu Bhaji/Dill Sabzi/Soa ki Sabzi/Suva nu Shaak
sabzi.hara-pyaz|Hara Pyaz Sabzi/Spring Onion Sabzi/Patichya Kandyachi Bhaji/Lili Dungri nu Shaak/Patyachya Kandyachi Bhaji/Hare Pyaz Aloo
sabzi.moringa|Murungai Keerai Poriyal Dry/Munagaku Vepudu/Munagaku Fry/Muringayila Fry/Sahjan Patte ki Sabzi/Sojne Shaak Bhaja/Sajana Saga Bhaja
sabzi.baingan|Baingan Sabzi/Baingan Fry/Brinjal Fry/Baingan Kalonji/Brinjal Stir Fry
sabzi.baingan.-.bhaja|Begun Bhaja/Beguni Bhaja/Brinjal Bhaja/Baingan Bhaja
sabzi.baingan.-.odiabhaja|Baigana Bhaja
sabzi.baingan.-.vepudu|Vankaya Vepudu/Vankaya Fry/Vankaya Kura/Vankaya Karam/Vankaya Kothimeera Karam
sabzi.baingan.-.varuval|Kathirikkai Varuval/Kathirikai Fry/Kathirikkai Poriyal/Kathirikkai Curry/Kathirikai Rasavangi Dry
sabzi.baingan.-.palya|Badanekayi Palya
sabzi.baingan.-.shaak|Ringan nu Shaak/Ringan Bateta nu Shaak/Ringna Batata nu Shaak
sabzi.baingan.-.bhaji|Vangyache Kaap/Vangyache Bhaji/Vangi Bhaji/Vangyachi Bhaji
sabzi.baingan-matar|Baingan Matar
sabzi.chichinda|Snake Gourd Sabzi/Padwal Bhaji/Padwalachi Bhaji/Chichinda Sabzi/Chichinge Bhaja/Pudalangai Curry
sabzi.sahjan|Sahjan ki Sabzi/Drumstick Sabzi/Saragva nu Shaak/Saragva Shing nu Shaak/Saragva nu Lot Valu Shaak/Sojne Data Chorchori/Sojne Datar Chorchori/Shevgyachya Shenganchi Bhaji/Munakkaya Vepudu/Sajana Chhuin Bhaja
sabzi.kathal-beej|Jackfruit Seed Fry/Chakkakuru Mezhukkupuratti/Kathaler Bichi Bhaja
sabzi.kadachakka|Neer Phanas Fry/Kadachakka Fry/Jeev Kadgi Phodi/Breadfruit Fry/Nirfanas Kaap
sabzi.kappa|Kappa Mezhukkupuratti/Kappa Ularthiyathu/Kappa Puzhukku/Kappa Vevichathu/Kappa/Tapioca Mash/Kappayum Meenum/Chakka Puzhukku/Chakka Vevichathu/Kappa Meen Curry/Simla Alu Bhaja/Puzhukku/Thiruvathira Puzhukku/Kachil Puzhukku
~muttoncurry.mutton.-.syrian|Kappa Biriyani/Ellum Kappayum/Ellum Kappa/Kappa Irachi/Asiad
sabzi.pui|Pui Shaak Chorchori/Basale Soppu Palya/Pui Saag/Poi Bhaji/Poi Saga Bhaja
sabzi.gongura|Ambadichi Bhaji/Ambadi Bhaji/Pundi Palya/Gongura Kura/Pundi Soppu Palya
sabzi.mixed-veg|Mix Veg/Mixed Vegetable Sabzi/Mix Veg Dry/Mix Vegetable/Veg Jalfrezi/Vegetable Jalfrezi/Sabz Jalfrezi/Navratan Sabzi Dry/Mixed Vegetables/Panchmel Sabzi/Mix Sabzi/Navrangi Sabzi/Sabz Miloni Dry/Mixed Sabzi
sabzi.mixed-veg.-.tawa|Tawa Sabzi/Tawa Vegetables/Tawa Subzi
rasedar.aloo-baingan.-.surti|Undhiyu/Undhiyo/Surti Undhiyu/Oondhiya/Undhiyun/Kathiawadi Undhiyu/Matla Undhiyu
sabzi.mixed-veg.-.bhaji|Rishi Panchami Bhaji/Rushichi Bhaji/Rishichi Bhaji/Bhogichi Bhaji/Lekurwali Bhaji/Khatkhate/Khatkhatem/Khatkhate Goan
sabzi.mixed-veg.-.chettinad|Chettinad Veg Fry
sabzi.paneer|Paneer Sabzi Dry/Sukha Paneer
sabzi.hara-chana|Hara Chana Sabzi/Choliya Sabzi/Cholia Aloo/Lilva nu Shaak/Nimona Dry
sabzi.sprouts|Sprouts Sabzi/Ankurit Moong ki Sabzi/Moong Sabzi/Sprouted Moong Sabzi/Fangavela Mag nu Shaak
sabzi.shakarkand|Shakarkandi Sabzi/Sweet Potato Fry/Ratale Bhaji/Shakarkand ki Sabzi/Ratalyacha Kees/Ratale Kees
sabzi.bhavnagri-mirch|Mirchi Fry/Hari Mirch Fry/Mirch ke Tipore/Mirchi ke Tapore/Hari Mirch ke Tipore/Marwadi Mirchi/Green Chilli Fry/Marcha nu Shaak/Besan Mirchi/Besan Wali Mirch/Hari Mirch ki Sabzi/Tipore
sabzi.banana-flower|Banana Flower Fry/Kelphulachi Bhaji/Kelful Bhaji/Koldil Bhaji/Kol Dil/Kele ke Phool ki Sabzi
sabzi.banana-stem|Banana Stem Sabzi/Posola/Kolposola Bhaji/Thor Bhaja
sabzi.arbi-patta|Arbi Patta Sabzi/Alu Wadi Sabzi/Alu chi Bhaji Dry/Kochur Shaak/Kochu Shak/Kachu Shaak/Kochu Saag/Kochu Pata Bata
sabzi.sarson|Sarson Sabzi/Sarisa Saga Bhaja/Sorshe Shaak Bhaja/Sarso Bhaji
sabzi.bathua|Bathua Sabzi/Bathua Bhaji/Betho Saag Bhaji
sabzi.saag|Xaak Bhaji/Xaak Aru Bhaji/Saga Bhaja/Saag Bhaji/Leafy Greens Fry/Pale Bhaji/Saga Bhaja Odia/Rasun Xaak/Dhekia Xaak/Dhekia Xaak Bhaji/Dhekia Bhaji/Dhekia Shak/Lingri ki Sabzi/Lingdi ki Sabzi/Lingad/Lingur Sabzi/Fiddlehead Fern Fry/Linguda/Koinaar Saag/Saag Bhat/Paat Saag/Kharkon/Phutkal Saag
sabzi.gundruk|Gundruk/Gundruk Sabzi/Gundruk ko Achar/Gundruk Sadheko/Gundruk Bhatmas/Fermented Greens/Gundruk ko Tarkari
sabzi.gongura.-.vepudu|Gongura Vepudu
sabzi.pyaz|Pyaz ki Sabzi/Rajasthani Pyaz ki Sabzi/Kandyachi Bhaji/Onion Sabzi
sabzi.aloo-pyaz|Aloo Pyaz/Aloo Pyaz ki Sabzi/Kanda Batata/Kanda Batata Rassa Dry
~sabzi.mixed-veg|Chorchori/Charchari/Chochchori|Santula Dry/Santula Bhaja|Pachhadi Mix|Cachumbari Sabzi|Bandhakopi Ghonto Dry|Khatta Meetha Mix|Kalyana Poriyal|Bamboo Steamed Veg
rasedar.aloo-matar|Aloo Matar/Alu Mutter/Potato Peas Curry/Aloo Matar Gravy/Aloo Matar ki Sabzi/Batata Vatana/Batata Vatana Rassa
rasedar.aloo|Aloo Rassa/Dum Aloo/Aloo ki Sabzi/Rasedar Aloo/Aloo Curry/Aloor Dum/Alur Dom/Potato Curry/Batata Rassa/Batatyacha Rassa/Aloo ka Jhol/Alu Dam/Batata Humman
rasedar.aloo.-.punjabi|Punjabi Dum Aloo
rasedar.aloo.-.upstyle|Mathura ke Dubki Wale Aloo/Dubki Wale Aloo/Mathura Aloo/Bandhare Wale Aloo
rasedar.aloo.-.banarasi|Banarasi Dum Aloo
rasedar.aloo.-.bengali|Bengali Aloor Dom/Niramish Aloor Dom/Bengali Dum Aloo/Notun Aloor Dom
rasedar.aloo.-.odia|Aloo Dum Odia/Dahi Bara Aloo Dum/Cuttack Aloo Dum/Alu Kasa
rasedar.aloo.-.kashmiri|Dum Oluv Gravy
rasedar.aloo.-.gujarati|Rasawala Bateta nu Shaak/Rasa Wala Batata nu Shaak/Batata Rasawala/Rasawala Batata nu Shaak
rasedar.aloo-tamatar|Aloo Tamatar/Aloo Tamatar ki Sabzi/Aloo Tamatar ka Jhol/Aloo Tameta
rasedar.aloo-baingan|Aloo Baingan Gravy/Aloo Baingan Curry
rasedar.aloo-palak|Aloo Palak Gravy
rasedar.vadi-aloo|Aloo Wadi/Amritsari Aloo Wadiyan/Aloo Badi/Punjabi Aloo Wadi/Aloo Mangodi/Aloo Vadiyan/Amritsari Wadi Aloo/Kumaoni Badi/Aloo Badi Kumaoni
rasedar.parwal-aloo|Aloo Parwal Curry/Aloo Potoler Dalna/Potoler Dalna/Parwal Aloo/Potol Aloor Dalna/Potala Rasa/Alu Potala Rasa/Potoler Torkari/Aloo Potol
rasedar.gobi|Gobi Masala Gravy/Phulkopir Dalna/Cauliflower Curry/Gobi Curry/Phulkopir Dalna Bengali/Gobi Mussallam Gravy/Gobi Musallam/Phulakobi Tarkari
rasedar.aloo-gobi|Aloo Gobi Gravy/Alu Kobi Tarkari/Aloo Phulkopir Dalna/Aloo Gobi Curry
rasedar.gobi-matar|Gobi Matar Curry
rasedar.matar-mushroom|Matar Mushroom/Mutter Mushroom/Khumb Matar/Peas Mushroom
rasedar.mushroom|Mushroom Masala/Mushroom Curry/Mushroom Gravy/Khumb Curry/Kaalan Curry/Koon Curry/Mushroom Kulambu/Alambi Rassa/Guchhi/Guchhi Masala
rasedar.mushroom.-.malvani|Alambi Malvani/Mushroom Malvani
rasedar.mushroom.-.chettinad|Chettinad Mushroom Curry/Mushroom Chettinad
rasedar.matar-makhana|Matar Makhana/Phool Makhana Curry/Phool Makhane ki Sabzi
rasedar.makhana|Makhana Curry/Makhane ki Sabzi
rasedar.makai|Corn Curry/Sweet Corn Curry/Corn Masala/Makai Curry
rasedar.palak-makai|Corn Palak/Makai Palak/Corn Spinach/Makki Palak
rasedar.bhindi|Bhindi Masala Gravy/Bhindi Curry/Dahi Bhindi/Dahiwali Bhindi
rasedar.baingan|Baingan Curry/Baingan Masala/Brinjal Curry/Baghare Baingan/Begun Curry
rasedar.baingan.-.hyderabadi|Hyderabadi Bagara Baingan
rasedar.baingan.-.bengali|Doi Begun/Dahi Begun/Begun Basanti
rasedar.baingan.-.odia|Dahi Baigana/Dahi Baingana
rasedar.baingan.-.korma|Nawabi Baingan
rasedar.kathal|Kathal Curry/Jackfruit Curry/Kathal Masala/Echorer Dalna/Enchorer Dalna/Echor Dalna/Kathal ki Rasedar Sabzi/Enchor Kosha/Echor Chingri Veg/Phanasachi Bhaji Rassa/Gach Patha Dalna/Gachh Patha
rasedar.kathal-aloo|Kathal Aloo/Panasa Katha Aloo Tarkari/Panasa Katha Tarkari/Panasa Tarkari/Kathal Aloo Curry
rasedar.arbi|Arbi Curry/Arbi ki Rasedar Sabzi/Arbi Gravy/Dahi Arbi/Arvi Curry/Rasedar Arbi
rasedar.arbi.-.malvani|Alkudi Rassa
rasedar.kamalkakdi|Kamal Kakdi Curry/Kamal Kakri Curry/Bhee Masala/Bhee Patata/Bhee Aloo/Bhey Patata/Sindhi Bhee Patata/Lotus Root Curry/Beeh Patata/Kamal Kakdi Kofta Rassa/Nadru Curry
rasedar.tinda|Tinda Curry/Tinde Rasedar
rasedar.tindora|Tindora Curry/Kundru Curry
rasedar.soya-chunks|Soya Chunks Curry/Soyabean Curry/Nutri Curry/Soya Badi Curry/Soyabean ki Sabzi/Meal Maker Curry/Nutri Nugget Curry/Soyabean Tarkari/Soya Chunk Masala/Soybean Curry
rasedar.soya-chunks-matar|Soya Matar/Nutri Matar
rasedar.vadi|Vadi Curry/Mangodi ki Sabzi/Mangodi/Badi Curry/Moong Mangodi/Bori Jhol/Sandge Rassa/Rakhiya Badi/Badi ki Sabzi/Badi Sabzi Chhattisgarhi/Mungori/Badi ka Saag/Borir Jhal/Sandgyachi Bhaji/Sandge Bhaji
rasedar.papad|Papad ki Sabzi/Papad Curry/Dana Methi Papad/Rajasthani Papad ki Sabzi/Papad Mangodi/Papad Methi ki Sabzi/Methi Papad/Papad Mangodi ki Sabzi/Papad nu Shaak/Methi Papad nu Shaak/Dana Methi/Methi Dana ki Sabzi
rasedar.sev-tamatar|Sev Tamatar/Sev Tameta nu Shaak/Sev Tamatar ki Sabzi/Sev Tameta/Sev Tomato Curry/Kathiawadi Sev Tameta/Sev nu Shaak/Sev Bhaji Sabzi/Sev ki Sabzi/Sev Bhaji/Khandeshi Shev Bhaji/Ratlami Sev ki Sabzi/Sev Usal Gravy/Dhaba Shev Bhaji
rasedar.lauki|Lauki Curry/Lauki Tamatar/Ghiya Rasedar/Ghiya Curry/Lauki Rasedar
rasedar.kaccha-kela|Kacche Kele ka Salan/Raw Banana Curry/Kanchkolar Dalna/Kachkolar Dalna/Kacche Kele ki Rasedar Sabzi
rasedar.suran|Suran Curry/Jimikand Curry/Ol Dalna/Oler Dalna/Olua Tarkari/Oal Tarkari/Jimikand Rasedar/Oler Torkari
rasedar.babycorn|Baby Corn Masala/Baby Corn Curry
rasedar.mixed-veg|Mix Veg Curry/Mixed Vegetable Curry/Navratan Sabzi/Veg Kadai Gravy/Vegetable Curry/Veg Curry/Sabzi Curry/Subz Miloni/Sabz Miloni/Vegetable Salan/Navratna Sabzi/Mixed Veg Gravy/Sagu Curry/Tarkari
rasedar.mixed-veg.-.korma|Veg Korma/Vegetable Korma/Navratan Korma/Navaratna Korma/Vegetable Kurma Korma/Sabzi Korma/Shahi Navratan Korma
rasedar.mixed-veg.-.kadai|Veg Kadai/Kadai Vegetable/Veg Karahi/Subz Kadhai
rasedar.mixed-veg.-.kolhapuri|Veg Kolhapuri/Vegetable Kolhapuri
rasedar.mixed-veg.-.handi|Veg Handi/Subz Handi/Diwani Handi/Sabz Diwani Handi/Dewani Handi
rasedar.mixed-veg.-.makhani|Veg Makhanwala/Vegetable Makhani/Veg Makhani/Vegetable Makhanwala
rasedar.mixed-veg.-.hyderabadi|Veg Hyderabadi/Vegetable Hyderabadi
rasedar.mixed-veg.-.toofani|Veg Toofani
rasedar.mixed-veg.-.angara|Veg Angara
rasedar.mixed-veg.-.chettinad|Vegetable Chettinad/Chettinad Vegetable Curry/Veg Chettinad
rasedar.mixed-veg.-.jalfrezi|Veg Jalfrezi Gravy/Vegetable Jalfrezi Curry
rasedar.mixed-veg.-.kashmiri|Vegetable Yakhni
rasedar.mixed-veg.-.mangalorean|Mangalorean Vegetable Curry/Vegetable Gassi
~rasedar.mixed-veg|Saagu/Veg Saagu/Bombay Saagu/Veg Salna/Vegetable Salna|Veg Maratha|Veg Jaipuri|Veg Bhuna|Veg Diwani|Matki Rassa Veg/Saath/Tomato Saath|Bhoger Labra Gravy|Khatkhate Gravy/Khatkhata/Khatkhatam|Doi Potol Mix|Kadgi Chakko|Sai Bhaji Mix
rasedar.turai|Turai Curry/Dodka Rassa
rasedar.sahjan-aloo|Sahjan Aloo/Drumstick Potato Curry/Sojne Data Aloor Jhol/Sahjan Aloo Sabzi/Shevga Batata Rassa/Sajana Chhuin Alu Tarkari
rasedar.sahjan|Drumstick Curry/Munakkaya Kura/Sahjan Curry/Muringakka Curry/Shevgyachya Shenganchi Amti/Drumstick Masala/Munagakaya Kura/Shevga Rassa/Nuggekai Curry/Munakkaya Tomato Curry
rasedar.ker-sangri|Ker Sangri/Ker Sangri ki Sabzi/Panchkuta/Ker Sangari/Kair Sangri/Sangri ki Sabzi/Sangri
rasedar.chhena|Chhanar Dalna/Chhena Tarkari/Chanar Kalia/Chhanar Dalna Bengali/Chhena Rasa/Chhenar Dalna
rasedar.dhingri|Dhingri Curry/Dhingri Matar/Dhingri Masala/Oyster Mushroom Curry
rasedar.kaddu|Kaddu Curry/Kaddu Rasedar/Pumpkin Curry/Kakharu Tarkari
rasedar.gajar-matar|Gajar Matar Rasedar
rasedar.hara-chana-aloo|Choliya Aloo/Hare Chane ki Rasedar Sabzi/Nimona/Hare Chane ka Nimona
~rasedar.hara-chana-aloo|Matar ka Nimona/Green Peas Nimona
rasedar.sem-aloo|Sem Aloo Rasedar
rasedar.lobia-aloo|Lobia Aloo
rasedar.khoya-matar|Khoya Matar/Khoya Matar Makhana/Mawa Matar/Rajasthani Khoya Matar/Khoya Matar Curry
rasedar.kappa|Kappa Curry
rasedar.shalgam|Shalgam Curry/Shalgam Rasedar/Gogji Curry
rasedar.chowchow|Squash Curry/Iskus Tarkari/Iskus ko Tarkari/Squash Tarkari
rasedar.sprouts|Sprouts Curry/Matki Rassa/Mod Rassa/Usal Rassa
rasedar.tofu-matar|Matar Tofu Curry
~rasedar.aloo|Patta Gobi Rasedar|Kashmiri Palak Nadru|Thenthuk Aloo|Rassawali Sabzi|Pitod/Pitod ki Sabzi/Pitaud/Pitor/Besan Pitod|Chakki ki Sabzi/Kota Chakki|Rasaje/Rikwach/Rikwach ki Sabzi/Rikwachh Curry/Patode ki Sabzi|Dubkiya Aloo|Thechwa/Thechwani/Mooli ki Thechwani/Mula Thechwani|Patodi Rassa/Patvadi Rassa/Patodi ki Sabzi/Patavadi Rassa/Patodi Rassa Bhaji/Patwadi|Ramdana Rassa|Bharela Shaak Rassa|Dhokar Dalna/Dhoka r Dalna/Dhokar Dalna Bengali|Kele ki Sabzi/Sev Kela nu Shaak/Kela nu Shaak/Paka Kela nu Shaak|Ambyache Sasav/Ambe Sasav/Ananas Sasav Rassa|Aam ki Launji Sabzi|Kanji Alu|Nadia Rasa|Matar Chhilka|Khatta Aloo|Jholi Alu|Dhuska Aloo Jhol|Methi Mangodi|Pitwan
bharwan.bhindi|Bharwan Bhindi/Stuffed Okra/Bharwa Bhindi/Bharli Bhendi/Bharela Bhinda/Stuffed Bhindi/Bharwan Bhindi Masala/Bhareli Bhendi/Bharela Bhinda nu Shaak/Sambhariya Bhinda/Bharli Bhindi
bharwan.karela|Bharwan Karela/Stuffed Karela/Bharwa Karela/Stuffed Bitter Gourd/Bharela Karela/Bharli Karli/Bharela Karela nu Shaak
bharwan.baingan|Bharwan Baingan/Stuffed Brinjal/Bharwa Baingan/Bharwan Baigan/Stuffed Eggplant
bharwan.baingan.*.maharashtrian|Bharli Vangi/Bharleli Vangi/Bharali Vangi
bharwan.baingan.*.gujarati|Bharela Ringan/Bharela Ravaiya/Ravaiya/Bharela Ringan nu Shaak/Ravaiya nu Shaak/Ringan Ravaiya/Sambhariya/Bharela Ringan Bateta
bharwan.baingan.*.andhra|Gutti Vankaya Kura/Gutti Vankaya/Gutti Vankaya Curry/Ennegayi/Badanekayi Ennegayi/Yennegai/Stuffed Brinjal Andhra/Enne Badanekai/Tumbida Badanekayi
bharwan.baingan.*.hyderabadi|Stuffed Bagara Baingan
bharwan.bhavnagri-mirch|Bharwan Mirch/Stuffed Chilli/Bharwa Mirch/Bharela Marcha/Bharli Mirchi/Bharwan Hari Mirch/Bharwa Mirchi/Bharela Mirch/Bharli Mirchi Maharashtrian/Bharela Marcha nu Shaak
bharwan.shimla-mirch|Bharwan Shimla Mirch/Stuffed Capsicum/Bharwa Shimla Mirch/Bharli Simla Mirchi/Stuffed Bell Pepper/Bharwan Capsicum/Bharli Dhobli Mirchi
bharwan.tinda|Bharwan Tinda/Stuffed Tinda/Dilpasand
bharwan.parwal|Bharwan Parwal/Potoler Dorma/Potoler Dolma/Stuffed Parwal/Potol Dorma/Bharwa Parwal/Dolma/Parwal Dolma/Potol Dolma/Potala Dolma/Chhanar Potoler Dorma
bharwan.parwal-prawn|Chingri Potoler Dorma/Chingri Dorma
bharwan.tamatar|Bharwan Tamatar/Stuffed Tomato/Bharwa Tamatar/Shahi Bharwan Tamatar
bharwan.aloo|Bharwan Aloo/Stuffed Potato/Bharwan Dum Aloo/Bharela Bateta/Bharela Batata
bharwan.lauki|Bharwan Lauki/Stuffed Lauki/Lauki Musallam
bharwan.tindora|Bharwan Tindora/Bharli Tondli/Stuffed Tindora/Gutti Dondakaya/Bharli Tendli/Stuffed Ivy Gourd
bharwan.pyaz|Bharwan Pyaz/Stuffed Onion/Bharela Kanda/Bharli Kanda
bharwan.mushroom|Bharwan Mushroom/Stuffed Mushroom/Bharwan Khumb
bharwan.turai|Bharwan Turai/Gutti Beerakaya/Bharli Dodki/Stuffed Ridge Gourd
bharwan.karela-mutton-keema|Keema Bharwan Karela/Keema Karela Stuffed
bharwan.shimla-mirch-mutton-keema|Keema Stuffed Capsicum/Keema Shimla Mirch Stuffed
thoran.patta-gobi.thoran|Cabbage Thoran/Thoran/Kerala Cabbage Thoran/Muttakoos Thoran
thoran.patta-gobi.poriyal|Cabbage Poriyal/Muttaikose Poriyal/Poriyal/Kosu Poriyal
thoran.beans.thoran|Beans Thoran
thoran.beans.poriyal|Beans Poriyal/Beans Curry Tamil
thoran.beans.usili|Beans Paruppu Usili/Beans Usili/Paruppu Usili/Paruppusili/Paruppu Usuli
thoran.gawar.usili|Kothavarangai Paruppu Usili/Kothavarangai Usili
thoran.banana-flower.usili|Vazhaipoo Paruppu Usili/Vazhaipoo Usili
thoran.gajar.thoran|Carrot Thoran
thoran.gajar.poriyal|Carrot Poriyal
thoran.chukandar.thoran|Beetroot Thoran
thoran.chukandar.poriyal|Beetroot Poriyal
thoran.kaccha-kela|Vazhakka Thoran/Kaya Thoran/Vazhakkai Poriyal Coconut/Raw Banana Thoran/Raw Banana Poriyal
thoran.banana-flower|Vazhaipoo Poriyal/Banana Flower Thoran/Vazhakkoombu Thoran/Vazhapoo Thoran/Koombu Thoran/Vazhaipoo Thoran
thoran.banana-stem|Vazhaithandu Poriyal/Vazhapindi Thoran/Banana Stem Thoran/Vazhaithandu Thoran/Banana Stem Poriyal
thoran.kathal|Idichakka Thoran/Chakka Thoran/Jackfruit Thoran/Palakkai Poriyal/Gujje Palya
thoran.barbati|Payar Thoran/Achinga Payar Thoran/Karamani Poriyal/Achinga Thoran/Long Beans Thoran
thoran.bhindi|Vendakka Thoran/Vendakkai Poriyal Coconut
thoran.kaddu|Mathanga Thoran/Parangikai Poriyal/Pumpkin Poriyal/Arasanikai Poriyal/Pumpkin Thoran
thoran.mooli|Mullangi Poriyal/Mullanki Thoran/Radish Poriyal
thoran.kaccha-papita|Omakka Thoran/Kappalanga Thoran/Papaya Thoran/Raw Papaya Thoran
thoran.moringa|Muringayila Thoran/Murungai Keerai Poriyal/Moringa Thoran/Muringa Ila Thoran/Murungakeerai Poriyal/Drumstick Leaves Thoran
thoran.chowchow|Chow Chow Poriyal
thoran.gobi|Cauliflower Poriyal
thoran.karela|Pavakka Thoran/Kaipakka Thoran/Pavakkai Poriyal/Bitter Gourd Thoran
thoran.palak|Keerai Poriyal/Palak Poriyal/Spinach Poriyal
thoran.chaulai|Cheera Thoran/Keerai Poriyal Amaranth/Chuvanna Cheera Thoran/Mulai Keerai Poriyal/Spinach Thoran/Thandu Keerai Poriyal/Red Spinach Thoran
thoran.sem|Avarakkai Poriyal/Amara Thoran
thoran.chichinda|Pudalangai Poriyal/Padavalanga Thoran/Snake Gourd Poriyal
thoran.suran|Chena Thoran/Senai Poriyal
thoran.kairi|Manga Thoran
thoran.shallot|Ulli Thoran
thoran.gajar-beans|Beans Carrot Poriyal/Beans Carrot Thoran
thoran.kathal-beej|Chakkakuru Thoran
thoran.sabut-moong|Cherupayar Thoran/Payar Thoran Moong
thoran.lobia|Vanpayar Thoran
thoran.prawn|Chemmeen Thoran/Prawn Thoran/Konju Thoran
thoran.squid|Koonthal Thoran/Squid Thoran
thoran.nethili|Netholi Thoran/Natholi Thoran/Netholi Peera/Meen Peera/Netholi Peera Vattichathu/Kozhuva Peera/Kozhuva Thoran/Natholi Peera
thoran.clams|Kakka Thoran/Clam Thoran/Kakka Irachi Thoran
thoran.anda|Mutta Thoran/Egg Thoran/Muttai Poriyal/Egg Poriyal/Mutta Chikkiyathu
thoran.*.sukke|Sukke/Kadgi Sukke
~thoran.kathal|Kadgi Chakko Konkani/Kadgi Sukkhe
~thoran.patta-gobi.poriyal|Kalyana Cabbage|Keerai Masiyal Dry|Poricha Kootu Dry|Podi Potta Poriyal
coconutstew.*.avial|Avial/Avail/Kerala Avial
coconutstew.kaddu-lobia.olan|Olan/Kerala Olan/Elavan Olan/Kumbalanga Olan
coconutstew.*.erissery|Erissery/Mathanga Erissery/Elissery/Mathan Erissery/Pumpkin Erissery/Mathanga Erissery Vanpayar/Chena Erissery/Mathanga Payar Erissery
coconutstew.*.kalan|Kalan/Kurukku Kalan/Chena Kaya Kalan
coconutstew.*.pulissery|Pulissery/Mambazha Pulissery/Mampazha Pulissery/Vellarikka Pulissery/Pineapple Pulissery/Kumbalanga Pulissery/Mango Pulissery
coconutstew.*.moru-curry|Moru Curry/Moru Kachiyathu/Moru Kachiyath/Kachiya Moru/Vendakkai Mor Kuzhambu/Moor Kuzhambu/Majjige Huli/Majjige Pulusu/Mor Kolambu/Mor Curry
coconutstew.*.pachadi|Pineapple Pachadi/Beetroot Pachadi Kerala/Vellarikka Pachadi/Pachadi Kerala/Madhura Pachadi/Madhura Curry/Kaithachakka Pachadi
coconutstew.*.kootu|Kerala Kootu
coconutstew.*.kurma|Vegetable Kurma/Veg Kurma/Veg Kuruma/Vegetable Kuruma/White Kurma/Chapati Kurma/South Indian Kurma/Kuruma/Hotel Kurma/Vegetable Kurma Tamil/Veg Coconut Kurma
coconutstew.*.koottu-curry|Koottu Curry/Kootukari/Kadala Kootu Curry
~coconutstew.kheera.pachadi|Vellarikka Kichadi/Kichadi Kerala/Pavakka Kichadi/Vellarikka Khichdi Kerala/Kichadi/Beetroot Kichadi
~coconutstew.mixed-veg.kurma|Tengai Paal Kuzhambu/Thengai Paal Curry/Coconut Milk Curry|Sodhi/Sothi/Tirunelveli Sodhi/Mapillai Sodhi|Kai Kurma|Rasavangi/Kathirikai Rasavangi|Ambat/Ambat Konkani/Bhajji Ambat/Alsande Ambat|Kolmbo/Kolombo Konkani/Koddel/Koddel Konkani|Kadgi Ambat|Ghashi/Ghassi Veg/Chane Ghassi/Valval/Valval Konkani|Menaskai/Pineapple Menaskai/Ananas Menaskai/Pineapple Gojju Menaskai|Mangana|Stew Kerala Coconut|Kaai Huli|Majjige Pallidya/Palidya
kootu.*.moong-dal|Kootu/Poosanikai Kootu/Chow Chow Kootu/Keerai Kootu/Cabbage Kootu/Snake Gourd Kootu/Peerkangai Kootu/Suraikkai Kootu/Kottu Tamil/Bottle Gourd Kootu/Spinach Kootu
kootu.chichinda.moong-dal|Pudalangai Kootu
kootu.chowchow|Chow Chow Kootu Tamil
kootu.palak|Palak Kootu/Keerai Molagootal/Molagootal/Molagushyam/Molakootal/Mulagootal/Mulakushyam
kootu.*.poricha|Poricha Kootu/Poritha Kootu/Milagu Kootu
kootu.chaulai|Keerai Masiyal/Keerai Kadayal/Keerai Kootu Amaranth
kootu.lauki.chana-dal|Anapakaya Pappu Kootu/Lauki Chana Kootu
kuzhambu.baingan.puli-kuzhambu|Ennai Kathirikai Kuzhambu/Ennai Kathirikai/Kathirikai Puli Kuzhambu/Kathirikkai Kuzhambu/Kathirikkai Kara Kuzhambu/Ennai Kathirikai Kuzambu/Brinjal Kuzhambu
kuzhambu.bhindi.puli-kuzhambu|Vendakkai Puli Kuzhambu/Vendakkai Kuzhambu/Vendaikai Kulambu/Vendakkai Kara Kuzhambu
kuzhambu.*.vatha-kuzhambu|Vatha Kuzhambu/Vathal Kuzhambu/Vathakuzhambu/Vatral Kuzhambu/Sundakkai Vatha Kuzhambu/Manathakkali Vatha Kuzhambu/Vetha Kuzhambu/Sundakkai Kuzhambu
kuzhambu.lahsun|Poondu Kuzhambu/Garlic Kuzhambu/Vellulli Pulusu/Poondu Kara Kuzhambu
kuzhambu.shallot|Vengaya Kuzhambu/Chinna Vengaya Kuzhambu/Ulli Theeyal/Ulli Pulusu/Vengaya Puli Kuzhambu/Small Onion Kuzhambu
kuzhambu.shallot.theeyal|Ulli Theeyal Kerala
kuzhambu.*.theeyal|Theeyal/Pavakka Theeyal/Theyal/Vazhuthananga Theeyal
kuzhambu.prawn.theeyal|Chemmeen Theeyal
kuzhambu.*.kara-kuzhambu|Kara Kuzhambu/Chettinad Kara Kuzhambu/Puli Kuzhambu/Kozhambu/Kuzhambu/Milagu Kuzhambu/Pulikari/Pulikachal Kuzhambu/Pepper Kuzhambu
kuzhambu.*.pulusu|Pulusu/Kakarakaya Pulusu/Bendakaya Pulusu/Mukkala Pulusu/Dappalam/Mukkala Pulusu Andhra/Gummadikaya Pulusu/Sorakaya Pulusu/Anapakaya Pulusu
kuzhambu.bhindi.pulusu|Bendakaya Pulusu Andhra
kuzhambu.baingan.pulusu|Vankaya Pulusu/Vankaya Pulusu Kura/Vankaya Pulusu Pachadi Hot/Pachi Pulusu Vankaya
kuzhambu.arbi|Seppankizhangu Puli Kuzhambu/Chamadumpala Pulusu/Chamagadda Pulusu/Seppankizhangu Kuzhambu
kuzhambu.kaddu|Mathanga Puli Curry/Parangikai Puli Kuzhambu
kuzhambu.karela|Pavakkai Puli Kuzhambu/Kakarakaya Pulusu Andhra/Pavakkai Pitlai/Pitlai/Pitla Tamil/Hagalakai Gojju/Pavakkai Kuzhambu
kuzhambu.karela.gojju|Hagalakayi Gojju
kuzhambu.*.gojju|Gojju/Menasinakai Gojju/Pineapple Gojju/Bendekayi Gojju/Ananas Gojju/Tomato Gojju/Badanekai Gojju/Mavinakai Gojju/Gojju Karnataka
kuzhambu.kala-chana|Kadalai Kuzhambu/Kondakadalai Kuzhambu/Sundal Kuzhambu/Karuppu Kondakadalai Kuzhambu
kuzhambu.mochai|Mochai Kuzhambu/Mochai Kottai Kuzhambu/Mochakottai Kuzhambu
kuzhambu.lobia|Karamani Kuzhambu/Thattapayaru Kuzhambu/Thatta Payaru Kuzhambu
kuzhambu.kulthi|Kollu Kuzhambu/Ulava Pulusu
kuzhambu.papad|Appalam Kuzhambu/Appala Vatha Kuzhambu
kuzhambu.vadi|Vadagam Kuzhambu/Vadi Kuzhambu/Paruppu Urundai Kuzhambu/Urundai Kuzhambu/Parupurundai Kuzhambu
kuzhambu.kairi|Mangai Kuzhambu/Mamidikaya Pulusu/Manga Curry/Mambazha Kuzhambu/Pacha Manga Curry/Mango Kuzhambu
kuzhambu.tamatar|Thakkali Kuzhambu/Tomato Pulusu/Tomato Kuzhambu
kuzhambu.sahjan|Murungakkai Kuzhambu/Murungakkai Puli Kuzhambu/Munakkaya Pulusu/Mulakkada Pulusu/Drumstick Kuzhambu
kuzhambu.gongura|Gongura Pulusu
kuzhambu.mathi|Mathi Meen Kuzhambu/Mathi Curry Tamil/Chaala Kuzhambu
kuzhambu.surmai|Meen Kuzhambu/Vanjaram Meen Kuzhambu/Fish Kuzhambu/Meen Puli Kuzhambu/Vanjaram Kuzhambu/Chettinad Meen Kuzhambu/Meen Kolambu/Meen Kuzambu/Chettinad Fish Curry
kuzhambu.nethili|Nethili Meen Kuzhambu/Nethili Kuzhambu/Nethili Karuvadu Kuzhambu/Nethallu Pulusu
kuzhambu.dryfish|Karuvadu Kuzhambu/Karuvattu Kuzhambu/Endu Chepala Pulusu/Karuvattu Kozhambu
kuzhambu.anda|Muttai Kuzhambu/Kodi Guddu Pulusu/Egg Kuzhambu/Guddu Pulusu/Egg Pulusu/Udaitha Muttai Kuzhambu
kuzhambu.mutton|Mutton Kuzhambu/Kari Kuzhambu/Aatu Kari Kuzhambu/Mutton Kolambu
kuzhambu.chicken|Kozhi Kuzhambu/Chicken Kuzhambu/Nattu Kozhi Kuzhambu/Natu Kodi Pulusu/Kodi Pulusu/Nati Koli Saru/Country Chicken Kuzhambu/Natukodi Kura
kuzhambu.crab|Nandu Kuzhambu/Crab Kuzhambu/Peethala Pulusu/Nandu Masala Kuzhambu
kuzhambu.prawn|Eral Kuzhambu/Iral Kuzhambu/Royyala Pulusu/Eral Thokku Kuzhambu/Prawn Kuzhambu
kuzhambu.hilsa|Pulasa Pulusu/Pulasa Chepala Pulusu/Pulasa Fish Curry
kuzhambu.*.pulusu|Chepala Pulusu Veg
saag.sarson-bathua.saag|Sarson ka Saag/Makki di Roti Sarson da Saag/Sarso ka Saag/Mustard Greens/Makki di Roti te Sarson da Saag/Saron ka Saag
saag.palak|Palak Saag/Saag/Palak ki Sabzi/Palak Bhaji/Palak nu Shaak/Palakura
saag.palak.haak|Palak Haak
saag.sarson.haak|Haak/Haak Saag/Kashmiri Haak/Monj Haak/Haak Wangun/Kashmiri Saag/Collard Greens Kashmiri/Monji Haakh/Wosta Haak/Munj Haakh/Haak Rus
saag.palak.kafuli|Kafuli/Kapha/Kafli/Kaapa/Dhapri/Kafuli Garhwali/Palak ka Kapa
saag.palak-moong-dal|Palak Moong Saag/Sai Bhaji/Sindhi Sai Bhaji
saag.palak-paneer|Saag Paneer Greens
saag.palak-chhole|Palak Chole Saag/Chana Saag
saag.palak-methi|Palak Methi Saag/Methi Palak
saag.bathua|Bathua Saag/Betho Shaak/Bathua Bhaji Saag
saag.bathua-aloo|Bathua Aloo Saag
saag.chaulai|Chaulai ka Saag/Chaulai Saag Gravy/Khada Saga/Marsa Saag
saag.chaulai.saga|Kosala Saga/Khada Saga Odia/Kosala Saga Badi/Leutia Saga
saag.chaulai.shaak|Lal Shaak/Note Shaak/Notey Shaak
saag.palak.shaak|Palong Shaak/Palang Saag/Palong Shaker Ghonto
saag.moringa.saga|Sajana Saga/Sajana Saga Muga/Sajna Saga
saag.pui.shaak|Pui Shaak/Pui Shaker Chorchori
saag.*.xaak|Xaak/Lai Xaak/Paleng Xaak/Manimuni/Xaak Assamese/Lai Shak/Lai Saag/Jilmil Xaak
saag.gongura|Ambadi Bhaji Saag/Ambadichi Patal Bhaji/Gongura Saag
saag.arbi-patta|Alu Saag/Alu che Fatfate/Aluche Fatfate/Alu chi Patal Bhaji/Aluche Fadfade/Aluchi Bhaji/Phatphate/Kochu Shaak Gravy/Teera/Taro Leaf Curry/Paatal Bhaji
saag.hara-chana|Chane ka Saag/Chana Saag Bihari/Chane ki Bhaji
saag.sarson-palak|Saag Punjabi
saag.chicken|Saag Chicken Greens/Saag Murgh Greens
saag.mutton|Saag Gosht/Saag Mutton/Palak Gosht/Palak Gosht Hyderabadi/Saag Meat/Syun Pallo/Saag Meat Punjabi
saag.prawn|Saag Prawn/Palak Prawn
saag.mooli|Mooli ka Saag/Mulor Shaak
saag.shepu|Soa Saag/Suva Saag/Soa Palak
~saag.palak|Methichi Patal Bhaji/Palakachi Patal Bhaji/Palakachi Takatli Bhaji/Takatli Palak Bhaji/Patal Bhaji/Dal Palak Patal Bhaji|Sisunak Saag/Sisnu/Kandali ka Saag/Bichhu Ghas/Kandali/Sisunaak/Sishnu Soup/Nettle Curry|Bajji Soppu|Masyal Saag|Bassaru/Uppusaru/Soppu Saaru/Massoppu/Massoppu Saaru/Bas Saaru/Mosoppu|Saag Aloo Garhwali|Chenchki Shaak|Phanu Saag|Tsochvor Haak|Kanguchhi|Kardi Saag
bharta.baingan|Baingan Bharta/Baigan Bharta/Baingan ka Bharta/Brinjal Bharta/Eggplant Bharta/Begun Bharta/Baingan Burtha/Smoked Eggplant
bharta.baingan.chokha|Baingan Chokha/Baigan Chokha
bharta.baingan.bharit|Vangyache Bharit/Khandeshi Bharit/Vangyache Bharit Khandeshi/Bharit/Bharit Bhakri/Jalgaon Bharit
bharta.baingan.no-olo|Ringan no Olo/Ringan Oro/Ringna no Oro/Ringan nu Bhartu/Ringan no Olo Kathiawadi/Ringna no Olo
bharta.baingan.pora|Begun Pora/Begun Pura
bharta.baingan.poda|Baigana Poda
bharta.baingan.gothsu|Kathirikkai Gothsu/Gothsu/Brinjal Gothsu/Kathirikai Gosthu/Chidambaram Gothsu/Kathrikai Gothsu/Idli Gosthu
bharta.baingan.pitika|Bengena Pitika/Begena Pitika/Bengena Pura
bharta.baingan-matar|Baingan Matar Bharta
bharta.aloo.chokha|Aloo Chokha
bharta.aloo.bharta|Aloo Bharta/Alu Makha
bharta.aloo.pitika|Aloo Pitika/Aloo Pitika Assamese
bharta.aloo.bhorta|Aloo Bhorta/Aloo Sheddho/Aloo Bhate/Aloo Seddho Makha
bharta.aloo.poda|Alu Poda Chakata/Alu Chakata/Alu Bharta Odia
bharta.tamatar.chokha|Tamatar Chokha/Tomato Chokha/Tamatar ki Chutney Bihari
bharta.lauki|Lauki Bharta
bharta.arbi|Arbi Bharta
bharta.suran|Suran Bharta/Oal Chokha/Ol Bhate/Jimikand ka Bharta/Ol Bhorta/Oal Bharta
bharta.kaddu|Kaddu Bharta/Bhopla Bharit/Bhoplyache Bharit/Kumro Bhorta/Lal Bhoplyache Bharit
bharta.kaccha-kela|Kela Bharta/Kacche Kele ka Bharta/Kanchkolar Bhorta/Kanch Kola Bhorta/Kacche Kele ka Chokha
bharta.parwal|Parwal Bharta/Potol Bhorta/Parwal ka Chokha
bharta.karela|Karela Bharta/Uchhe Bhorta
bharta.shakarkand|Shakarkand Bharta
bharta.kathal-beej|Kathal Beej Bharta/Kathaler Bichi Bhorta
bharta.anda|Anda Bharta/Egg Bharta/Koni Pitika/Egg Bhurta/Dim Bhorta/Dhaba Egg Bharta/Dim Pitika
bharta.dryfish|Shutki Bharta/Shutki Bhorta/Shutki Maach Bharta/Shidol Bhorta/Shidal Bhorta/Sukhua Poda/Shidol Chutney/Sidol/Shidol Pitika/Shutki Maacher Bhorta
bharta.prawn|Chingri Bhorta/Chingri Bharta/Chungudi Poda/Chingri Bata
bharta.rohu|Maach Pitika/Mas Pitika/Machher Bhorta/Fish Bharta/Maasor Pitika/Machha Poda/Mach Bhorta/Ilish Bhorta/Machha Chakata
bharta.hilsa|Ilish Bhorta Bengali
bharta.chicken|Chicken Bharta/Murgh Bharta/Chicken Bharta Kolkata/Dhaba Chicken Bharta
bharta.mutton|Mutton Bharta/Wahan Mosdeng Mutton
bharta.pork|Pork Bharta/Wahan Mosdeng/Wahan Mosdeng Pork/Mosdeng Serma/Mwsdeng/Wahan Mwsdeng
~bharta.aloo.pitika|Pitika/Bilahi Pitika/Tomato Pitika/Dail Pitika/Masor Aloo Pitika/Aloo Koni Pitika|Hawai Mana Bharta
~bharta.dryfish|Tungtap|Mosdeng/Mosdeng Tripura|Morok Metpa/Hmarcha Rawt/Ngari Mash|Anishi Mash|Gudok/Godok/Gudok Tripuri
easternveg.*.shukto|Shukto/Shuktani/Shukta/Shuktoni/Bengali Shukto
easternveg.*.chorchori|Panchmishali Chorchori/Chorchori Bengali/Niramish Chorchori/Panch Mishali Torkari
easternveg.*.labra|Labra/Labda/Labra Torkari/Bhoger Labra/Labrar Torkari
easternveg.banana-flower-aloo.ghonto|Mochar Ghonto/Mochar Ghanto/Mocha Ghonto/Mochar Ghonto Bengali/Mocha Ghanta
easternveg.patta-gobi-aloo-matar.ghonto|Bandhakopir Ghonto/Bandhakopi Ghonto/Badhakopir Ghonto/Badhakopir Torkari/Bandhakopir Torkari/Bandhakopir Tarkari
easternveg.lauki-vadi.ghonto|Lau Ghonto/Lauer Ghonto/Lau Bori/Lauyer Ghonto
easternveg.lauki-moong-dal|Lau Diye Moong Dal
easternveg.thor.ghonto|Thor Ghonto/Thorer Ghonto/Thor Chhenchki/Thorer Ghanto
easternveg.*.ghanta|Ghanta/Ghanta Tarkari/Chhatua Ghanta/Dwitiya Osha Ghanta/Ghanta Odia
easternveg.*.dalma|Dalma/Odia Dalma/Habisa Dalma/Dalama
easternveg.*.santula|Santula/Odia Santula/Dahi Santula/Santuda
easternveg.*.besara|Besara/Besara Odia/Chakata Besara/Kakharu Besara/Kancha Kadali Besara/Habisa Besara/Bari Besara
easternveg.kaddu-aloo-kala-chana.chokka|Kumror Chokka/Kumro Chokka/Kumror Chakka/Chokka/Kumro Chhakka
easternveg.lauki-prawn|Lau Chingri/Lau Chingdi/Lau Chingri Ghonto
easternveg.patta-gobi-fish-roe|Bandhakopi Macher Dim
easternveg.banana-flower-prawn|Mocha Chingri/Mochar Ghonto Chingri
easternveg.palak-rohu|Muri Ghonto Shaak/Palong Shaak Maach/Macher Matha Diye Palong
easternveg.pui-prawn|Pui Chingri/Pui Shaak Chingri
easternveg.pui-hilsa|Ilish Pui Shaak/Pui Shaak Ilish Matha/Ilish Macher Matha Diye Pui Shak/Kochu Shaak Ilish/Kochur Shaak Ilish
easternveg.kathal-prawn|Echor Chingri/Enchor Chingri/Enchorer Chingri
easternveg.arbi-hilsa|Kochu Ilish/Kochur Loti Chingri/Kochur Loti
~easternveg.*.santula|Manja Rai/Rai Tarkari|Saga Badi Tarkari|Mahura/Mohura/Jahni Aloo/Janhi Posta/Janhi Alu Posta|Besar Tarkari|Desi Alu Saru Tarkari/Saru Besara/Saru Tarkari|Nabarna Tarkari|Mitha Dalma Dry|Potol Posto|Phulkopi Roast Bengali
~easternveg.*.labra|Tarkari Bhoger/Pachmishali Torkari|Charchari Dalna|Niramish Jhol/Sobji Jhol|Kamala Phulkopi|Dalna/Chapor Ghonto
~easternveg.palak-rohu|Muri Ghonto/Muri Ghanta/Muro Ghonto/Machha Mahura/Machha Ghanta/Chhencheda/Chhenchda/Kanta Chorchori/Kata Chorchori/Machher Matha Ghonto
northeast.chicken-bamboo-shoot|Chicken Bamboo Shoot/Baah Gaaj Chicken/Bamboo Chicken/Kukura Bah Gaj/Bahor Gaj Murgi
northeast.smoked-pork-bamboo-shoot|Smoked Pork With Bamboo Shoot/Naga Smoked Pork/Naga Pork Bamboo Shoot
northeast.pork.-.nagaaxone|Axone Pork/Akhuni Pork/Smoked Pork Axone/Akhuni/Axone
northeast.duck-safed-petha|Haanhor Mangxo/Haah Kumura/Duck With Ash Gourd/Haanh Kumura/Hanhor Mangxo Komora
northeast.chicken-lauki|Chicken Lauki Assamese/Kukurar Mangxo Lau
northeast.rohu-hara-tamatar|Masor Tenga Green Tomato/Bilahi Maas
northeast.*.-.mizo|Bai/Mizo Bai/Chhum Han/Chhumhan/Chhum Han Mizo/Bawl/Bekang Bai
northeast.chicken.-.naga|Naga Chicken Curry/Naga Chicken/Amrusu/Galho Chicken
northeast.bamboo-shoot-aloo|Bamboo Shoot Curry/Khorisa/Bah Gajor Torkari/Bamboo Shoot Fry/Ikhung Curry/Khorisa Aloo/Bash Karil/Usoi Ooti/Usoi/Soibum Thongba
northeast.*.-.tripuri|Chakhwi/Chakhwi Tripura/Chakhui/Chak Hao Vegetable Tripura/Muya Awandru/Muya Bai Wahan Chakhwi/Muya
northeast.chicken.-.tripuri|Muya Awandru Chicken/Chicken Chakhwi
northeast.dryfish-aloo.-.tripuri|Berma Bwtwi/Gudok Berma/Berma Bhutui/Berma
northeast.*.-.arunachali|Pika Pila Stew/Lukter/Bamboo Steamed Pork Arunachal
northeast.pork-sarson|Pork With Mustard Leaves/Pork With Lai Xaak/Gahori Aru Lai Xaak/Pork Lai Shaak/Gahori Lai/Lai Xaak Gahori
northeast.chicken.-.arunachali|Apong Chicken/Koat Pitha Stew/Arunachali Chicken
northeast.mushroom-bamboo-shoot|Mushroom Bamboo Shoot/Tit Tung
northeast.chicken-kaccha-papita|Amitar Khar Chicken/Papaya Chicken Assamese/Kukura Amita
northeast.baingan-aloo.-.manipuri|Alu Kangmet/Kangmet
northeast.*.-.sikkimese|Ningro With Churpi/Ema Datshi/Kewa Datshi/Shakam Datshi/Ningro
northeast.*.-.khasi|Dohkhlieh Stew/Tungrymbai/Tungrumbai
northeast.pork.-.khasi|Doh Neiiong/Doh Nei Iong/Pork With Black Sesame/Doh Jem
northeast.pork|Pork Curry Northeast/Pork Stew/Vawksa Rep/Vawksa/Vawksa Rep Bai/Smoked Pork Stew/Anishi Pork/Anishi/Gahorir Mangxo Khorisa
~northeast.chicken|Khar Murgi|Kukurar Jhol/Kelli Chana Chicken|Sawhchiar/Sanpiau/Chicken Sanpiau/Zanpiau|Vawksa Chicken/Arsa Buhchiar/Arsa Bai|Til Diya Kukura Mangxo/Chicken With Black Sesame/Til Murgi/Til Diya Murgi/Kukura Til|Doh Syiar Neiiong|Nakham Bitchi/Nakham|Kappa Garo/Do o Kappa/Wak Kappa/Doo Kappa/Kalchi Chicken|Chicken With Lai Xaak|Chicken Anishi|Wahan Chakhwi|Galho Pork/Ghalho
~northeast.*.-.manipuri|Kangshoi/Kanghou/Chamthong/Changshoi/Champhut/Nga Thongba Veg/Ooti/Ooti Manipuri/Sareng Thongba Veg|Hawaizaar|Chagem Pomba|Nganam|Yongchak/Keli Chana|Alu Kang Mat/Aloo Kangmet
~northeast.dryfish-aloo|Nga Atoiba Thongba/Nga Atoiba|Bamboo Shoot Dry Fish Curry|Wahan Dry Fish|Shidal Curry/Shutki Curry/Shutki Macher Torkari/Shutki/Shutki Maach/Ngari Curry/Dried Fish Curry
~northeast.baingan-aloo|Ui Bhaaji|Churpi Veg/Churu/Chhurpi Soup/Chhurpi Curry|Rasun Torkari|Bhat Kera|Panch Phoron Torkari
kashmirispecial.aloo.-.dum|Kashmiri Dum Aloo/Dum Olav/Dum Oluv/Dam Olu/Dam Oluv
kashmirispecial.kamalkakdi.-.yakhni|Nadru Yakhni/Nadur Yakhni/Lotus Stem Yakhni/Nadir Yakhni/Lotus Root Yakhni
kashmirispecial.palak-kamalkakdi|Palak Nadru/Nadur Palak/Nadru Haak
kashmirispecial.paneer.-.kaliya|Lyodur Tschaman/Chaman Kaliya/Paneer Kaliya/Lyader Tschaman/Ledar Chaman/Kashmiri Yellow Paneer/Chaman/Lyadur Chaman
kashmirispecial.paneer.-.roganjosh|Ruwangan Chaman/Ruangan Tschaman/Paneer Tamatar Kashmiri/Roangan Chaman/Chaman Qaliya Red
kashmirispecial.baingan.-.chok|Tschok Wangun/Tsok Wangun/Choek Wangun/Chuk Wangun/Khatte Baingan/Tsoek Wangan
kashmirispecial.mutton.-.roganjosh|Rogan Josh/Mutton Rogan Josh/Rogan Gosht/Kashmiri Rogan Josh/Rogan Josht/Lamb Rogan Josh
kashmirispecial.mutton.-.yakhni|Mutton Yakhni/Yakhni/Yakhni Gosht/Kashmiri Yakhni/Lamb Yakhni/Aab Gosht/Dhaniwal Korma/Aab Gosh
kashmirispecial.mutton.-.kaliya|Kaliya/Mutton Kaliya/Syun Kaliya/Neni Kaliya/Kashmiri Mutton Kaliya
kashmirispecial.chaamp|Kabargah/Tabak Maaz
kashmirispecial.mutton-keema|Matsch/Matz/Matsh/Kashmiri Mutton Koftas/Kashmiri Keema/Shufta Keema
kashmirispecial.chicken|Kokur/Kokur Rogan Josh/Chicken Rogan Josh/Kashmiri Chicken/Kokur Yakhni/Zafrani Kokur/Zafrani Chicken/Chicken Yakhni/Dhaniwal Kokur/Kokur Kaliya
kashmirispecial.rohu|Gaad/Gaad Kashmiri/Kashmiri Fish/Muj Gaad/Mooli Fish/Nadru Gaad/Nadir Gaad
kashmirispecial.trout|Kashmiri Trout
kashmirispecial.kaleji|Tsok Charvan/Chok Charvan/Tschok Tsarvan/Choek Charvan/Chuk Charwan
kashmirispecial.rajma|Kashmiri Rajma Special/Razma Gogji/Razmah Goagji
kashmirispecial.shalgam|Gogji/Kashmiri Shalgam/Gogji Kaliya/Razmah Gogji
kashmirispecial.mushroom|Kashmiri Mushroom/Kanaguchhi/Kangach/Guchhi Yakhni/Guchhi Kashmiri
kashmirispecial.lauki|Al Yakhni/Alle Yakhni/Lauki Yakhni/Al Posh/Alle Kaliya
kashmirispecial.seb-baingan|Tsoonth Wangan/Tsoont Wangun/Apple Brinjal Kashmiri/Choonth Wangun/Chount Wangan
kashmirispecial.anda|Kashmiri Egg Curry Special/Thool Kashmiri/Thul Zamboor/Kashmiri Egg
kashmirispecial.mooli|Mujj Kashmiri/Muji Kashmiri
kashmirispecial.ganth|Monji Kashmiri/Monj/Monji/Munji/Knol Khol Kashmiri
besandish.*.pithla|Pithla/Pithla Bhakri/Pithale/Kulith Pithla/Kulith Pithi/Kulithache Pithle
besandish.*.zunka|Zunka/Pitla Dry/Zhunka/Junka Bhakri/Zunka Bhakar/Zunka Bhakri Thecha
besandish.*.gatte-ki-sabzi|Gatte ki Sabzi/Gatta Curry/Gatte/Besan Gatte/Besan Gatte Curry/Rajasthani Gatte/Govind Gatte/Shahi Gatte
khar.aloo.eromba|Eromba/Eronba/Iromba/Ironba/Yongchak Eronba/Yongchak Iromba/Singju Eromba/Ooti Eromba/Aloo Eromba
khar.kaccha-papita.khar|Khar/Omitar Khar/Amitar Khar/Papaya Khar/Kolakhar/Kol Khar/Matimahor Khar/Kolokhar
salan.bhavnagri-mirch|Mirchi ka Salan/Mirch ka Salan/Hyderabadi Mirchi ka Salan/Mirapakaya Salan
salan.baingan|Bagara Baingan
`
