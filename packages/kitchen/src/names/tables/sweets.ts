/** Mithai, halwa, kheer, pitha, bakes, drinks. See ../dishes.ts for how a line is read. */
export const sweetNames = `
halwa.suji.halwa|Suji Halwa/Rava Halwa/Halwa/Shahi Suji Halwa/Suji ka Halwa/Karah Sooji/Sujir Halwa/Mohan Bhog/Suji Mohan Bhog
halwa.suji.sheera|Sheera/Rava Sheera/Satyanarayan Sheera/Prasadacha Sheera/Sajjige/Satyanarayan Prasad Sheera/Sooji Sheera
halwa.*.kesari-bath|Kesari Bath/Rava Kesari/Kesari/Pineapple Kesari/Pineapple Kesari Bath/Semiya Kesari/Rava Kesri
halwa.gajar|Gajar ka Halwa/Carrot Halwa/Gajrela/Gajarela/Gajar Pak Halwa/Gajorer Halwa
halwa.moong-dal|Moong Dal Halwa/Moong Halwa/Ashoka Halwa/Thiruvaiyaru Ashoka/Ashoka
halwa.badam|Badam Halwa/Almond Halwa/Badam Sheera
halwa.lauki|Lauki Halwa/Dudhi Halwa/Dudhi no Halwo/Ghiya Halwa/Sorakaya Halwa
halwa.besan|Besan Halwa/Besan Sheera
halwa.atta|Atte ka Halwa/Atta Halwa/Kada Prasad/Karah Parshad/Karah Prasad/Wheat Halwa/Tirunelveli Halwa/Godhumai Halwa/Gehun ka Halwa/Godhi Halwa/Lapsi Halwa/Aate ka Sheera/Tirunelveli Wheat Halwa/Tosha/Gothambu Halwa
halwa.chukandar|Beetroot Halwa/Chukandar ka Halwa
halwa.kaddu|Pumpkin Halwa/Kaddu ka Halwa/Kashiphal Halwa/Parangikai Halwa
halwa.safed-petha.kashi-halwa|Kashi Halwa/Kushmanda Halwa/Ash Gourd Halwa/Petha Halwa/Poosanikai Halwa/Dumroot Halwa/Boodida Gummadikaya Halwa/Dumrot/Dumroot
halwa.shakarkand|Shakarkandi Halwa/Sweet Potato Halwa/Ratale Halwa
halwa.singhara|Singhare ka Halwa/Singhara Halwa/Singhare ke Atte ka Halwa
halwa.kuttu|Kuttu ka Halwa
halwa.rajgira|Rajgira Halwa/Rajgira Sheera
halwa.ananas|Pineapple Halwa/Pineapple Sheera/Ananas Sheera
halwa.seb|Apple Halwa/Seb ka Halwa
halwa.kela|Banana Halwa/Banana Sheera/Nendran Halwa/Pazham Halwa/Kele ka Halwa/Kozhikode Halwa/Ethapazham Halwa/Banana Halwa Kerala
halwa.anjeer|Anjeer Halwa/Fig Halwa
halwa.khajoor|Khajoor Halwa/Dates Halwa
halwa.akhrot|Akhrot Halwa/Walnut Halwa
halwa.chana-dal|Chana Dal Halwa/Cholar Daler Halwa
halwa.aam|Mango Halwa/Aam ka Halwa/Mango Sheera
halwa.kaju|Kaju Halwa
halwa.bajra|Bajra Halwa
halwa.nariyal|Coconut Halwa
halwa.makhana|Makhana Halwa
halwa.makki|Makki ka Halwa/Corn Halwa/Makai Halwa
halwa.dalia|Lapsi/Fada Lapsi/Lapsi Gujarati/Lapsi Rajasthani/Kansar/Dalia Lapsi
halwa.kaccha-papita|Papaya Halwa/Papite ka Halwa
halwa.anda|Egg Halwa/Ande ka Halwa
~halwa.anda|Kinnathappam Egg/Mutta Marichathu|Unnakkaya Egg/Elanji
~halwa.suji.halwa|Halwa Poori Sweet|Karachi Halwa/Bombay Halwa/Bombay Karachi Halwa/Cornflour Halwa|Mahim Halwa/Ice Halwa/Mumbai Ice Halwa|Sohan Halwa/Habshi Halwa/Jauzi Halwa/Jouzi Halwa/Habshi Halwa Delhi/Ajmeri Sohan Halwa/Sohan Halwa Ajmer/Jozi Halwa|Black Halwa/Karutha Haluva/Karutha Halwa/Kerala Black Halwa/Karuppu Halwa/Muscoth Halwa/Muscoth/Mascoth Halwa|Doodhiya Halwa/Doodh ka Halwa/Milk Halwa|Gond Halwa|Haldi ka Halwa/Kachi Haldi Halwa|Adrak Halwa|Ande Suji|Kopra Halwa|Hari Mirch Halwa/Mirchi Halwa|Ghol Kali/Vendhaya Kali/Uluntha Kali/Ulundu Kali/Ulundhankali/Ulundhangali/Uluthankali/Vendhaya Kali Tamil|Ukkarai Sweet/Okkarai/Okkarai Chettinad/Vella Puttu/Vellam Puttu|Satwa Halwa|Kawuni Arisi/Kavuni Arisi Sweet/Kavuni Arisi Chettinad|Halbai Wheat/Tiruvathirai Kali|Panjiri Halwa|Singori Halwa|Sikarni Halwa|Kasar Halwa/Kasaar|Khus Khus Halwa/Khas Khas ka Halwa/Khaskhas Halwa
~halwa.*.sheera|Parsi Ravo/Ravo|Sanjori Sheera|Ghavlya|Satori Sheera|Moi
mithai.besan.ladoo|Besan Ladoo/Besan Laddu/Besanache Ladu/Magaj/Magas/Magdal/Magad Laddu/Magaz Ladoo Gujarati
~mithai.besan.ladoo|Motichoor Ladoo/Motichur Laddu/Boondi Ladoo/Tirupati Laddu/Bundiche Ladu/Mihidana/Darbesh/Ladoo/Lahiri Ladoo/Manoharam/Mihidana Burdwan/Mihi Dana/Bandar Laddu/Bandaru Laddu/Thokkudu Laddu/Sev Laddu/Senai Laddu/Manda Mithai|Mohanthal|Besan Barfi Thal/Kolhapuri Besan
mithai.besan.barfi|Besan Barfi/Besan Burfi
mithai.*.mysore-pak|Mysore Pak/Mysurpa/Mysorepak/Ghee Mysore Pak/Mysore Pa
mithai.suji.ladoo|Rava Ladoo/Rava Laddu/Suji Ladoo/Rave Unde/Rava Urundai/Sujir Laru/Ravyache Ladu/Ravya Ladu
mithai.til.ladoo|Til Ladoo/Tilgul/Tilgul Ladu/Ellu Urundai/Til Laddu/Tiler Naru/Nuvvula Laddu/Nuvvula Undalu/Til Larur/Tilor Laru/Tilkut/Tilkut Gaya/Tilache Ladu/Nuvvu Undalu/Til Pinni/Tilauri Sweet/Ellunde/Rasi Ladu/Til Bugga/Chimmili/Nuvvu Laddu/Ellu Bella/Chigali/Chigli Unde/Tilouri Laru
mithai.til.chikki|Til Chikki/Tal ni Chikki/Til Papdi/Til Patti
mithai.*.gajak|Gajak/Til Gajak/Morena Gajak/Gur Gajak/Tilpatti/Revdi/Rewri/Rewari/Lucknow Rewri/Rewari Lucknow
mithai.peanut.chikki|Peanut Chikki/Chikki/Moongfali Chikki/Shengdana Chikki/Singdana ni Chikki/Kadalai Mittai/Palli Patti/Kovilpatti Kadalai Mittai/Lonavala Chikki/Gud Moongfali Chikki/Kappalandi Mittai/Badam Chikki Peanut/Palli Chikki/Verkadalai Mittai/Gud Chikki/Badam Takti/Nilakadala Mittai/Gur Badam/Jeelakarra
mithai.peanut.ladoo|Peanut Ladoo/Shengdana Ladu/Singdana Ladoo/Verkadalai Urundai/Palli Undalu/Danyache Ladu/Moongfali Ladoo/Kadalai Urundai/Palli Laddu/Shenga Unde/Shengdanyache Ladu
mithai.nariyal.ladoo|Nariyal Ladoo/Coconut Ladoo/Narkel Naru/Thengai Laddu/Kobbari Laddu/Narkol Laru/Narkeler Naru/Naralache Ladu/Kobbari Undalu/Kobbari Louz/Kobbari Lavuju/Rasa Kobbari/Narikol Laru/Gurer Narkel Naru/Nadia Ladu/Narikolor Laru/Raskara/Narkel Naru Bengali
mithai.nariyal.barfi|Coconut Barfi/Nariyal Barfi/Thengai Barfi/Kopra Pak/Naral Vadi/Naralachi Vadi/Kobbari Mithai/Topra Pak/Kobri Mithai/Kobbari Barfi/Coconut Burfi/Olya Naralachi Vadi/Thengai Burfi/Cocada/Baath Sweet/Doce de Coco
mithai.gond.ladoo|Gond Ladoo/Dinkache Ladu/Gundar Pak/Gond Laddu/Dink Ladoo/Methi Ladoo/Sonth ke Laddu/Gond Pak/Gond Katira Laddu/Edible Gum Laddu/Antina Unde/Methiche Ladu/Aliv Ladoo/Halim Ladoo/Alivache Ladu/Methi na Ladva/Haliv Ladu/Suvavad Katlu/Gond ki Barfi/Katlu
mithai.ragi.ladoo|Ragi Ladoo/Nachni Ladoo/Nachniche Ladu/Ragi Urundai/Ragi Sunnundalu
mithai.atta.ladoo|Atta Ladoo/Atte ke Laddu/Churma Ladoo/Churma Laddu/Churma na Ladva/Churma/Atte ki Pinni/Pinni/Dryfruit Pinni/Ladva/Ganesh Churma Ladoo/Punjabi Pinni/Atta Pinni/Alsi Pinni/Godhi Laddu/Maladu Wheat/Purmaich/Malido/Malida/Malida Ladoo/Kutti/Churmu/Khoya Pinni/Gehun Laddu/Dal Pinni/Kuler/Meetha Malida/Choori/Churi Punjabi/Dodha Churma
mithai.kaju.katli|Kaju Katli/Kaju Barfi/Kaju Katri/Kaju Burfi/Mundhiri Cake/Kaju Roll/Kaju Pista Roll/Jeedipappu Katli
mithai.badam.katli|Badam Katli/Badam Barfi/Badami Barfi/Badam Burfi/Badam Cake/Badam ki Jali/Badam Roll
mithai.pista|Pista Barfi/Pista Roll/Pista Katli/Pista Burfi
mithai.khajoor|Khajur Ladoo/Khajoor Barfi/Dates Ladoo/Khajur Pak/Khajoor Roll/Dry Fruit Khajur Roll/Dates Roll/Pericham Pazham Laddu
mithai.moong-dal|Moong Dal Ladoo/Moong Dal Barfi/Pasi Paruppu Laddu/Moong Ladoo/Payatham Urundai/Nei Urundai/Pasiparuppu Urundai/Moong Dal Burfi/Mugachya Daliche Ladu/Nei Urundai Tamil/Pesara Sunni/Moogache Ladu/Muga Ladu
mithai.urad-dal.ladoo|Urad Dal Ladoo/Sunnundalu/Adadiya Pak/Urad ke Laddu/Adadiya/Minapa Sunni Undalu/Urad Pinni/Sunnunda/Minapa Sunnundalu/Ulundhu Urundai
mithai.rajgira|Rajgira Ladoo/Ramdana Laddu/Rajgira Chikki/Chaulai ke Laddu/Rajgiryache Ladu/Rajgira Puri Sweet
mithai.anjeer|Anjeer Barfi/Anjeer Roll/Anjeer Katli/Anjeer Pak/Fig Barfi/Anjeer Burfi
mithai.cocoa|Chocolate Barfi/Chocolate Burfi/Chocolate Fudge Barfi/Chocolate Peda/Cocoa Barfi
mithai.khoya.barfi|Khoya Barfi/Mawa Barfi/Milk Barfi/Barfi/Burfi/Khoya Burfi/Doodh Barfi/Palkova/Therattipal/Thirattupal/Srivilliputhur Palkova/Doodh Peda Barfi/Kunda/Belgaum Kunda/Belgavi Kunda/Palgova/Pal Khoa/Dharwad Kunda/Doodhpak Barfi/Khoya Mithai/Malai Barfi/Palakova
mithai.khoya.peda|Peda/Doodh Peda/Mathura Peda/Kesar Peda/Dharwad Peda/Kandi Pedha/Malai Peda/Satari Kandi Pedha/Lal Peda/Deoghar Peda/Khoya Peda/Milk Peda/Satara Kandi Pedhe/Rajkot Peda/Banaras Lal Peda/Rajkoti Peda/Khirer Peda/Penda
~mithai.khoya.barfi|Dodha Barfi/Dhoda|Khurchan/Khurchan Mathura/Khurchan Khurja|Naskara|Parwal ki Mithai/Potoler Mishti|Gulab Pak|Halwasan/Khambhat Halwasan|Ghari/Surti Ghari/Ghari Surat|Chandrakala Khoya|Thabdi/Thabdi Peda|Mishri Mawa|Kalakandi Khoya|Gadbad Barfi/Mysore Barfi/Seven Cup Barfi/Seven Cups Burfi/7 Cup Burfi/Seven Cup Cake Sweet|Tiranga Barfi|Kapuria|Pendha Khoya|Monda Mithai/Muktagacha Monda|Kharwas Khoya|Cham Barfi|Tilaunchi|Panjabi Barfi Plain|Plain Barfi|Sutarfeni Barfi|Malai Gilori/Malai Paan/Balai ki Gilori|Sarbhaja/Sarpuria/Sorpuria/Sarbhaja Krishnanagar/Sorbhaja|Meethi Gulab Barfi|Anarkali Mithai|Khirar Gaja
mithai.chhena|Chhena Murki/Chhana Murki/Chanar Murki
mithai.dry-fruit|Dry Fruit Ladoo/Dry Fruit Barfi/Dry Fruit Chikki/Panchmeva Ladoo/Panchamrut Ladu/Sugar Free Ladoo/Panchmewa/Mewa Ladoo/Meva Barfi/Mewa Pak/Panchmewa Paag/Nariyal Paag/Mewa Paag
mithai.lauki|Lauki Barfi/Dudhi Barfi/Ghiya ki Lauj/Lauki ki Lauj
mithai.gajar|Gajar Barfi/Carrot Barfi/Gajar Pak/Gajar Burfi
mithai.aam|Mango Barfi/Aam Papad/Mango Katli/Aamrakhand Barfi/Amba Vadi/Amba Barfi/Aam Satva/Amsotto/Mamidi Tandra/Amba Sadha/Amba Poli/Aamsatta/Aam Satto/Aam Pak/Ambavadi/Mango Burfi
mithai.kesar-pista|Kesar Barfi/Kesar Pista Barfi/Kesar Katli
mithai.makhana|Makhana Ladoo/Makhana Barfi/Makhana Chikki/Makhana Pag
mithai.murmura|Murmura Ladoo/Murmura Chikki/Muri Naru/Pori Urundai/Murir Moa/Kurmura Ladoo/Joynagarer Moa/Jaynagarer Moa/Moa/Joynagar Moa/Muri Moa/Murir Naru/Khoi Moa/Borugu Undalu/Ukhra/Mudhi Mua/Muri Laru/Khoir Moa/Khoi Mua/Karthigai Pori/Nel Pori Urundai/Lai ka Laddu/Lai/Lai Bihar/Ramdana Lai/Ukhda/Chirer Moa/Churmure Ladu/Jayanagar Moa
mithai.alsi|Alsi Pinni Ladoo/Alsi ke Laddu/Flaxseed Ladoo/Alsi ki Pinni
mithai.*.panjiri|Panjiri/Dhaniya Panjiri/Janmashtami Panjiri/Kasar/Panjeeri Punjabi/Panchakajjaya/Sunthavada/Suthwada/Sunthavda/Sunthoda/Panjiri Prasad
mithai.*.sukhdi|Sukhdi/Gol Papdi/Gud Papdi/Gur Papdi/Gor Papdi/Gud Papdi Gujarati/Gol Papadi
mithai.*.halbai|Halbai/Ragi Halbai/Akki Halbai/Ragi Manni/Halubai/Halubai Karnataka
mithai.*.energy-bar|Energy Bar/Granola Bar/Protein Bar
mithai.gulkand|Gulkand Barfi/Gulkand Ladoo/Paan Ladoo/Gulkand Peda/Paan Barfi
mithai.akhrot|Akhrot Barfi/Walnut Barfi/Walnut Fudge
mithai.singhara|Singhara Barfi/Singhare ki Lauj/Singhare ki Katli
mithai.chana-dal|Chana Dal Barfi/Maladoo/Pottukadalai Laddu/Senaga Pindi Laddu/Putnala Laddu
mithai.poha|Poha Ladoo/Aval Urundai/Chirar Naru/Atukula Laddu/Chirar Laru/Chira Laru/Chuda Ladu/Aval Laddu
mithai.sattu|Sattu Ladoo/Sattu Mithai/Teej Sattu/Sattu Badi Teej/Satuda
mithai.bajra|Bajra Ladoo/Kuler Bajra
mithai.rose|Rose Barfi
mithai.amla|Amla Candy/Amla Ladoo/Amla Barfi
mithai.besan-nariyal|Nariyal Besan Barfi/Coconut Besan Ladoo/Besan Coconut Burfi
kheer.chawal.kheer|Kheer/Chawal ki Kheer/Rice Kheer/Doodhpak/Kheeri/Rice Pudding/Tandlachi Kheer/Kheeri Odia/Tandalachi Kheer/Rasiya/Rasiaw/Gur ki Kheer/Gud ki Kheer/Ganne ke Ras ki Kheer/Bakhir/Rasiya Chhath/Rasawal/Ras Kheer/Rasia Kheer/Gurer Kheer/Ganne ki Kheer
kheer.chawal.payasam|Payasam/Pal Payasam/Arisi Payasam/Rice Payasam/Ambalapuzha Palpayasam/Ari Payasam/Arisi Paal Payasam/Nei Payasam/Aravana Payasam/Aravana/Sharkara Payasam/Arisi Thengai Payasam/Idichu Pizhinja Payasam/Akki Payasa/Paramannam Kerala/Kadumpayasam
kheer.gobindobhog|Payesh/Chaler Payesh/Nolen Gurer Payesh/Gobindobhog Payesh/Notun Gurer Payesh/Payes/Payox/Paayas/Payokh/Jonha Saulor Payokh/Gurer Payesh/Poyesh/Nalen Gurer Payesh/Payas Assamese
kheer.*.phirni|Phirni/Firni/Kesar Phirni/Badam Phirni/Firni Kashmiri/Mango Phirni/Kheer Phirni
kheer.chawal.paramannam|Paramannam/Bellam Paramannam/Paravannam/Bellam Annam/Bellam Payasam/Chakkara Pongali Paramannam
kheer.sevai|Seviyan Kheer/Sevai Kheer/Semiya Payasam/Sheer Khurma/Vermicelli Kheer/Seviyan/Sevaiyan/Meethi Seviyan/Sheer Korma/Simui Payesh/Simai Payesh/Sewai/Semiya Paal Payasam/Shavige Payasa/Kimami Sewai/Kimami Seviyan/Shevayachi Kheer/Semiyapayasam/Muzaffar/Doodh Seviyan/Simai Kheeri/Vermicelli Payasam/Simuier Payesh/Semolina Vermicelli Kheer/Sawaiyan/Simei Kheeri/Sevaiya/Muzaffar Seviyan/Shemai
kheer.makhana|Makhana Kheer/Phool Makhane ki Kheer
kheer.sabudana|Sabudana Kheer/Javvarisi Payasam/Saggubiyyam Payasam/Sago Kheer/Sago Payasam/Sabakki Payasa/Chowari Payasam/Sabudana Payesh/Saggubiyyam Payasam Andhra
kheer.gajar|Carrot Kheer/Gajar ki Kheer/Carrot Payasam
kheer.lauki|Lauki ki Kheer/Dudhi Kheer/Ghiya Kheer/Lau Payesh/Lauer Payesh/Doodh Lau/Kaddu ki Kheer Hyderabadi/Gil e Firdaus
kheer.kaddu|Kaddu ki Kheer/Pumpkin Kheer/Mathanga Payasam
kheer.moong-dal|Moong Dal Payasam/Pasi Paruppu Payasam/Parippu Payasam/Paruppu Payasam/Moong Dal Kheer/Pesara Payasam/Hesaru Bele Payasa/Parippu Pradhaman/Cherupayar Payasam/Parippu Prathaman/Pesarapappu Payasam/Cherupayar Parippu Payasam/Madgane/Muga Payas
kheer.chana-dal|Chana Dal Payasam/Kadalai Paruppu Payasam/Kadala Parippu Pradhaman/Kadale Bele Payasa/Madgane Goan/Chane ki Dal ki Kheer/Kadala Parippu Payasam/Mangane/Madgana/Chanyache Doce/Senagapappu Payasam/Mangane Goan
kheer.samak|Samak Kheer/Vrat ki Kheer/Jhangora Kheer/Sama ki Kheer/Moraiyo Kheer/Sanwa Kheer/Samak ke Chawal ki Kheer/Samai Payasam/Varai Kheer/Moraiya Kheer/Sama ke Chawal ki Kheer
kheer.badam|Badam Kheer/Badam Payasam/Almond Kheer
kheer.jackfruit.prathaman|Chakka Pradhaman/Chakka Prathaman/Chakka Payasam/Jackfruit Payasam/Chakkapradhaman
kheer.*.prathaman|Ada Pradhaman/Ada Prathaman/Ada Payasam/Pazham Pradhaman/Prathaman/Pradhaman/Pazha Pradhaman/Kadala Pradhaman/Gothambu Payasam/Gothambu Pradhaman/Banana Pradhaman/Pazha Prathaman/Chena Pradhaman/Pazham Prathaman
~kheer.chawal.payasam|Palada Payasam/Palada Pradhaman/Palada/Ada Palada/Pal Ada Pradhaman/Paladapayasam
kheer.aam|Mango Kheer/Aam ki Kheer/Mango Payasam/Amba Kheeri
kheer.ragi|Ragi Kheer/Ragi Payasam
kheer.black-rice|Chak Hao Kheer/Black Rice Kheer/Chak Hao Amubi Kheer/Chakhao Kheer/Chak Hao/Chakhao/Chak Hao Amubi/Chahao Kheer/Kavuni Arisi Payasam
kheer.paneer|Paneer Kheer/Paneer Payasam/Chhanar Payesh Paneer
kheer.chhena|Chhanar Payesh/Chenna Kheeri/Chhena Kheer
kheer.seb|Apple Kheer/Seb ki Kheer
kheer.sitaphal|Sitaphal Kheer/Sitaphal Basundi/Sitaphal Rabdi/Sitaphal Rabri
kheer.dalia|Dalia Kheer/Gavhachi Kheer/Godhuma Payasam/Huggi Wheat/Lapshi Kheer/Godhi Huggi/Gehun ki Kheer/Gothambu Payasam Broken Wheat/Gavhachi Kheer Maharashtrian/Godhi Payasa/Broken Wheat Payasam/Khapli Kheer
kheer.poha|Aval Payasam/Poha Kheer/Chirer Payesh/Avalakki Payasa/Chuda Kheeri/Atukula Payasam
kheer.suji|Suji Kheer/Rava Kheer/Rava Payasam/Sujir Payesh/Rava Payasa
kheer.patta-gobi|Cabbage Kheer/Pattagobhi ki Kheer/Patta Gobhi ki Kheer
kheer.nariyal|Coconut Kheer/Nariyal Kheer/Elaneer Payasam/Tender Coconut Payasam/Ilaneer Payasam/Thengai Payasam/Nadia Kheeri/Kobbari Payasam
kheer.chukandar|Beetroot Kheer
kheer.shakarkand|Shakarkandi Kheer/Ranga Alur Payesh/Shakarkand Kheer
kheer.oats|Oats Kheer
kheer.kela|Banana Payasam/Kele ki Kheer/Pazham Payasam
kheer.singhara|Singhara Kheer
kheer.*.rabri|Rabri/Rabdi/Lachha Rabri/Kheer Rabri/Rabadi/Laccha Rabdi/Mathura Rabri/Lachhedar Rabri
kheer.*.basundi|Basundi/Angoor Basundi
kheer.*.khurma|Khurma Kheer/Sheer Khurma Kheer
kheer.dry-fruit|Dry Fruit Kheer/Meva Kheer
~kheer.*.rabri|Malaiyo/Nimish/Makhan Malai/Daulat ki Chaat/Nimesh/Nimish Lucknow/Malaiyo Banarasi/Nimish Lucknowi|Qubani ka Meetha/Apricot Dessert|Ashrafi/Badam ki Ashrafi|Kadam Rabdi|Angoori Rabdi/Angoori Rabri|Balushahi Rabri|Rabdi Ghevar Cream|Custard/Fruit Custard Milk/Custard Kheer|Ghotar|Serradura/Serradura Goan|Bharuchi Ghari|Doodh Kamal|Kharwas/Junnu/Ginna/Posu/Bari Colostrum/Khees/Ginnu/Junnu Paalu/Seem Paal/Kharvas Maharashtrian/Junnu Andhra/Chik/Bali/Khirsa|Perad/Dodol/Dodol Goan|Shufta/Shufta Kashmiri|Lab e Shireen|Khajoor ka Meetha/Anokhi Kheer/Gile Firdaus|Mango Pudding
dairysweet.plain.sandesh|Sandesh/Sondesh/Norom Paker Sandesh/Jalbhara Sandesh/Makha Sandesh/Monohara/Sandesh Bengali/Karapaker Sandesh/Jolbhora Sandesh/Jalbhara/Jolbhora/Kanchagolla/Kacha Golla/Sandes/Kancha Golla
dairysweet.nolen-gur.sandesh|Nolen Gurer Sandesh/Gurer Sandesh/Notun Gurer Sandesh
dairysweet.*.shrikhand|Shrikhand/Kesar Shrikhand/Elaichi Shrikhand/Amrakhand/Mango Shrikhand/Amarkhand/Fruit Shrikhand
dairysweet.*.matho|Matho/Kesar Matho
dairysweet.*.rasmalai|Rasmalai/Roshomalai/Kesar Rasmalai/Rasamalai/Kheer Sagar/Chhena Kheer Sagar/Angoori Rasmalai/Rasmalai Bengali/Rasa Malei
dairysweet.*.mishti-doi|Mishti Doi/Meethi Dahi/Lal Doi/Mitha Dahi/Mishti Dahi/Payodhi/Mitha Doi/Mitha Dohi
dairysweet.plain.rasgulla|Rasgulla/Rosogolla/Rasagulla/Rasagola/Pahala Rasagola/Rasgola/Sponge Rasgulla/Kamala Bhog/Komola Bhog/Rajbhog/Rosgolla/Rasogolla/Bikalananda Kar Rasagola/Salepur Rasagola/Kamalabhog/Rasabali Rasgulla/Odisha Rasagola
dairysweet.nolen-gur.rasgulla|Nolen Gurer Rosogolla/Gurer Rosogolla
dairysweet.*.kulfi|Kulfi/Malai Kulfi/Kesar Pista Kulfi/Mango Kulfi/Matka Kulfi/Kulfi Falooda/Kesar Kulfi/Pista Kulfi/Paan Kulfi/Badam Kulfi
dairysweet.*.chum-chum|Chum Chum/Cham Cham/Chomchom/Chomchom Bengali/Malai Chop/Malai Chamcham
dairysweet.*.kalakand|Kalakand/Ajmeri Kalakand/Instant Kalakand/Jharkhand Kalakand
dairysweet.*.bhapa-doi|Bhapa Doi/Steamed Yogurt/Bhapa Dahi
dairysweet.*.chhena-poda|Chhena Poda/Chhenapoda/Odia Cheesecake/Chhanapoda/Chena Podo
dairysweet.*.falooda|Falooda/Rose Falooda/Royal Falooda/Malai Falooda/Kesar Falooda
dairysweet.*.ice-cream|Ice Cream/Tender Coconut Ice Cream/Mango Ice Cream/Malai Ice Cream/Sitaphal Ice Cream/Gadbad/Gadbad Ice Cream/Gudbud Ice Cream/Kesar Pista Ice Cream/Jigarthanda/Jil Jil Jigarthanda/Madurai Jigarthanda/Gudbud/Chikoo Ice Cream/Paan Ice Cream
dairysweet.*.basundi|Chhena Basundi/Kesar Basundi
~dairysweet.plain.sandesh|Sitabhog/Sita Bhog/Sitabhog Burdwan|Ranga Alur Sandesh|Chhena Gaja Dry|Chhana Toast/Malai Toast|Sandesh Cake|Chhena Jhili/Chhenajhili|Danadar/Khaja Bengali Chhena|Chhena Kheer Kadam|Abar Khabo
~dairysweet.plain.rasgulla|Rasabali/Rasabali Kendrapara/Rasabali Odia|Chhena Malpua|Ledikeni Rasgulla|Angoori/Angoor Dana|Kheermohan|Misti Odia
~dairysweet.plain.shrikhand|Sikarni/Shikhran/Shikharini/Kelyache Shikran/Kelyache Shikaran/Banana Shikran|Rasayana/Rasayan Karnataka/Balehannu Rasayana|Aamras/Aam Ras/Keri no Ras/Ambyacha Ras/Aamras Sweet|Chhena Dahi|Panchamrit/Panchamrut/Charanamrit|Panchamirtham/Palani Panchamirtham/Panchamritham/Pazhani Panchamritham
friedsweet.khoya.gulab-jamun|Gulab Jamun/Gulab Jaman/Golap Jam/Mawa Jamun/Gulab Jamboo/Lal Mohan/Gulab Jam/Gulap Jamun
friedsweet.khoya.pantua|Kala Jamun/Kalajam/Kalo Jam/Kala Jam/Pantua/Ledikeni/Lady Canning/Lyangcha/Langcha/Shaktigarher Langcha/Pantuwa/Ranaghat Pantua/Shaktigarh Langcha/Ranga Alur Pantua
friedsweet.chhena.pantua|Chhanar Pantua/Chhana Pantua/Chhanar Jilipi/Chhena Jalebi/Chhanar Jilapi/Chhena Jilapi/Chhena Jilipi/Chhanar Jalebi/Nimapara Chhena Jhili
friedsweet.*.gujiya|Gujiya/Mawa Gujiya/Chandrakala/Perakiya/Purukiya/Chandra Kala/Holi Gujiya/Gujhiya/Kusli/Pirukiya/Khoya Gujiya/Surya Kala/Suryakala/Kajjikaya/Pedkiya/Padukia/Purkia
friedsweet.*.karanji|Karanji/Ghughra Sweet/Ghugra/Kajjikayalu/Karachika/Karjikai/Nevri/Neuri/Kadubu Karanji/Suruli/Somasi/Somas/Karanja/Karigadubu/Kajjikaya Andhra/Nevri Goan/Somasa/Somasi Tamil/Ghughra Gujarati/Nevreo/Neureo/Karida Kadubu/Karjikayalu/Karchikai/Nevrio
friedsweet.*.jalebi|Jalebi/Jilipi/Jilapi/Jilebi/Jileebi/Jalebi Rabdi/Mawa Jalebi/Khoya Jalebi/Paneer Jalebi/Zulbia/Jilabi/Jaleba/Gohana Jaleba/Jelebi/Jilepi/Jalebi Rabri
friedsweet.*.imarti|Imarti/Amriti/Jangiri/Jangri/Emarti/Jahangiri/Amirti/Omriti/Amruti
friedsweet.*.balushahi|Balushahi/Badusha/Badushah/Makhan Bada/Balushai/Badsha/Khurmi Balushahi/Makhan Vada/Badusha Tamil/Khurma Belgrami
friedsweet.*.ghevar|Ghevar/Malai Ghevar/Rabri Ghevar/Mawa Ghevar/Ghevar Rajasthani
friedsweet.*.thekua|Thekua/Khajuria/Thekwa/Thokwa/Khasta Thekua/Tikari/Khajur Thekua/Khaboni/Rothana/Arsa Thekua/Rot Sweet/Khajoor Bihari/Rote/Roat Sweet/Khabauni
friedsweet.*.sukhiyan|Sukhiyan/Sugiyan/Sukhiyan Kerala/Poornalu/Poornam Boorelu/Boorelu/Suzhiyan/Sukrunde/Sukrundo/Susiyam/Suzhiyam/Modhakam Sukhiyan/Suhiyan/Seeyam/Seeyam Chettinad/Poorna Boorelu
friedsweet.*.unniyappam|Unniyappam/Neyyappam/Nei Appam Tamil/Karthigai Appam/Appam Sweet/Nei Appam Karthigai/Kottarakkara Unniyappam/Nendrapazham Appam/Vella Appam/Mulik Konkani/Appam Krishna Jayanthi/Naiyappam/Chuttappam
friedsweet.*.chirote|Chirote/Chiroti/Khaja/Pheni/Khaja Silao/Puri Khaja/Tapeswaram Khaja/Chiroti Karnataka/Sata/Madatha Kaja/Kakinada Kaja/Gottam Kaja/Kotayya Kaja/Jagannath Khaja/Suttarfeni/Chiroti Rave/Gaja/Jibhe Gaja/Chitrakoot Khaja/Phenori/Feni Rajasthani/Padhir Peni/Pheni Rava/Gavvalu/Bellam Gavvalu/Balushahi Khaja/Kharmor/Satapuda/Khajla/Khajla Nellore/Sutarphini/Pathir Peni/Chirotey/Peni
friedsweet.*.boondi|Boondi/Meethi Boondi/Bonde/Nukti/Nukti Sweet/Boonde/Boondi Sweet/Bondiya/Bundi Raita Sweet
friedsweet.*.anarsa|Anarsa/Andarsa/Ananarsa/Anarasa/Andarse ki Goli/Anarsa Bihari/Gilaf Anarsa/Anarsa Gaya/Hidol
friedsweet.*.arisa-pitha|Arisa Pitha/Arisa/Arse/Ariselu/Arisalu/Arsa Garhwali/Arsa Pahadi/Bellam Ariselu/Nuvvula Ariselu/Arisa Odia/Arsa Uttarakhand/Arsa Roti
friedsweet.*.adhirasam|Adhirasam/Athirasam/Kajjaya/Atirasa/Kajjaya Karnataka/Athirasam Tamil/Adhirasam Diwali/Kacchayam/Kachayam
friedsweet.*.malpua|Malpua Rabri/Amalu Odia/Amalu Puri
friedsweet.kela|Pazham Pori/Ethakka Appam/Banana Fritters/Pazham Pori Kerala/Vazhaikkappam/Ethakka Bajji Sweet/Ethaikka Appam/Pazhamboli
friedsweet.kela.karanji|Unnakaya/Kai Pola Unnakaya/Unnakkaya Malabar
friedsweet.shakarkand|Ranga Alur Pitha/Ranga Alur Puli/Mishti Alur Puli/Rosh Bora/Sweet Potato Gulab Jamun/Shakarkandi Gulab Jamun
friedsweet.*.pua|Gulgule/Meethe Gulgule/Gogle/Pua Bihari/Kakara/Kakara Pitha/Kakra Pitha/Kakera Pitha/Meethe Pakode/Pusua/Pua Holi/Chaunsela Sweet/Kankada Pitha/Chaunsela/Pua Odia/Suji Kakara/Gulguley/Atta Gulgule
friedsweet.urad-dal|Rasbora/Rosbora/Rasbara/Rasabara/Urad Rasbora/Rasa Vada/Pakam Garelu/Rosh Bora Urad/Bellam Garelu/Pala Garelu
friedsweet.til|Til Pitha Fried/Til Gujiya
friedsweet.suji.pua|Suji Pua/Suji Bora
friedsweet.paneer|Paneer Gulab Jamun/Paneer Jalebi Sweet
~friedsweet.khoya.gulab-jamun|Bread Gulab Jamun/Jauzi Jamun/Jhajhariya|Kopra Kajjikaya|Sel Roti Sweet|Dehrori/Dehrauri/Dahrori/Dehati Mithai/Dehrauri Chhattisgarhi/Dahrauri|Chandrapuli Fried/Chandrapuli/Chandra Puli|Gokul Pitha/Gokul Pithey|Nikhuti|Khira Gaja/Chhena Gaja/Chhenagaja|Sarsatiya/Atkali|Mawa Bati/Mawabati|Kodo Gulab Jamun|Mitha Khaja|Khapse Sweet|Makhan Pura|Khamang|Lobongo Latika Sweet|Dilbahar|Zunghta|Bhajjiya Meetha|Bhakra/Vari Bhakra/Bhakhra Parsi|Bolinj|Popatji/Papatji
steamedsweet.nariyal.modak|Modak/Ukdiche Modak/Ukadiche Modak/Steamed Modak/Talniche Modak/Modakam/Kozhukattai Modak/Modak Maharashtrian/Fried Modak
steamedsweet.khoya.modak|Mawa Modak/Khoya Modak/Kesar Modak/Pedha Modak
steamedsweet.*.kozhukattai|Kozhukattai/Poorna Kozhukattai/Thengai Poorana Kozhukattai/Pal Kozhukattai/Ellu Kozhukattai/Pidi Kozhukattai/Vella Kozhukattai/Poorana Kozhukattai/Mothagam/Modakam Tamil/Undrallu Payasam/Pala Undrallu/Pala Thalikalu/Palathalikalu/Kozhikotta/Thali Kozhukattai
steamedsweet.*.puli-pitha|Puli Pitha/Puli/Bhaja Puli/Narkel Puli/Moong Puli/Muger Puli/Bhapa Puli/Pithe Puli Bengali/Mugsamoli/Soru Chakli Puli/Bhapa Pithe/Pithe/Pitha
steamedsweet.*.dudh-puli|Dudh Puli/Dudh Puli Pithe/Doodh Pitha/Doodh Pithi/Chushi Pithe/Chushir Payesh/Doodh Fara/Rasiya Doodh Pitha/Choshir Payesh/Dudh Chitoi/Choshi Pithe/Doodh Pua
steamedsweet.*.ela-ada|Ela Ada/Elayada/Ila Ada/Ilayada/Ela Adai/Vazhayila Ada/Poovada/Kumbilappam/Chakka Ada/Chakka Appam/Idanayappam/Elai Kozhukattai/Therali Appam/Valsan/Kumbilappam Kerala/Vayana Ila Appam/Vazhayilayada/Kumbiliyappam/Chakka Kumbilappam
steamedsweet.*.patoli|Patoli/Patoleo/Patoleo Goan/Patoli Goan/Patolyo/Haldichya Panatlya Patolya/Pathoyo/Arasina Ele Kadubu/Haldi Leaf Patoli/Arisina Yele Kadubu/Haldi Panachi Patoli/Patholi Konkani
steamedsweet.*.til-pitha|Til Pitha/Til Pitha Assamese/Bora Saul Pitha
steamedsweet.*.enduri-pitha|Enduri Pitha/Haldi Patra Pitha/Enduri Pitha Odia/Prathamastami Pitha
steamedsweet.*.poda-pitha|Poda Pitha/Raja Poda Pitha/Podapitha/Podo Pitha/Raja Pitha
steamedsweet.*.manda-pitha|Manda Pitha/Manda/Manda Pitha Odia/Monda Pitha
steamedsweet.*.ghila-pitha|Ghila Pitha/Ghila Pitha Assamese
steamedsweet.*.kadubu|Kadubu/Sihi Kadubu/Kayi Kadubu/Karigadubu Steamed/Hoorana Kadubu/Halasina Kadubu/Kayi Holige Kadubu/Genasele/Jackfruit Kadubu/Gatti/Halasina Gatti/Halasina Hannina Kadubu/Pelakkai Gatti/Kadbu/Puran Kadbu/Halasina Hannina Gatti
~steamedsweet.*.kozhukattai|Kalathappam Sweet/Kalthappam|Athirasam Steamed|Sunga Pitha/Sunga Saul/Sunga Pitha Assamese/Sunga Saul Pitha|Gaintha/Gaintha Pitha/Gointha Pitha/Atakali/Atakali Pitha/Jau Pitha/Chhunchi Patra/Chunchipatra Pitha/Chuchi Patra Pitha|Bagiya/Bagiya Bihari/Dudh Bagiya/Bhakka|Khandvi Sweet|Khapuri|Ashar Ada|Singhal/Singal Kumaoni|Roat Steamed|Putharo/Putharo Khasi/Pumaloi/Pukhlein/Pusla/Pu Sla/Putharo Meghalaya|Bangwi/Awan Bangwi/Awan Bangui/Awan/Bangui Rice/Awan Bangwi Tripura|Heibi Mana|Khura Pitha|Phenaphula|Dongua|Siddu Sweet/Meetha Siddu|Dhuska Meetha|Chhing|Khasiya Pitha|Madhurjan Thongba/Madhurjan|Sannas Sweet|Pongal Sweet Steamed|Seepu Sweet|Muttasurka
teabake.*.cake|Cake/Tea Cake/Sponge Cake/Plain Cake/Eggless Cake/Eggless Sponge Cake/Plum Cake/Christmas Cake/Chocolate Cake/Vanilla Cake/Fruit Cake/Tutti Frutti Cake/Carrot Cake/Banana Cake/Allahabadi Cake/Kerala Plum Cake/Coffee Cake/Eggless Chocolate Cake/Ghee Cake/Malabar Cake
teabake.*.nankhatai|Nankhatai/Nankhatai Biscuits/Surti Nankhatai
teabake.*.biscuit|Biscuit/Cookies/Osmania Biscuit/Jeera Biscuit/Khara Biscuit/Atta Biscuit/Karachi Biscuit/Fruit Biscuit/Ajwain Biscuit/Coconut Biscuit/Butter Biscuit/Benne Biscuit/Batasa/Surti Batasa/Batasa Parsi/Farmasu Surti Batasa/Shrewsbury Biscuits/Shrewsbury/Hyderabadi Osmania Biscuits/Ghee Biscuit/Coconut Cookies/Kulkuls/Kalkals/Kidyo/Neureos Biscuit/Jeera Cookies/Salt Biscuit/Nei Biscuit/Chandbiscuit/Atta Cookies/Bolinhas/Bolinhas de Coco
teabake.*.muffin|Muffin/Banana Muffin/Cupcake/Eggless Muffins
teabake.*.mawa-cake|Mawa Cake/Parsi Mawa Cake/Irani Mawa Cake/Kayani Mawa Cake
teabake.*.suji-cake|Suji Cake/Rava Cake/Semolina Cake/Baath/Batica/Bath Cake/Baath Goan/Bolo Sans Rival/Semolina Cake Goan
teabake.*.rusk|Rusk/Cake Rusk/Toast Biscuit/Toss/Elaichi Rusk/Khasta Rusk
teabake.*.tea-loaf|Banana Bread/Tea Loaf/Date Loaf/Walnut Loaf/Banana Loaf
~teabake.*.cake|Chatti Pathiri|Taidal/Kai Pola/Carrot Pola/Pola|Kumbalappam|Dhondas Cake/Tavsali Cake/Dhondas Konkani|Doughnut/Donut|Brownie|Swiss Roll/Pastry|Mawa Bun/Bun/Coconut Bun/Sweet Bun/Kharvas Cake/Dilpasand Cake/Cream Bun|Pound Cake|Makroon/Thoothukudi Macaroon/Tuticorin Macaroon/Macaroon|Kumas/Kumas Parsi/Sadhna/Sandhna
drink.plain.lassi|Lassi/Sweet Lassi/Punjabi Lassi/Meethi Lassi/Patiala Lassi/Malai Lassi/Makhan Lassi/Makhaniya Lassi/Salted Lassi/Namkeen Lassi/Dahi Lassi/Banarasi Lassi/Amritsari Lassi/Bhang Lassi/Ghol/Kesar Lassi/Pahalwan Lassi/Jodhpuri Makhaniya Lassi/Makhaniya Lassi Jodhpur/Khari Lassi
drink.aam.lassi|Mango Lassi/Aam Lassi
drink.rose.lassi|Rose Lassi/Gulab Lassi
drink.pudina.lassi|Pudina Lassi/Mint Lassi
drink.*.lassi|Strawberry Lassi/Banana Lassi/Kesar Pista Lassi/Dry Fruit Lassi
drink.*.chaas|Chaas/Buttermilk/Masala Chaas/Chhachh/Mattha/Neer Mor/Spiced Buttermilk/Taak/Sambharam/Mor/Mattha Taak/Mosaru/Nannari Mor/Masala Mattha/Masala Buttermilk/Kadhi Patta Chaas/Ghola Dahi/Ghola/Goras/Masala Taak
drink.*.majjiga|Majjiga/Masala Majjige/Neer Majjige
drink.*.thandai|Thandai/Kesar Thandai/Badam Thandai/Bhang Thandai/Sardai/Bhang/Rose Thandai
drink.*.milkshake|Milkshake/Mango Shake/Banana Shake/Chikoo Shake/Mango Milkshake/Banana Milkshake/Sharjah Shake/Strawberry Milkshake/Dates Milkshake/Mastani/Mango Mastani/Avocado Shake/Papaya Shake/Aam Shake/Oreo Shake/Chocolate Milkshake/Anjeer Shake/Sitaphal Shake/Avil Milk/Aval Milk/Butter Fruit Juice/Apple Shake/Khajoor Shake/Mango Mastani Pune/Sharjah/Chikoo Milkshake/Kela Shake/Shake/Rose Milkshake/Badam Milkshake/Gajar ka Doodh
drink.*.smoothie|Smoothie/Mango Smoothie/Banana Smoothie
drink.*.sherbet|Sherbet/Sharbat/Rose Sharbat/Bel ka Sharbat/Kokum Sharbat/Nannari Sharbat/Rooh Afza/Khus Sharbat/Bael Sharbat/Kairi Sharbat/Phalsa Sharbat/Gulab Sharbat/Bela Pana/Lemon Squash/Chandan Sharbat/Imli Sharbat/Aam Pora Shorbot/Aam Porar Shorbot/Ananas Sharbat/Mohabbat ka Sharbat/Saunf Sharbat/Variyali Sharbat/Naruneendi Sharbat/Kulukki Sarbath/Buransh Sharbat/Buransh Juice/Kokam Sharbat/Burans Juice/Orange Juice/Watermelon Juice/Pomegranate Juice/Fresh Juice/Mosambi Juice/Grape Juice/Khus Khus Sharbat/Falsa/Sattu ka Sharbat Meetha/Nannari/Badam Sharbat/Gondhoraj Sharbat/Lebu Shorbot/Gondhoraj Ghol/Kashmiri Babribeol/Babri Beol/Ramzan Sharbat/Fruit Punch/Mocktail/Anar Juice/Pineapple Juice/Ganne ka Ras/Ganna Juice/Sugarcane Juice/Karumbu Juice/Sherdi no Ras/Amla Juice/Neera/Beetroot Juice/Carrot Juice/Tender Coconut Water/Elaneer/Nariyal Pani
drink.*.doodh|Badam Milk/Badam Doodh/Kesar Milk/Saffron Milk/Kesariya Doodh/Kesar Doodh/Rose Milk/Haldi Doodh/Masala Milk/Masala Doodh/Golden Milk/Turmeric Milk/Turmeric Latte/Manjal Paal/Badam Paal/Panneer Rose Milk/Kesar Badam Milk/Kesar Badam Doodh/Doodh Soda/Rooh Afza Milk/Kesar Pista Milk/Piyush/Dry Fruit Milk/Sharad Purnima Doodh/Masala Paal/Kulhad Doodh/Piyush Maharashtrian/Pista Milk/Gulab Doodh/Kozhikodan Milk Sarbath/Milk Sarbath
drink.*.jaljeera|Jaljeera/Jira Pani/Jeera Water/Jeera Soda
drink.*.shikanji|Shikanji/Shikanjvi/Nimbu Pani/Lemonade/Nimbu Sharbat/Limbu Sharbat/Lime Soda/Shikanjavi/Fresh Lime Soda/Lemon Juice/Limbu Pani/Nimbu Soda/Modinagar Shikanji/Banta/Masala Soda/Goli Soda/Nimbu Shikanji/Masala Lemonade/Naranga Vellam/Nimmakaya Sharbat/Fresh Lime Water/Lemon Soda/Pudina Shikanji/Mojito/Mint Mojito/Nimbehannu Sharbat/Nimbehannu Juice/Indori Shikanji/Adrak Shikanji/Soda Shikanji/Aam Soda/Banta Soda
drink.*.kanji|Gajar ki Kanji/Carrot Kanji/Kanji Drink/Black Carrot Kanji/Kanji Beetroot/Kali Gajar ki Kanji/Gajar Chukandar Kanji
drink.*.sharbat-namkeen|Sattu Sharbat/Sattu Drink/Namkeen Sattu/Sattu Ghol/Namkeen Sattu Sharbat/Chhatur Shorbot/Sattu Juice/Sattu Pani/Masala Sattu
drink.kokum.sol-kadhi|Sol Kadhi/Kokum Kadhi/Phuti Kadhi/Birinda Saar/Tival
drink.*.panna|Aam Panna/Kairi Panha/Panha/Kairiche Panhe/Baflo/Keri no Baflo/Aam Pora Sharbat/Aamras Panna/Aam Jhora/Aam Jhol Drink/Aam Pora Shorbat/Raw Mango Drink/Mango Panna
drink.*.paanakam|Panakam/Panaka/Panagam/Bellada Panaka/Panakam Rama Navami
drink.*.ambli|Ambli/Rabdi Rajasthani/Bajra Raab/Raab/Rabri Rajasthani/Makki ki Raab/Bajra Rabdi/Ambila/Ambil Drink/Ragi Ambali Drink/Raabdi/Raab Rajasthani/Jau ki Rabdi/Bajre ki Rabri/Mandia Pej Drink/Gehun ki Raab/Raabri/Mahua Drink/Amli
drink.imli|Imli ka Amlana/Amlana/Imlana/Imli Pani/Chintapandu Panakam/Ambal Drink/Jhoor/Chigali Drink/Amlana Rajasthani
drink.coffee|Cold Coffee/Iced Coffee/Frappe/Cold Coffee With Ice Cream/Cold Coffe
drink.chukandar|Beetroot Smoothie
drink.nariyalpani|Nungu Sherbet/Ice Apple Drink/Nungu Drink/Elaneer Sherbet
~drink.plain.chaas|Chhang Drink/Xaj Drink/Handia Drink/Mahua/Mahua Daru/Toddy/Feni Goan/Cashew Feni/Urrak/Sulfi/Salfi|Torani Kanji
hotdrink.chai.chai|Chai/Tea/Ginger Tea/Adrak Chai/Kadak Chai/Cutting Chai/Cha/Chaha/Tulsi Chai/Pudina Chai/Kulhad Chai/Masala Cha/Doodh Cha/Pudina Fudina Choi/Choi/Parsi Choi/Parsi Chai/Meter Chai/Karupatti Tea/Lemongrass Tea/Doodh wali Chai/Saah/Sah Assamese/Assam Tea/Milk Tea/Saa
hotdrink.chai.masala-chai|Masala Chai/Masala Tea/Masaledar Chai/Spiced Tea/Chai Masala Tea
hotdrink.chai.irani-chai|Irani Chai/Hyderabadi Irani Chai/Dum Chai/Irani Tea/Hyderabadi Chai
hotdrink.kahwa.noon-chai|Noon Chai/Sheer Chai/Kashmiri Pink Tea/Gulabi Chai/Kashmiri Chai/Pink Tea/Namkeen Chai/Gur Gur Chai/Butter Tea/Po Cha/Gur Gur Cha/Ladakhi Butter Tea/Cha Suma/Solja/Kashmiri Noon Chai
hotdrink.chai.sulaimani|Sulaimani/Sulaimani Chai/Sulaimani Tea/Suleimani Chai/Kattan Chaya/Sulaimani Chaya/Black Tea/Sulemani/Suleimani/Sulaimani Kerala
hotdrink.chai.elaichi-chai|Elaichi Chai/Cardamom Tea
hotdrink.chai.lebu-cha|Lebu Cha/Lemon Tea/Nimbu Chai/Laal Cha/Lal Saah/Ronga Saah/Laal Chai/Lemon Chai
hotdrink.chai.tandoori-chai|Tandoori Chai
hotdrink.chai.gur-chai|Gur Chai/Gud ki Chai/Jaggery Tea/Gulachi Chaha
hotdrink.coffee.filter-kaapi|Filter Coffee/Filter Kaapi/Kaapi/Degree Coffee/Kumbakonam Degree Coffee/South Indian Coffee/Mylapore Filter Coffee/Coffee/South Indian Filter Coffee/Hot Coffee/Beaten Coffee/Hand Beaten Coffee/Bella Kaapi/Coorg Coffee
hotdrink.coffee.sukku-kaapi|Sukku Kaapi/Chukku Kaapi/Sukku Coffee/Karupatti Kaapi/Shunti Kashaya/Kashayam/Kashaya/Dry Ginger Coffee/Sukku Malli Kaapi/Shunti Kaapi/Sonth Coffee/Sonti Coffee/Kadha/Inji Kaapi/Jeera Kashaya
hotdrink.kahwa|Kahwa/Kashmiri Kahwa/Kehwa/Mogul Chai/Kesar Kahwa/Kawa Tea
hotdrink.badam|Hot Badam Milk/Badam Malt
hotdrink.ragi|Ragi Malt/Ragi Java Drink/Ragi Hot Drink
hotdrink.cocoa|Hot Chocolate/Hot Cocoa
~hotdrink.badam|Harira|Raab Gujarati/Gundar ni Raab/Gond Raab|Kava Gujarati/Kaavo
candied.*.bal-mithai|Bal Mithai/Almora Bal Mithai
candied.*.singori|Singori/Singauri
candied.*.milk-cake|Milk Cake/Alwar Milk Cake/Alwar ka Mawa/Kalakand Alwar/Mawa Misri
candied.*.petha|Petha/Agra Petha/Kesar Petha/Angoori Petha/Paan Petha/Petha Agra Candied/Petha Sweet/Kushmanda Petha/Petha Mithai
breadsweet.*.shahi-tukda|Shahi Tukda/Shahi Tukra/Shahi Toast/Shahi Tukdi/Shahi Tukade
pudding.*.bebinca|Bebinca/Bibik Goan/Bibinca
pudding.*.caramel-custard|Caramel Custard/Egg Custard/Caramel Pudding
pudding.*.mutta-mala|Mutta Mala/Muttamala
candied.*.kheer-kadam|Kheer Kadam/Kheer Kodom/Ras Kadam/Roshkodom/Rasakadamba/Roskadam
candied.*.soan-papdi|Soan Papdi/Son Papdi/Sohan Papdi/Patisa/Soan Cake/Patisa Jammu
pudding.*.vattalappam|Vattalappam/Vattayappam Sweet/Kinnathappam
pudding.*.bread-pudding|Bread Pudding/Egg Pudding/Mutta Pinjanam
breadsweet.*.double-ka-meetha|Double ka Meetha/Bread ka Meetha
pudding.*.lagan-nu-custard|Lagan nu Custard/Custard Parsi/Lagan nu Custer/Lagan Nu Kastar
sweetrice.plain.zarda|Zarda
`
