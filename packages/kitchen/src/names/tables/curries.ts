/** Dals, sambar, kadhi, pulses, paneer, koftas, meat, fish and egg curries. See ../dishes.ts for how a line is read. */
export const curryNames = `
dal.toor.tadka|Dal Tadka/Toor Dal Tadka/Arhar Dal/Arhar ki Dal/Yellow Dal Tadka/Dal/Peeli Dal/Tur Dal/Dhaba Dal
dal.toor.fry|Dal Fry/Toor Dal Fry
dal.kali-urad.makhani|Dal Makhani/Maa ki Dal/Dal Makhni/Maah di Dal/Kaali Dal/Black Dal/Dal Bukhara/Langarwali Dal/Langar Dal/Maah Chole di Dal/Amritsari Dal/Maah Chole
dal.moong-dal.tadka|Moong Dal Tadka/Moong Dal/Dhuli Moong Dal/Yellow Moong Dal
dal.masoor.tadka|Masoor Dal/Masoor Dal Tadka/Musur Dal/Musurir Dal/Red Lentil Dal/Mosur Dal
dal.sabut-masoor|Sabut Masoor Dal/Kali Masoor Dal/Akkha Masoor/Whole Masoor Dal/Kolhapuri Akkha Masoor/Masoor Sabut
dal.chana-dal.tadka|Chana Dal Tadka/Chana Dal
dal.chana-dal.narkel|Cholar Dal/Cholar Dal Narkel Diye/Bengali Chana Dal/Buta Dali/Buta Dal
dal.chana-dal.lauki|Lauki Chana Dal/Dudhi Chana/Dudhi Chana nu Shaak/Ghiya Chana Dal
dal.urad-dal|Urad Dal/Dhuli Urad Dal/Sukhi Urad Dal/Biulir Dal/Kalai Dal/Biuli Dal/Adad ni Dal/Dry Urad Dal/Maah ki Dal/Mati Mahor Dal/Kolai Dal/Biri Dali/White Urad Dal
dal.sabut-moong|Sabut Moong Dal/Hari Moong Dal/Green Gram Dal/Khatta Mag/Mag nu Shaak/Green Moong Dal/Whole Moong Dal
dal.moong-chilka|Chilka Moong Dal
dal.panchmel|Panchmel Dal/Panchratna Dal/Panchratan Dal/Pancharatna Dal/Mixed Dal/Panchkuti Dal/Five Lentil Dal/Mix Dal/Panch Dal
dal.panchmel.rajasthani|Dal Baati Dal/Rajasthani Dal/Dal Panchmela
dal.kulthi|Kulthi Dal/Horse Gram Dal/Gahat ki Dal/Kollu Paruppu/Ulavacharu Dal/Phaanu/Phaanu Gahat/Kulith Dal/Kolatha Dal/Kollu Masiyal
dal.bhatt|Bhatt ki Dal/Bhatt ki Churkani/Bhatt ki Churdkani/Churkani/Chudkani/Bhatt ka Jaula/Bhatwani/Bhatia/Kumaoni Bhatt/Chudkani Bhatt
dal.urad-dal.pahadi|Chainsoo/Chaisu/Chaisa/Chainsoo Garhwali/Chainsa
dal.val|Val Dal/Valachi Amti/Dalimbi Amti
dal.lobia|Lobia Dal/Sontha Dal
dal.toor.varan|Varan/Varan Bhaat/Sadha Varan/Godya Varan/Goda Varan/Plain Dal Maharashtrian/Varan Bhat Tup
dal.toor.amti|Amti/Maharashtrian Amti/Chinch Gulachi Amti/Ambat Goad Amti/Katachi Amti/Turichi Amti/Fodniche Varan/Amti Dal
dal.toor.gujarati|Gujarati Dal/Gujarati Toor Dal/Khatti Meethi Dal/Surti Dal/Gujarati Khatti Mithi Dal/Tuver Dal
dal.toor.konkani|Dalithoy/Konkani Dal/Dali Saru/Dalithoye
dal.toor.pappu|Pappu/Mudda Pappu/Andhra Pappu/Kandi Pappu/Pappu Charu Thick/Muddapappu/Plain Pappu
dal.toor.gongura|Gongura Pappu/Gongura Dal
dal.toor.tamatar|Tomato Pappu/Tomato Dal/Tamatar Dal/Thakkali Paruppu/Tomato Pappu Andhra
dal.toor.palak|Palakura Pappu/Palak Pappu/Dal Palak/Spinach Dal/Keerai Paruppu
dal.moong-dal.palak|Palak Moong Dal
dal.*.methi|Dal Methi/Menthikura Pappu
dal.toor.kairi|Mamidikaya Pappu/Kairi Dal/Mango Dal/Aam ki Dal/Kachche Aam ki Dal/Mamidikaya Pappu Andhra/Raw Mango Dal/Ambe Dal Toor/Mavinakai Bele/Tok Dal/Tauk Dal/Aam Diye Tok Dal/Kancha Aam Dal
dal.toor.lauki|Anapakaya Pappu/Sorakaya Pappu/Dosakaya Pappu/Lauki Dal/Beerakaya Pappu/Lau Diye Dal/Potlakaya Pappu/Gummadikaya Pappu
dal.toor.sahjan|Munakkaya Pappu/Sahjan Dal/Munagaku Pappu/Drumstick Dal/Thotakura Pappu/Bachali Kura Pappu/Gangavalli Kura Pappu/Murungai Keerai Paruppu/Chukkakura Pappu/Pappu Kura
dal.toor.lasooni|Lasooni Dal/Lehsuni Dal Tadka/Lahsuni Dal/Dal Lahsuni Tadka
dal.toor.khatti|Khatti Dal/Hyderabadi Khatti Dal
dal.masoor.khatti|Hyderabadi Khatti Masoor Dal
dal.toor.sultani|Sultani Dal/Shahi Dal/Lucknowi Dal Sultani/Awadhi Sultani Dal/Dal Mumtaz
dal.toor.curry|Parippu Curry/Kerala Parippu/Nei Parippu/Cherupayar Parippu Curry/Kerala Parippu Curry/Moong Dal Parippu
dal.toor.saaru|Bele Saaru/Tovve/Bele Tovve/Togari Bele Tovve/Paruppu Kadayal/Arachuvitta Paruppu/Kosu Saaru
dal.moong-dal.-|Bhaja Moong Dal/Bhaja Moonger Dal/Sona Moong Dal/Bengali Moong Dal/Mugo Dali/Muger Dal/Bhaja Muger Dal/Mug Dal
dal.moong-dal-rohu|Macher Matha Diye Moong Dal/Moong Dal Fish Head/Macher Matha Dal/Muri Ghonto Dal/Macher Mathar Dal/Muger Dal Macher Matha
dal.toor-mutton.gosht|Dal Gosht Toor
dal.chana-dal-mutton|Dal Gosht/Chana Dal Gosht/Dal Mutton
dal.chana-dal-chicken|Chicken Dal/Murgh Chana Dal/Dal Murgh
dal.*.khada-masala|Khade Masale ki Dal
dal.rajma|Rajma Dal/Rajma Urad Dal
dal.toor.mooli|Mooli Dal/Mullangi Dal
~dal.toor.tadka|Dal Dhungari/Dal Banjara|Toor Dal Chaunk/Teoradal|Dal Moradabadi Toor|Dhuli Dal|Harira Dal|Teevan Dal/Tidali Dal/Tridali Dal/Tridal|Dail Tenga/Outenga Dail/Ou Tenga Dali/Ou Khatta Dali/Elephant Apple Dal|Dal Maharani|Keoti Dal/Kevti Dal/Keuti Dal/Kevati Dal/Navratna Dal|Dal Thukpa|Malka Dal|Dubke/Dubuk/Dubkey/Dubki|Gathiya Dal|Osaman/Osaman Gujarati|Kataachi|Dali Saar/Dalicho Ross|Mori Dal Chawal Nu Patio/Dhan Dal/Mori Dal/Dhandar/Dhan Dar Patio|Sedha Dal/Dhokar Dal
~dal.moong-dal.tadka|Moradabadi Dal/Moong Dal Moradabadi|Moong Dal Sukhi/Chutti Mag ni Dal/Chhutti Moong Dal|Pesara Pappu|Mugaambat/Mugachi Amti/Moonga Gathi/Mooga Gathi/Moonga Ghashi/Mooga Ghashi/Mugagathi/Moogachi Gathi/Tonak Moong|Mugachi Dal|Payatham Paruppu|Hesarubele Tovve|Moong Dal Khichda
~dal.chana-dal.tadka|Vatli Dal/Vatali Dal/Ambe Dal/Ambe Dali/Kairichi Dal/Ambyachi Dal|Harbharyachi Amti|Chana Dal Kachori Filling|Chana Bhaja Dal|Kalyana Paruppu|Bharwan Dal
sambar.sahjan.-.tamil|Sambar/Drumstick Sambar/Murungakkai Sambar/Arachuvitta Sambar/Murungai Sambar/Hotel Sambar/Sambharam Dal
sambar.shallot|Vengaya Sambar/Onion Sambar/Ulli Sambar/Chinna Vengaya Sambar/Small Onion Sambar
sambar.bhindi|Vendakkai Sambar/Bhindi Sambar/Okra Sambar
sambar.baingan|Kathirikkai Sambar/Brinjal Sambar
sambar.kaddu|Pumpkin Sambar/Parangikai Sambar/Poosanikai Sambar
sambar.mooli|Mullangi Sambar/Radish Sambar
sambar.mixed-veg|Mixed Vegetable Sambar/Tiffin Sambar/Idli Sambar Dal/Kadamba Sambar
sambar.*.-.udupi|Udupi Sambar/Kodhel Sambar
sambar.*.-.kerala|Kerala Sambar/Varutharacha Sambar
sambar.*.-.andhra|Pappu Pulusu/Pappu Charu/Mulakkada Sambar/Andhra Sambar
sambar.*.-.mysore|Huli/Tarkari Huli/Mysore Sambar/Kootu Huli/Hurali Saaru/Huruli Saaru/Hurali Kalu Saaru/Majjige Bele Huli/Bendekai Huli/Mysore Huli/Tharakari Huli/Soppina Huli
~sambar.mixed-veg|Gojju Sambar|Bambai Sambar|Moolangi Huli|Kadlekalu Saaru/Avarekalu Saaru/Hesarukalu Saaru/Mosaru Kalu|Hitikidabele Saaru/Hitkidabele Saru/Avarekalu Sagu/Hitikida Bele Saaru
rasam.tamatar.rasam|Rasam/Tomato Rasam/Thakkali Rasam/Tamatar Rasam/Mysore Rasam/Arachuvitta Rasam/Thakkali Saaru
rasam.kalimirch.rasam|Milagu Rasam/Pepper Rasam/Molagu Rasam/Miriyala Charu/Milagu Saaru/Menasina Saaru/Miriyala Rasam/Menasu Saaru/Mulligatawny/Mulligatawny Soup/Kurumulaku Rasam/Mulagatani
rasam.nimbu|Lemon Rasam/Elumichai Rasam/Nimmakaya Charu/Nimbehannu Saaru/Lime Rasam
rasam.lahsun|Garlic Rasam/Poondu Rasam/Vellulli Charu/Poondu Milagu Rasam/Vellulli Rasam/Bellulli Saaru
rasam.ananas|Pineapple Rasam/Annasi Rasam
rasam.jeera|Jeera Rasam/Cumin Rasam/Seeraga Rasam/Jeera Milagu Rasam/Jeerige Saaru
rasam.toor|Paruppu Rasam/Dal Rasam/Pappu Charu Rasam/Parippu Rasam/Bele Saaru Rasam
rasam.kulthi|Kollu Rasam/Ulavacharu/Ulava Charu/Horse Gram Rasam/Muthira Rasam/Kattina Saaru/Kulith Saar/Hurali Rasam/Kulthache Kalan/Kulith Kadhan
rasam.imli|Chintapandu Charu/Puli Rasam/Chaaru/Tamarind Rasam/Puli Saaru/Pachi Pulusu/Pacchi Pulusu/Pachi Pulusu Telangana
rasam.amla|Amla Rasam/Nellikai Rasam
rasam.kadi-patta|Karuveppilai Rasam
rasam.pudina|Pudina Rasam
rasam.moringa|Murungai Keerai Soup
rasam.kairi|Mango Rasam/Manga Rasam/Appe Saar
rasam.chukandar|Beetroot Rasam
rasam.chicken|Chicken Rasam/Kozhi Rasam/Kodi Charu/Kozhi Saaru/Nattu Kozhi Rasam
rasam.crab|Nandu Rasam/Crab Rasam/Nandu Saaru/Nandu Charu
rasam.mutton|Mutton Rasam/Elumbu Rasam/Aattu Elumbu Rasam/Kari Rasam
rasam.paya|Aattukal Rasam/Paya Rasam
rasam.tamatar.charu|Tomato Charu
~rasam.tamatar.rasam|Tomato Saar/Tomatochi Saar/Tamatar Saar/Saar/Tomato Saar Maharashtrian/Tomatoche Saar|Kattu Saar/Katachi Saar/Obbattu Saaru/Holige Saaru/Obbattina Saaru|Kokum Saar/Kokum Rasam/Amsulache Saar/Punarpuli Saaru/Amsulachi Saar/Binda Solachi Kadhi|Vepampoo Rasam/Neem Flower Rasam|Poricha Rasam|Drumstick Rasam|Udupi Rasam Saaru/Udupi Saaru|Mysore Saaru
kadhi.pyaz.-.punjabi|Kadhi Pakora/Kadhi/Punjabi Kadhi/Punjabi Kadhi Pakora/Kadhi Pakori/Curry Pakora
kadhi.*.-.gujarati|Gujarati Kadhi/Meethi Kadhi/Gujarati Mithi Kadhi
kadhi.*.-.rajasthani|Rajasthani Kadhi/Marwari Kadhi
kadhi.*.-.maharashtrian|Takachi Kadhi/Maharashtrian Kadhi/Takatli Kadhi
kadhi.*.-.sindhi|Sindhi Kadhi/Sindhi Curry/Sindhi Besan Kadhi
kadhi.boondi|Boondi Kadhi
kadhi.palak|Palak Kadhi/Takatla Palak/Tak Palak/Patal Palak Bhaji Kadhi
kadhi.methi|Methi Kadhi
kadhi.bhindi|Bhindi Kadhi/Bhinda Kadhi
kadhi.aloo|Aloo Kadhi
kadhi.aloo-pyaz|Aloo Pyaz Kadhi
kadhi.mooli|Mooli Kadhi
kadhi.sahjan|Sahjan Kadhi/Saragva Kadhi/Drumstick Kadhi
kadhi.besan|Besan Kadhi/Plain Kadhi/Dubki Kadhi/Khatta Kadhi/Kadhi Chawal
kadhi.kela|Kela ni Kadhi/Banana Kadhi
kadhi.*.-.pahadi|Jholi/Pahadi Kadhi/Jhwali/Jholi Bhat/Jhoi/Palyo/Paleu/Jhangora Paleu/Kumaoni Jholi/Jhuangora Palyo/Palyo Kumaoni/Rehru/Redu/Khatta Himachali Kadhi/Rehdu
kadhi.*.-.bihari|Kadhi Bari/Bihari Kadhi
kadhi.chicken-keema|Keema Kadhi
~kadhi.besan|Dubki Kadhi Chhattisgarhi/Doobki Kadhi/Iddar/Idar Kadhi|Fajeto/Fajito/Aam ki Kadhi/Mango Kadhi/Aamras ki Kadhi/Fajeto Gujarati|Gatte ki Kadhi|Khatta Chamba/Chha Gosht Veg/Khatta Himachali/Mahani/Mahni/Khatta Pahari|Lasun Kadhi|Dapka Kadhi/Dapkawali Kadhi/Moong Dapka Kadhi/Dal Dapka Kadhi|Vadi Kadhi|Pej Kadhi|Macha Besan
kadhi.moong-dal|Moong Pakori Kadhi
chana.rajma.-|Rajma/Rajma Masala/Rajmah/Rajma Curry/Kidney Bean Curry/Rajma Punjabi/Rajmah Masala/Red Kidney Beans Curry
chana.rajma.-.kashmiri|Kashmiri Rajma/Razma/Jammu Rajma/Bhaderwah Rajma
chana.rajma.-.pahadi|Pahadi Rajma/Harsil Rajma/Munsyari Rajma/Garhwali Rajma
chana.rajma.-.himachali|Rajma Madra/Rajmah Madra
chana.kabuli-chana.-.punjabi|Chole/Chole Masala/Chana Masala/Punjabi Chole/Kabuli Chana Curry/Chickpea Curry/Chana Curry/Chole Curry/Chana Chole/Safed Chane/Kabuli Chana Masala
chana.kabuli-chana.-.pindi|Pindi Chole/Pindi Chana/Rawalpindi Chole/Amritsari Chole/Amritsari Chana
chana.kabuli-chana.-.himachali|Chana Madra/Chamba Madra/Madra/Chole Madra/Dham Madra/Himachali Madra/Chana Dham/Dham/Himachali Dham/Kangri Dham
chana.kabuli-chana-palak|Palak Chole/Chana Palak
chana.kabuli-chana-paneer|Chole Paneer/Chana Paneer
chana.aloo-kabuli-chana|Aloo Chole/Aloo Chana/Aloo Kabuli
chana.kabuli-chana-methi|Methi Chole/Methi Chana
chana.kabuli-chana-chicken|Murgh Cholay/Chicken Chole/Murg Chana/Murgh Choley/Chicken Chana
chana.kabuli-chana-mutton-keema|Keema Chole
chana.kala-chana.-|Kala Chana/Black Channa Curry/Kala Chana Curry/Kala Chana Masala/Chola Dalna/Kale Chane ki Sabzi/Black Chickpea Curry/Cholar Torkari/Rasila Kala Chana
chana.kala-chana.-.kerala|Kadala Curry/Kadala Kari/Kerala Kadala Curry/Varutharacha Kadala Curry
chana.kala-chana.-.rajasthani|Rajasthani Kala Chana/Jaisalmeri Chana/Chane Jaisalmer Ke/Kadhi Chana/Jaisalmeri Kala Chana
chana.kala-chana-aloo|Kala Chana Aloo/Aloo Chana Bihari/Chana Aloo
chana.kala-chana.-.goan|Chonya Ros/Chanyacho Ros/Chanyache Tonak/Chanya Ros/Chanya Tonak/Chanyacho Tonak
chana.lobia|Lobia Masala/Lobia/Lobia Curry/Black Eyed Peas Curry/Rongi/Chawli Masala/Rongi Masala/Lobia Rassa/Chavli Amti/Chawli Curry/Raungi/Black Eyed Bean Curry/Chora nu Shaak/Alasande Curry/Chawli
chana.lobia.-.kerala|Vanpayar Curry
chana.lobia-palak|Lobia Palak
chana.matki|Matki Amti/Matki Curry/Moth Curry/Moth Dal/Math nu Shaak/Matki Masala/Marwari Moth
chana.vatana|Vatana Curry/White Peas Curry/Matra/Ragda Curry/Safed Matar Curry/Tonak/Tonak Goan/Safed Vatana/Batani Kurma/Pattani Kurma/Ros Vatana/Alsande Tonak/Alsande Tonak Goan
chana.sabut-moong|Moong Curry/Green Gram Curry/Cherupayar Curry/Pachai Payaru Kulambu/Pachai Payaru Masiyal/Sabut Moong Curry/Hesaru Kalu Palya/Pesalu Curry/Mag/Cherupayar Kerala/Moong Masala
chana.soya-chunks-matar|Nutri Matar Curry
chana.bhatt|Bhatt Curry
chana.val|Val Curry/Avarekalu Curry/Mochai Curry/Dalimbi Rassa/Anumulu Kura/Anapaginjalu/Mochai Kurma/Val Usal Rassa
chana.kulthi|Kulthi Curry/Muthira Curry/Kollu Curry/Horse Gram Curry
chana.hara-vatana|Hara Vatana Curry/Green Pea Curry/Pattani Curry/Green Peas Masala/Hirva Vatana Rassa/Vatana Rassa
chana.hara-chana|Hara Chana Masala/Choliya Curry/Cholia/Hare Chane ki Curry
chana.sprouts|Sprouts Usal Curry/Moong Sprouts Curry/Mod Moong Curry/Molake Kalu Saaru
chana.rajma-mutton|Rajma Gosht
~chana.kabuli-chana.-.himachali|Sepu Badi/Sepu Vadi/Mandyali Sepu Badi/Maah Sepu|Teliya Maah/Teliyamah/Mandra Teliya Maah|Auriya Kaddu/Auriya/Aloo Auriya|Khatta Kaddu Dham|Bhey Madra
~chana.kala-chana.-|Chana Ghashi/Chane Ghashi Konkani|Sukke Chana|Chana Khatta/Kale Chane ka Khatta
kofta.lauki|Lauki Kofta/Ghiya Kofta/Dudhi Kofta/Bottle Gourd Kofta/Lauki Kofta Curry/Lau er Kofta
kofta.paneer-aloo|Malai Kofta/Paneer Kofta/Malai Kofta Curry/Shahi Kofta/Shahi Malai Kofta/Malai Kofta White Gravy
kofta.paneer|Paneer Kofta Curry/Paneer ke Kofte
kofta.paneer-aloo.-.kashmiri|Shyam Savera Kofta
kofta.kaccha-kela|Raw Banana Kofta/Kele ke Kofte/Kacche Kele ke Kofte/Kanchkolar Kofta/Kachkolar Kofta/Kanchkola Kofta
kofta.kathal|Kathal Kofta/Jackfruit Kofta Curry/Kathal ka Kofta Curry/Echorer Kofta/Jackfruit Kofta
kofta.gobi|Gobi Kofta
kofta.patta-gobi|Cabbage Kofta/Patta Gobhi Kofta/Bandhakopir Kofta
kofta.palak|Palak Kofta/Hariyali Kofta/Palak Kofta Curry
kofta.palak-paneer|Palak Paneer Kofta/Shaam Savera/Shaam Savera Kofta
kofta.kamalkakdi|Nadru Kofta/Kamal Kakdi Kofta/Lotus Root Kofta
kofta.mooli|Mooli Kofta
kofta.soya|Soya Kofta
kofta.kaccha-papita|Papaya Kofta/Kacche Papite ke Kofte/Peper Kofta
kofta.mixed-veg|Vegetable Kofta/Veg Kofta/Mix Veg Kofta/Nargisi Kofta Veg/Veg Kofta Curry/Vegetable Kofta Curry
kofta.khoya-paneer|Khoya Kofta/Shahi Khoya Kofta
kofta.banana-flower|Mochar Kofta/Banana Flower Kofta
kofta.chhena|Chhanar Kofta/Chhena Kofta
kofta.makai|Corn Kofta/Makai Kofta/Bhutte ke Kofte
kofta.arbi|Arbi Kofta
kofta.mutton-keema|Mutton Kofta/Kofta Curry/Keema Kofta/Mutton Kofta Curry/Kola Urundai Kuzhambu/Meatball Curry/Lamb Kofta/Koftay/Gosht Kofta/Mutton Keema Kofta Curry
kofta.mutton-keema.-.kashmiri|Gushtaba/Goshtaba/Rista/Gushtaba Kashmiri/Waza Rista
kofta.chicken-keema|Chicken Kofta/Chicken Kofta Curry/Murgh Kofta/Chicken Rista
kofta.anda-mutton-keema|Nargisi Kofta/Nargisi Kofta Curry/Nargis Kofta
kofta.prawn|Prawn Kofta/Chingri Kofta/Chingri Macher Kofta/Prawn Kofta Curry
kofta.rohu|Fish Kofta/Macher Kofta/Machli ke Kofte/Fish Kofta Curry/Gaad Kofta
kofta.anda|Egg Kofta/Egg Kofta Curry/Anda Kofta
~kofta.paneer-aloo|Dum Kofta/Begum Bahar/Kofta Lajawab|Besan Kofta/Kofta Dilkush|Lilva Kofta|Tiranga Kofta|Kofta Nazakat
paneercurry.paneer.-.makhani|Paneer Makhani/Paneer Butter Masala/Paneer Makhanwala/Butter Paneer/Paneer Makhni
~paneercurry.paneer.-.makhani|Paneer Tikka Masala/Paneer Tikka Butter Masala/Tandoori Paneer Masala/Paneer Tikka Lababdar|Paneer Lababdar/Paneer Labadar|Paneer Makhmali|Paneer Kaju Masala Gravy|Paneer Khurchan
paneercurry.paneer-palak|Palak Paneer/Saag Paneer/Spinach Paneer/Palak Paneer Curry/Lasooni Palak Paneer
paneercurry.paneer-matar|Matar Paneer/Mutter Paneer/Peas Paneer/Matter Paneer/Motor Paneer/Matar Paneer Curry/Muttar Paneer
paneercurry.paneer.-.kadai|Kadai Paneer/Karahi Paneer/Balti Paneer
paneercurry.paneer.-.shahi|Shahi Paneer/Nawabi Paneer/Mughlai Shahi Paneer
paneercurry.paneer.-.dopyaza|Paneer Do Pyaza
paneercurry.paneer.-.achari|Achari Paneer
paneercurry.paneer.-.pasanda|Paneer Pasanda/Shahi Paneer Pasanda/Paneer Pasinda
paneercurry.paneer.-.korma|Paneer Korma/Paneer Kurma/Shahi Paneer Korma
paneercurry.paneer-makhana.-.korma|Paneer Makhana Korma
paneercurry.paneer.-.jalfrezi|Paneer Jalfrezi
paneercurry.paneer.-.hyderabadi|Paneer Hyderabadi
paneercurry.paneer.-.handi|Paneer Handi
paneercurry.paneer.-.kalimirch|Paneer Kali Mirch/White Paneer Curry/Safed Paneer
paneercurry.paneer.-.angara|Paneer Angara
paneercurry.paneer.-.toofani|Paneer Toofani
paneercurry.paneer.-.kolhapuri|Paneer Kolhapuri
paneercurry.paneer.-.chettinad|Paneer Chettinad
paneercurry.paneer.-.bengali|Paneer Dalna/Paneer Kosha/Paneerer Dalna
paneercurry.paneer.-.mughlai|Paneer Mughlai/Paneer Musallam
paneercurry.paneer.-.methimalai|Paneer Methi Malai
paneercurry.paneer-methi|Methi Paneer
paneercurry.paneer-shimla-mirch|Paneer Capsicum/Paneer Shimla Mirch
paneercurry.paneer-mushroom|Paneer Mushroom/Khumb Paneer
paneercurry.paneer-makai|Paneer Corn
paneercurry.paneer-kaju|Kaju Paneer/Kaju Paneer Masala
paneercurry.paneer-makhana|Paneer Makhana
paneercurry.paneer-gobi|Gobi Paneer
paneercurry.paneer-aloo|Aloo Paneer
paneercurry.paneer-khoya|Khoya Paneer
paneercurry.paneer-chhole|Paneer Chole Curry
paneercurry.paneer.-.punjabi|Paneer Masala/Paneer Curry/Paneer Gravy/Punjabi Paneer/Paneer ki Sabzi/Dhaba Paneer/Paneer Masala Curry/Paneer Balti/Paneer Bhuna Masala
paneercurry.paneer.-.kashmiri|Kashmiri Paneer Curry
paneercurry.chhena|Chhenar Curry/Chhena Curry
~paneercurry.paneer.-.shahi|Paneer Rezala/Chanar Rezala/Paneer Malai|Malai Paneer/Paneer in White Gravy|Sana Thongba/Sanathongba|Shahi Tukda Paneer|Navratan Paneer|Paneer Kundan|Paneer Nawabi|Chhurpi Curry Paneer
tofucurry.tofu|Tofu Curry/Tofu Masala/Tofu Butter Masala/Palak Tofu/Kadai Tofu/Tofu Matar Masala
tofucurry.kaju|Kaju Curry/Kaju Masala/Khoya Kaju/Kaju Butter Masala/Cashew Curry/Kaju Kari/Khoya Kaju Curry/Bibbe Usal/Kaju Korma/Kajuchi Usal/Ole Kajuchi Usal/Bibbyachi Usal/Kaju Gravy
tofucurry.mushroom.-.makhani|Mushroom Butter Masala/Mushroom Makhani
tofucurry.mushroom.-.kadai|Kadai Mushroom
tofucurry.mushroom.-.dopyaza|Mushroom Do Pyaza
tofucurry.mushroom.-.korma|Mushroom Korma/Mushroom Kurma
tofucurry.mushroom.-.tikkamasala|Mushroom Tikka Masala
tofucurry.mushroom.-.xacuti|Mushroom Xacuti/Mushroom Shakuti
tofucurry.mushroom.-.kalimirch|Mushroom Kali Mirch
tofucurry.soya-chunks.-.tikkamasala|Soya Chaap Masala/Soya Chaap Curry/Soya Chaap Tikka Masala
~tofucurry.soya-chunks|Soya Chaap/Soya Chaap Gravy/Malai Chaap/Afghani Chaap/Achari Soya Chaap|Soyabean Kosha
tofucurry.makhana.-.korma|Makhana Korma/Phool Makhana Korma
tofucurry.kaju-makhana|Kaju Makhana/Makhana Kaju Curry
tofucurry.babycorn.-.jalfrezi|Baby Corn Jalfrezi
~tofucurry.soya|Methi Matar Malai/Methi Mutter Malai|Methi Chaman/Methi Chaman Kashmiri|Keema Matar Veg/Veg Keema/Soya Keema Matar/Soya Keema/Nutri Keema
bhurji.paneer|Paneer Bhurji/Scrambled Paneer
bhurji.tofu|Tofu Bhurji/Tofu Scramble
bhurji.soya|Soya Bhurji/Soya Keema Bhurji
bhurji.mushroom|Mushroom Bhurji
bhurji.gobi|Gobi Bhurji/Gobi Keema
bhurji.anda|Anda Bhurji/Egg Bhurji/Bhurji/Scrambled Eggs/Dim Bhurji/Muttai Podimas/Egg Podimas/Dimer Bhurji/Mutta Chikkiyathu Bhurji/Muttai Poriyal Podimas/Kodi Guddu Porutu/Guddu Porutu/Egg Porutu
bhurji.anda.-.parsi|Akuri/Parsi Akuri/Bharuchi Akuri/Akuri on Toast
bhurji.anda.-.mumbai|Bombay Egg Bhurji/Egg Bhurji Pav/Anda Bhurji Pav
bhurji.chicken-keema|Chicken Bhurji/Chicken Kothu/Kozhi Kothu
bhurji.anda-palak|Palak Egg Bhurji
bhurji.fish-roe|Gaboli Bhurji/Fish Roe Bhurji/Gaboli/Macher Dimer Bhurji
bhurji.prawn|Prawn Bhurji/Kolambi Bhurji
~bhurji.anda|Egg Ghotala/Anda Ghotala/Surti Egg Ghotala/Egg Kejriwal/Kejriwal|Egg Masala Fry Scramble
bhurji.basa|Fish Bhurji/Sora Puttu/Shark Puttu/Meen Puttu/Fish Puttu/Sura Puttu/Maachher Bhurji/Mori Mutton/Tuna Bhurji
chickencurry.chicken.-.makhani|Butter Chicken/Murgh Makhani/Chicken Makhani/Chicken Makhanwala/Butter Chicken Masala/Murgh Makhanwala
~chickencurry.chicken.-.makhani|Chicken Tikka Masala/Murgh Tikka Masala/Chicken Lababdar/Murgh Lababdar/Chicken Tikka Butter Masala|Murgh Malaiwala/Murgh Malai/Chicken Malai Curry/Malai Chicken|Chicken Changezi/Murgh Changezi|Chicken Bharta Makhani|Murgh Khurchan
chickencurry.chicken.-.kadai|Kadai Chicken/Karahi Chicken/Kadhai Murgh/Balti Chicken
chickencurry.chicken.-.korma|Chicken Korma/Murgh Korma/Chicken Kurma/Shahi Chicken Korma/Murgh Shahi Korma/Kozhi Kurma/Chicken Kuruma/Shahi Murgh/Murgh Shahjahani
chickencurry.chicken.-.chettinad|Chettinad Chicken/Chicken Chettinad/Chettinad Kozhi/Chettinad Chicken Curry/Chettinad Kozhi Kuzhambu/Chettinad Chicken Kuzhambu/Chettinadu Kozhi
chickencurry.chicken.-.andhra|Andhra Chicken Curry/Kodi Kura/Andhra Kodi Kura/Kodi Curry/Guntur Kodi Kura
chickencurry.chicken.-.malvani|Malvani Chicken/Kombdi Rassa/Malvani Chicken Curry/Kombdi Vade/Kombadi Vade/Gavran Kombdi/Kombdicha Rassa/Malvani Kombdi
chickencurry.chicken.-.kolhapuri|Kolhapuri Chicken/Chicken Pandhra Rassa/Kombdi Tambda Rassa/Chicken Tambda Rassa/Kombdicha Pandhra Rassa
chickencurry.chicken.-.xacuti|Chicken Xacuti/Xacuti/Chicken Shakuti/Xacuti de Galinha/Shagoti/Shakuti/Chicken Shagoti
chickencurry.chicken.-.vindaloo|Chicken Vindaloo/Chicken Vindalho
chickencurry.chicken.-.cafreal|Chicken Cafreal/Cafreal/Galinha Cafreal/Kafrial/Goan Cafreal/Chicken Cafrial
chickencurry.chicken.-.rezala|Chicken Rezala/Murgir Rezala/Murgh Rezala
chickencurry.chicken.-.kosha|Chicken Kosha/Kosha Murgi/Murgir Kosha/Kasa Murgi/Murgir Mangsho/Chicken Kasa/Kukuda Kasa/Chicken Kasa Odia
chickencurry.chicken.-.dakbungalow|Chicken Dak Bungalow/Dak Bungalow Murgi
chickencurry.chicken.-.gheeroast|Chicken Ghee Roast/Kundapur Chicken Ghee Roast/Kori Ghee Roast/Kundapura Ghee Roast
chickencurry.chicken.-.sukka|Kori Sukka/Chicken Sukka/Kori Sukka Mangalore/Kori Ajadina/Ajadina/Chicken Ajadina/Chukka Chicken
chickencurry.chicken.-.ishtu|Chicken Stew/Kerala Chicken Stew/Kozhi Ishtu/Chicken Ishtu/Kozhi Stew
chickencurry.chicken.-.mangalorean|Kori Gassi/Mangalorean Chicken Curry/Kori Rutti/Mangalore Chicken Curry/Kundapura Koli Saaru/Kundapura Chicken/Koli Saaru Curry
chickencurry.chicken.-.coorg|Koli Curry/Coorg Chicken Curry/Kodava Koli Curry/Koli Barthad Curry/Kodava Chicken/Nati Koli Curry/Kodagu Koli Curry
chickencurry.chicken.-.kashmiri|Kashmiri Chicken Curry/Kashmiri Murgh
chickencurry.chicken.-.handi|Chicken Handi/Murgh Handi/Murgh Handi Lazeez
chickencurry.chicken.-.kalimirch|Chicken Kali Mirch/Murgh Kali Mirch/Pepper Chicken Curry/Black Pepper Chicken/Pepper Chicken
chickencurry.chicken.-.saagwala|Chicken Saagwala/Saag Chicken/Palak Chicken/Saagwala Murgh/Murgh Palak/Saag Murgh
chickencurry.chicken.-.dopyaza|Chicken Do Pyaza/Murgh Do Pyaza
chickencurry.chicken.-.achari|Achari Chicken/Achari Murgh
chickencurry.chicken.-.hyderabadi|Hyderabadi Chicken/Hyderabadi Chicken Curry/Hyderabadi Chicken Masala
chickencurry.chicken.-.parsi|Parsi Chicken Curry/Parsi Chicken/Jardaloo Salli Chicken/Salli Murghi/Salli Marghi/Jardaloo Chicken/Chicken Farcha Curry/Salli Chicken/Marghi na Farcha Curry/Kaju Marghi
chickencurry.chicken.-.dhansak|Chicken Dhansak/Murgh Dhansak
chickencurry.chicken.-.bihari|Bihari Chicken Curry/Bihari Chicken/Champaran Chicken/Ahuna Chicken
chickencurry.chicken.-.rajasthani|Rajasthani Chicken/Chicken Laal Maas/Murgh ka Soweta/Lal Murgh/Jungli Murgh/Mewari Murgh/Rajasthani Murgh
chickencurry.chicken.-.telangana|Telangana Chicken Curry/Telangana Kodi Kura/Telangana Kodi Pulusu
chickencurry.chicken.-.mughlai|Mughlai Chicken/Murgh Mughlai/Murgh Musallam/Chicken Musallam/Chicken Jahangiri/Murgh Jahangiri/Murgh Mumtaz
chickencurry.chicken.-.awadhi|Awadhi Chicken/Awadhi Murgh Korma/Awadhi Chicken Korma/Lucknowi Chicken/Murgh Wajid Ali
chickencurry.chicken.-.jalfrezi|Chicken Jalfrezi/Murgh Jalfrezi
chickencurry.chicken.-.goan|Goan Chicken Curry/Galinha Caril/Galmbyachi Chicken
chickencurry.chicken.-.kerala|Kerala Chicken Curry/Kozhi Varutharacha Curry/Varutharacha Chicken Curry/Kerala Kozhi Curry
chickencurry.chicken.-.nadan|Nadan Kozhi Curry/Nadan Chicken Curry/Nadan Kozhi/Kozhi Curry
chickencurry.chicken.-.syrian|Syrian Chicken Curry/Syrian Christian Chicken/Kozhi Mappas/Chicken Mappas/Nasrani Kozhi Curry/Kozhi Varattiyathu Curry
chickencurry.chicken.-.kuttanad|Kuttanadan Chicken/Kuttanad Chicken
chickencurry.chicken.-.kongu|Kongu Chicken/Pallipalayam Chicken/Pallipalayam Kozhi/Kongunadu Chicken/Kongunadu Kozhi/Pallipalayam Chicken Fry/Kongunad Chicken
chickencurry.chicken.-.madurai|Madurai Chicken/Madurai Chicken Curry
chickencurry.chicken.-.guntur|Guntur Chicken/Guntur Chicken Curry
chickencurry.chicken.-.rayalaseema|Rayalaseema Chicken/Rayalaseema Kodi Kura/Rayalaseema Natu Kodi
chickencurry.chicken.-.gongurac|Gongura Chicken/Gongura Kodi/Gongura Kodi Kura
chickencurry.chicken.-.pahadi|Pahadi Chicken/Pahari Murgh/Kumaoni Chicken
chickencurry.chicken.-.himachali|Chicken Anardana/Chha Gosht Chicken/Murgh Anardana/Himachali Chicken/Chicken Anardana Himachali/Kukkad Anardana
chickencurry.chicken.-.dhaba|Dhaba Chicken/Highway Chicken/Dhaba Murgh
chickencurry.chicken.-.varhadi|Varhadi Chicken/Varhadi Kombdi/Saoji Chicken/Nagpuri Saoji Chicken/Saoji
chickencurry.chicken.-.kathiawadi|Kathiawadi Chicken
chickencurry.chicken.-.bhuna|Bhuna Chicken/Murgh Bhuna/Chicken Bhuna Masala
chickencurry.chicken.-.doi|Doi Murgi/Dahi Chicken/Doi Chicken/Dahi Murgh
chickencurry.chicken.-.posto|Chicken Posto/Posto Murgi
chickencurry.chicken.-.hariyalig|Hariyali Chicken Curry/Hariyali Chicken/Murgh Hariyali/Green Chicken Curry/Hara Masala Chicken
chickencurry.chicken.-.moradabadi|Moradabadi Chicken
chickencurry.chicken.-.countrycaptain|Country Captain Chicken/Country Captain
chickencurry.chicken.-.sindhi|Sindhi Chicken/Seyal Chicken/Seyal Murgh
chickencurry.chicken.-.bohri|Bohri Chicken/Bohra Chicken
chickencurry.chicken.-.angara|Chicken Angara/Murgh Angara
chickencurry.chicken.-.bhopali|Bhopali Murgh Rezala/Bhopali Rezala/Bhopali Chicken Rezala/Bhopali Murgh/Bhopali Chicken
chickencurry.chicken.-.chhattisgarhi|Chhattisgarhi Chicken/Desi Kukda/Kukda Curry/Bastar Chicken
chickencurry.chicken.-.khasi|Doh Syiar/Khasi Chicken
chickencurry.chicken.-.tripuri|Tripuri Chicken
chickencurry.chicken.-.assamese|Assamese Chicken Curry/Kukura Mangxo/Kukurar Mangxo/Kukurar Jhol Assamese/Kukura Mangsho/Chicken Assamese/Komal Murgi
chickencurry.chicken.-.railway|Railway Chicken Curry
chickencurry.chicken.-.punjabi|Chicken Curry/Chicken Masala/Tari Wala Chicken/Murgh Curry/Chicken Gravy/Punjabi Chicken Curry/Tariwala Murgh/Kukkad Curry/Tari Wala Kukkad/Chicken Tariwala/Desi Murgh/Desi Chicken Curry
chickencurry.chicken.-.methimalai|Methi Malai Chicken/Methi Malai Murgh
chickencurry.chicken-methi|Methi Chicken/Methi Murgh
chickencurry.chicken-aloo|Aloo Chicken/Murgir Jhol/Murgi Jhol/Chicken Jhol/Aloo Murgh/Murgi Aloo Jhol/Kukuda Jhola/Bengali Chicken Curry/Murgir Jhol Bengali/Patla Chicken Jhol/Kukuda Tarkari
chickencurry.chicken-kaju|Kaju Chicken/Murgh Kaju/Cashew Chicken
chickencurry.chicken-mushroom|Chicken Mushroom
chickencurry.chicken-kairi|Manga Chicken/Mamidikaya Chicken/Mamidikaya Kodi Kura/Mango Chicken
chickencurry.chicken-chana-dal|Chana Dal Chicken
chickencurry.chicken-lauki|Lauki Chicken
chickencurry.chicken-liver|Chicken Liver Curry/Kozhi Eeral Curry/Chicken Liver Masala
chickencurry.chicken-sahjan|Murungakkai Kozhi/Drumstick Chicken Curry
chickencurry.murgh|Boneless Chicken Curry/Chicken Pasanda/Murgh Pasanda/Murgh Musalla
~chickencurry.chicken.-.punjabi|Rara Chicken/Rara Murgh|Chicken Patiala/Murgh Patiala|Chicken Maharani|Chicken Charcoal|Chicken Afghani Gravy/Afghani Chicken Curry|Chicken Irani|Chicken Hundi|Chicken Masaledar|Nilgiri Chicken/Chicken Nilgiri Korma/Nilgiri Korma|Elaneer Chicken|Pahuna|Kadaknath Curry/Kadaknath|Chicken Nawabi|Chicken Kundan Kaliya|Chicken Do Rukha|Malai Murgh Kolkata|Chicken Tehari Gravy
~chickencurry.chicken.-.kerala|Kozhi Nirachathu/Kozhi Nirachathu Malabar|Kozhi Ada Curry|Alleppey Chicken|Chicken Salna/Chicken Salan|Chicken Kuzhi Mandi
muttoncurry.mutton.-.laalmaas|Laal Maas/Laal Maans/Lal Mas/Rajasthani Laal Maas/Mathania Laal Maas
muttoncurry.mutton.-.safedmaas|Safed Maas/Safed Maans/Safed Mas
muttoncurry.mutton.-.rajasthani|Mohan Maas/Mohan Maans/Jungli Maas/Jungli Maans/Banjara Gosht/Mutton Banjara/Rajasthani Mutton/Maas ka Soweta/Maas ka Sula Curry/Khad Maas/Khad/Khad Khargosh/Mutton Soweta
muttoncurry.mutton.-.kosha|Kosha Mangsho/Mutton Kosha/Kasha Mangsho/Golbari Kosha Mangsho/Mutton Kasha/Mansha Kasa/Mangsha Kasa/Khasi Mangsho/Odia Mutton Kasa/Mansha Tarkari
muttoncurry.mutton-aloo|Aloo Gosht/Mangshor Jhol/Mutton Jhol/Pathar Mangsher Jhol/Mangsher Jhol/Aloo Mutton/Panthar Jhol/Kochi Pathar Jhol/Kochi Panthar Jhol/Mangshor Jhol Bengali/Pathar Jhol/Robibarer Mangshor Jhol/Mansha Jhola/Bengali Mutton Curry
muttoncurry.mutton.-.korma|Mutton Korma/Mutton Kurma/Gosht Korma/Shahi Gosht Korma/Qorma
muttoncurry.mutton.-.rara|Mutton Rara/Rara Gosht/Rara Meat
muttoncurry.mutton.-.chettinad|Chettinad Mutton/Chettinad Mutton Curry/Chettinad Mutton Kuzhambu/Chettinad Kari Kuzhambu
muttoncurry.mutton.-.malvani|Malvani Mutton/Malvani Mutton Curry/Malvani Mutton Rassa
muttoncurry.mutton.-.kolhapuri|Kolhapuri Mutton/Tambda Rassa/Pandhra Rassa/Tambada Rassa/Tambda Pandhra Rassa/Pandhara Rassa/Mutton Rassa/Sukka Mutton Kolhapuri/Matan Rassa/Mutton Pandhra Rassa/Mutton Tambda Rassa
muttoncurry.mutton.-.gongurac|Gongura Mamsam/Gongura Mutton/Gongura Mansam/Gongura Mutton Curry
muttoncurry.mutton.-.dhansak|Dhansak/Mutton Dhansak/Parsi Dhansak/Gosht Dhansak
muttoncurry.mutton.-.salli|Salli Boti/Jardaloo ma Gosht/Salli Gosht/Jardaloo Sali Boti/Jardaloo Boti/Sali Ma Gosht
muttoncurry.mutton.-.parsi|Parsi Mutton/Kid Gosht/Parsi Gosht/Aleti Paleti Curry/Masala ma Gosht/Papeta ma Gosht/Bafela Gosht
muttoncurry.mutton.-.xacuti|Mutton Xacuti/Mutton Shagoti
muttoncurry.mutton.-.sukka|Mutton Sukka/Mutton Chukka/Mutton Sukka Mangalore/Matan Sukka
muttoncurry.mutton.-.ishtu|Mutton Stew/Kerala Mutton Stew/Mutton Ishtu/Aattirachi Ishtu/Mutton Istew/Safed Mutton Ishtu
muttoncurry.mutton.-.hyderabadi|Hyderabadi Mutton/Hyderabadi Mutton Curry/Hyderabadi Gosht/Hyderabadi Mutton Masala/Hyderabadi Mutton Korma
muttoncurry.mutton.-.bhuna|Bhuna Gosht/Bhuna Mutton/Bhuna Meat
muttoncurry.mutton.-.dopyaza|Mutton Do Pyaza/Gosht Do Pyaza/Do Pyaza
muttoncurry.mutton.-.saagwala|Saagwala Gosht/Mutton Saagwala/Mutton Saag/Saag Gosht Mutton
muttoncurry.mutton.-.rezala|Mutton Rezala/Rezala/Mangsho Rezala
muttoncurry.mutton.-.awadhi|Awadhi Mutton/Awadhi Mutton Korma/Awadhi Gosht Korma/Lucknowi Korma/Kundan Kaliya/Awadhi Korma
muttoncurry.mutton.-.pahadi|Pahadi Mutton/Kumaoni Mutton/Bhutwa/Pahari Mutton Bhutwa/Bhutuwa Pahadi/Bhutuva/Kachmauli/Kachmoli/Mutton Bhutwa/Garhwali Mutton
muttoncurry.mutton.-.himachali|Chha Gosht/Khatta Meat/Khatta Meat Himachali/Khatta Mutton/Khatta Meat Jammu/Mitha Meat/Ambal Mutton/Khatta Maas/Himachali Mutton/Khatta Meat Dogra
muttoncurry.mutton.-.andhra|Andhra Mutton Curry/Mamsam Kura/Mutton Kura/Mamsam Pulusu/Mamsa Kura/Mutton Pulusu
muttoncurry.mutton.-.telangana|Telangana Mutton/Golichina Mamsam/Telangana Mutton Curry/Ankapur Mutton/Golichina Mutton
muttoncurry.mutton.-.rayalaseema|Rayalaseema Mutton/Rayalaseema Mutton Curry
muttoncurry.mutton.-.kerala|Kerala Mutton Curry/Nadan Mutton Curry/Aattirachi Curry/Erachi Curry/Irachi Curry/Varutharacha Mutton Curry/Erachi Varutharacha Curry/Varutharacha Aattirachi
muttoncurry.mutton.-.syrian|Erachi Ularthiyathu/Syrian Mutton Roast/Beef Ularthiyathu/Syrian Beef Fry/Syrian Mutton Curry/Kerala Beef Curry/Nadan Beef Curry/Erachi Ularthu/Irachi Ularthiyathu Syrian/Mutton Mappas/Beef Curry/Erachi Mappas
muttoncurry.mutton.-.kongu|Kongu Mutton/Kongunadu Mutton/Kongu Mutton Kuzhambu
muttoncurry.mutton.-.madurai|Madurai Mutton/Madurai Mutton Chukka/Madurai Kari Kuzhambu
muttoncurry.mutton.-.coorg|Erachi Curry Coorg/Coorg Mutton Curry/Yerchi Curry/Kodava Mutton/Yarchi Curry
muttoncurry.mutton.-.goan|Goan Mutton Curry
muttoncurry.mutton.-.vindaloo|Mutton Vindaloo/Lamb Vindaloo/Vindaloo/Gosht Vindaloo
muttoncurry.mutton.-.bihari|Bihari Mutton/Bihari Mutton Curry/Taas/Taash/Taas Mutton/Taas Kebab/Motihari Taas/Taash Kebab
muttoncurry.mutton.-.champaran|Champaran Mutton/Ahuna Mutton/Champaran Meat/Handi Mutton Champaran/Ahuna/Champaran Ahuna/Ahuna Meat/Champaran Gosht
muttoncurry.mutton.-.assamese|Assamese Mutton/Mangxo/Pathar Mangxo/Assamese Mutton Curry/Mangxor Jhol/Mangshor Jhol Assamese
muttoncurry.mutton.-.handi|Mutton Handi/Handi Gosht/Handi Meat
muttoncurry.mutton.-.kadai|Mutton Kadai/Karahi Gosht/Kadhai Gosht/Mutton Karahi/Balti Gosht
muttoncurry.mutton.-.dhaba|Dhaba Mutton
muttoncurry.mutton.-.varhadi|Varhadi Mutton/Saoji Mutton/Nagpuri Saoji Mutton/Nagpuri Mutton
muttoncurry.mutton.-.sindhi|Seyal Mutton/Sindhi Mutton/Seyal Teevan/Seyal Gosht/Teevan/Sayel Gosht
muttoncurry.mutton.-.bohri|Bohri Mutton/Bohri Gosht/Malai Gosht Bohri/Bohra Mutton
muttoncurry.mutton.-.mughlai|Mughlai Mutton/Badami Gosht/Badam Gosht/Gosht Shahjahani/Malai Gosht/Raan Mughlai/Mutton Musallam/Shahi Gosht
muttoncurry.mutton.-.achari|Achari Gosht/Achari Mutton/Achar Gosht
muttoncurry.mutton.-.railwaymutton|Railway Mutton Curry/Railway Mutton
muttoncurry.mutton.-.nihari|Nihari Gosht Mutton/Nalli Gosht
muttoncurry.mutton.-.dakbungalow|Mutton Dak Bungalow/Mangsho Dakbungalow
muttoncurry.mutton.-.bhopali|Bhopali Gosht Korma/Bhopali Gosht/Bhopali Mutton/Bhopali Filfora/Filfora
muttoncurry.mutton.-.chhattisgarhi|Chhattisgarhi Mutton/Bokra Curry/Bastar Mutton
muttoncurry.mutton.-.gheeroast|Mutton Ghee Roast
muttoncurry.mutton.-.bhutuwa|Bhutuwa/Bhutuwa Mutton/Bhutun
muttoncurry.mutton-boti.-.pasanda|Pasanda/Mutton Pasanda/Gosht Pasanda/Lamb Pasanda/Parchey/Parche Kebab Curry
muttoncurry.mutton.-.roganjosh|Mutton Rogan Josh Curry
muttoncurry.mutton.-.punjabi|Mutton Curry/Mutton Masala/Gosht Curry/Meat Curry/Punjabi Mutton/Goat Curry/Bakre ka Gosht/Tariwala Meat/Meat Masala/Mutton Gravy/Lamb Curry/Gosht ka Salan/Matan Curry/Mutton Tari/Khasi Curry/Mutton ka Salan/Salan
muttoncurry.mutton-shalgam|Shalgam Gosht/Shab Deg/Shalgam Mutton/Shaljam Gosht
muttoncurry.mutton-bhindi|Bhindi Gosht/Bhindi Mutton/Okra Mutton
muttoncurry.mutton-arbi|Arbi Gosht/Arvi Gosht/Arbi Mutton
muttoncurry.mutton-lauki|Lauki Gosht/Kaddu ka Dalcha Gosht/Kaddu Gosht/Ghiya Gosht/Doodhi Gosht/Kaddu ka Salan
muttoncurry.mutton-methi|Methi Gosht/Methi Mutton
muttoncurry.mutton-palak|Palak Mutton/Palak Ghosht
muttoncurry.mutton-kairi|Kairi Gosht/Mamidikaya Mutton/Ambada Gosht/Aam Gosht/Ambe Gosht/Kacche Aam ka Gosht
muttoncurry.mutton-chana-dal|Chana Dal Gosht Curry
muttoncurry.mutton-safed-petha|Petha Gosht
muttoncurry.mutton-sahjan|Murungakkai Mutton
muttoncurry.mutton-gobi|Gobi Gosht
muttoncurry.mutton-matar|Matar Gosht
muttoncurry.mutton-kaccha-papita|Papaya Mutton/Kaccha Papaya Mutton/Amita Mutton
muttoncurry.mutton-chukandar|Chukandar Gosht
muttoncurry.chaamp|Mutton Chaap/Mutton Chop Curry/Chaamp Masala/Kolkata Mutton Chaap/Chaap/Mutton Chaamp/Chanp
muttoncurry.paya|Paya Curry Hyderabadi/Trotters Curry/Nalli Korma/Paya Masala/Aatu Kaal Paya
muttoncurry.kaleji|Kaleji Masala/Mutton Liver Curry/Kaleji Curry/Mete Chorchori/Eeral Curry/Mutton Liver/Mete Kosha/Kaleji/Aleti Paleti/Mete Chochchori/Kaleji Masaledar
muttoncurry.lamb|Lamb Curry Kashmiri/Bhed Curry
~muttoncurry.mutton.-.hyderabadi|Chippa Gosht/Chakna/Talawa Gosht/Tala hua Gosht/Tala Gosht/Talahua Gosht|Dum ka Gosht/Dum ka Murgh/Dum Pukht Gosht|Marag/Mutton Marag/Hyderabadi Marag|Lukmi Gosht|Kali Mirch ka Gosht/Kalimirch Gosht|Chigur Gosht/Chintachiguru Mamsam/Chinta Chiguru Mutton|Ambade Ki Bhaji Gosht|Mutton Boti Curry/Boti Curry/Boti Kura/Boti Fry/Kudal Kuzhambu/Thalakaya Kura/Thalakari Kuzhambu/Thala Kari Kuzhambu/Ojhri/Kudal Curry/Bheja Fry/Bheja Masala/Brain Masala/Maghaz Masala/Moolai Fry/Bheja|Raan/Sikandari Raan/Raan Musallam/Sikandari Raan Lamb/Raan e Sikandari|Nahari Dum|Mutton Varattiyathu|Varkey Gosht
~muttoncurry.mutton.-.goan|Sorpotel Mutton|Beef Vindaloo|Beef Curry Goan|Goan Beef Roulade|Kaeng Curry
fishcurry.rohu.-.jhol|Macher Jhol/Machha Jhola/Rui Macher Jhol/Fish Jhol/Aloo Begun Diye Macher Jhol/Macher Patla Jhol/Machher Jhal/Bengali Fish Curry/Macha Jholo/Rohu Fish Curry
fishcurry.rohu.-.kalia|Macher Kalia/Rui Kalia/Katla Kalia/Rui Macher Kalia/Rohu Kalia/Katla Macher Kalia/Fish Kalia/Macha Kalia
fishcurry.rohu.-.doi|Doi Maach/Dahi Machha/Dahi Machli/Doi Katla/Doi Rui/Dahi Fish
fishcurry.rohu.-.shorshef|Shorshe Rui/Macher Shorshe/Shorshe Maach/Machha Besara Mustard/Fish in Mustard Gravy
fishcurry.hilsa.-.shorshef|Shorshe Ilish/Mustard Hilsa/Ilish Macher Jhal/Ilishi Besara/Shorshe Bata Ilish/Sarse Ilish
fishcurry.hilsa.-.bhapa|Ilish Bhapa/Ilish Paturi/Steamed Hilsa
fishcurry.hilsa|Ilish Macher Jhol/Ilish Maach/Ilish Curry/Doi Ilish/Ilish Macher Tel Jhol/Hilsa Curry/Ilish Begun Jhol
fishcurry.bhetki.-.bhapa|Bhetki Paturi/Bhetki Macher Paturi/Fish Paturi/Macher Paturi/Paturi/Patrapoda Macha/Machha Patra Poda/Maach Paturi/Patot Diya Maas/Patot Diya Mas/Maasor Paat/Bhapa Bhetki/Bhapa Maach
fishcurry.*.-.tenga|Masor Tenga/Macher Tenga/Tenga/Fish Tenga/Assamese Fish Curry/Tenga Mas/Bilahi Maasor Tenga/Masar Tenga/Thekera Tenga/Ou Tenga Maas/Bilahi Maas Tenga
fishcurry.rohu.-.assamese|Assamese Rohu Curry/Maasor Jol/Masor Jool/Aloo Masor Jool
fishcurry.*.-.goan|Goan Fish Curry/Xitt Kodi/Caril de Peixe/Hooman/Fish Humann/Nustyachi Hooman/Xitti Kodi/Goan Fish Curry Rice/Nistyachi Koddi/Human Fish Goan/Humon
fishcurry.bangda.-.recheado|Bangda Recheado/Recheado Masala Fish/Mackerel Recheado/Recheado
fishcurry.bangda.-.malvani|Malvani Fish Curry/Bangda Curry/Bangdyachi Uddamethi/Malvani Bangda Curry/Fish Malvani/Mackerel Curry/Uddamethi/Bangda Uddamethi/Malvani Machhi/Bangdyache Tikhle/Bangda Tikhle/Tikhle
fishcurry.surmai.-.malvani|Surmai Curry/Surmai Malvani/Surmai Rassa
fishcurry.pomfret|Pomfret Curry/Paplet Curry/Pomfret Kalvan/Pomfret Masala/Paplet Kalvan/Kalvan/Fish Kalvan/Sarangyache Kalvan
fishcurry.*.-.moilee|Meen Moilee/Fish Molee/Meen Molee/Fish Moilee/Molee/Kerala Fish Molee
fishcurry.*.-.kottayam|Meen Vevichathu/Kottayam Fish Curry/Kottayam Meen Curry/Meen Mulakittathu/Nadan Meen Curry/Meen Mulakittath/Meen Mulagittathu/Kerala Red Fish Curry/Fish Mulakittathu/Red Fish Curry
fishcurry.mathi|Mathi Curry/Sardine Curry/Mathi Mulakittathu/Chaala Curry/Mathi Meen Curry/Tarli Curry/Boothai Gassi/Mathi Vevichathu/Boothai Pulimunchi/Tarlyache Tikhle
fishcurry.surmai.-.nadan|Meen Curry/Neymeen Curry/Kerala Fish Curry/Meen Pappas/Meen Manga Curry/Meen Varutharacha Curry/Kerala Meen Curry/Naadan Meen Curry/Meen Pal Curry/Meen Mango Curry/Fish Mango Curry
fishcurry.*.-.kuttanad|Kuttanadan Fish Curry/Shappu Meen Curry/Kuttanad Meen Curry/Shaap Meen Curry/Alleppey Fish Curry/Alappuzha Meen Curry/Alleppey Meen Curry/Toddy Shop Fish Curry
fishcurry.karimeen|Karimeen Moilee/Karimeen Curry/Karimeen Mappas/Karimeen Mappas Kuttanad/Meen Mappas
fishcurry.*.-.malabar|Malabar Fish Curry/Malabar Meen Curry/Meen Kari Malabar
fishcurry.*.-.andhra|Chepala Pulusu/Andhra Fish Curry/Nellore Chepala Pulusu/Chepa Pulusu/Nellore Fish Curry/Chapala Pulusu/Fish Pulusu/Chepala Kura/Andhra Chepala Pulusu/Korameenu Pulusu/Bommidala Pulusu/Bommidayila Pulusu
fishcurry.*.-.telangana|Telangana Fish Curry/Telangana Chepala Pulusu
fishcurry.*.-.gongurac|Gongura Fish/Gongura Chepala/Chinta Chiguru Chepala/Chinta Chiguru Chepalu
fishcurry.*.-.kuzhambu|Fish Kuzhambu Tamil
fishcurry.*.-.chettinad|Chettinad Meen Curry
fishcurry.*.-.ghassi|Fish Ghassi/Mangalorean Fish Curry/Bangude Gassi/Meen Gassi/Anjal Gassi/Bangude Pulimunchi/Pulimunchi/Pulimunchi Fish/Bangda Ghassi/Mangalore Fish Curry/Kane Gassi
fishcurry.*.-.konkani|Konkani Fish Curry/Bangda Ambat/Karwari Fish Curry/Ambat Tikh Fish/Karwar Fish Curry/Dhoddak Fish/Ambat Tik/Fish Ambotik/Ambot Tik/Ambotik/Ambot Tik Fish/Shark Ambotik/Shark Ambot Tik
fishcurry.*.-.odia|Odia Fish Curry/Machha Tarkari/Macha Besara/Macha Mahura/Rohi Machha Besara/Machha Kalia/Maccha Besara/Mitha Pani Machha
fishcurry.*.-.punjabi|Punjabi Fish Curry/Fish Curry/Machli Curry/Fish Masala/Machi Curry/Tariwali Machhi/Machli ka Salan/Fish Gravy/Machhli ki Sabji/Macchi Curry
fishcurry.*.-.kashmiri|Kashmiri Fish Curry/Gaad Kashmiri Curry
fishcurry.*.-.hyderabadi|Hyderabadi Fish Curry/Hyderabadi Machli ka Salan
fishcurry.*.-.bihari|Bihari Fish Curry/Machhli Jhor/Machhak Jhor/Bihari Machhli/Mithila Machh/Maithil Fish Curry/Sarson Wali Machhli/Machh Bhat/Maachh/Machhak Jhor Maithili/Mithila Fish Curry
fishcurry.*.-.posto|Macher Posto/Posto Macha/Katla Posto
fishcurry.*.-.pahadi|Pahadi Fish Curry/Kumaoni Fish Curry
fishcurry.trout|Trout Curry/Kullu Trout/Himachali Trout/Kullu Trout Fish
fishcurry.*.-.sindhi|Sindhi Fish Curry/Seyal Pallo/Pallo Machi/Kok Palla/Palla Fish/Sindhi Palla/Kok Pallo/Pallo/Seyal Machi/Daag Machi/Daag Mein Macchi
fishcurry.*.-.parsi|Saas ni Machhi/Saas ni Macchi/Parsi Fish Curry/Macchi no Patio/Machi na Patia/Fish Patia/Sas ni Machi/Patio/Tari Patio/Patia
fishcurry.*.-.manipuri|Nga Thongba/Manipuri Fish Curry/Nga Thonba/Sareng Thongba
fishcurry.*.-.tripuri|Tripuri Fish Curry/Chuchu Fish
fishcurry.*.-.jharkhandi|Jharkhandi Fish Curry/Jharkhand Machhli/Getu Machhli
fishcurry.*.-.kolhapuri|Kolhapuri Fish Curry
fishcurry.pabda|Pabda Macher Jhal/Pabda Jhal/Pabda Maach/Pabda Curry/Pabda Shorshe/Pabda Macher Jhol/Pabdar Jhal
fishcurry.koi|Koi Macher Jhol/Tel Koi/Mourala Macher Jhal/Koi Maach/Ganga Jamuna Koi/Tel Kai/Mourola Macher Chorchori/Kau Maas/Mourala Macher Tok/Mourola Bati Chorchori/Phulkopi Diye Koi/Koi Fish Curry
fishcurry.magur|Magur Macher Jhol/Magur Jhol/Shingi Macher Jhol/Magur Maas/Magur Fish Curry
fishcurry.katla|Katla Curry/Katla Fish Curry/Katla Machher Jhol
fishcurry.rawas|Rawas Curry/Salmon Curry/Rawas Masala
fishcurry.tuna|Tuna Curry/Choora Curry/Choora Meen Curry
fishcurry.bombil|Bombil Curry/Bombilache Kalvan/Bombay Duck Curry/Bombil Rassa
fishcurry.fish-roe|Fish Roe Curry/Macher Dimer Jhol/Gaboli Masala/Meen Mutta Curry/Macher Dimer Curry/Machha Dima Tarkari/Macher Dimer Borar Jhal/Macher Dimer Bora
fishcurry.nethili|Netholi Curry/Natholi Curry/Nethili Curry/Kozhuva Curry/Nethallu Curry/Netholi Manga Curry/Anchovy Curry/Mandeli Curry
fishcurry.tilapia|Tilapia Curry
fishcurry.basa|Basa Fish Curry/Amritsari Fish Curry
fishcurry.*.-.achari|Achari Machli/Achari Fish
~fishcurry.rohu.-.jhol|Chitol Macher Muithya/Chitol Muithya/Chitol Macher Muitha/Muitha|Aar Macher Jhol/Aar Mach/Boal Macher Jhal|Parshe Macher Jhal/Parshe Jhal/Tangra Macher Jhal/Tangra Jhal/Tangra Macher Jhol/Shol Mach/Bhola Bhetki Jhal/Pomfret Jhal/Shol Mulo/Bata Macher Jhol/Bata Macher Jhal|Muri Ghonto Curry|Macher Matha Curry/Fish Head Curry/Meen Thala Curry/Fish Head|Macher Tel Chochchori/Macher Tel|Mahasheer Curry/Mahseer|Fish Rezala|Macher Korma/Fish Korma|Bamboo Fish/Bamboo Shoot Fish Curry/Bahor Gajor Maas/Khorisa Maas|Mas Lau|Puthi Mach/Puthi Maas|Machha Chhencheda|Chunga Maas
shellfish.prawn.-.malai|Chingri Malai Curry/Chingri Macher Malai Curry/Prawn Malai Curry/Chungdi Malai/Chungudi Malai/Chingri Malaikari/Prawn Malaikari/Chingdi Malai Curry/Chungudi Malai Curry/Bagda Chingri Malai Curry
shellfish.lobster|Golda Chingri Malai Curry/Lobster Curry/Golda Chingrir Malaikari/Lobster Malai Curry/Lobster Masala/Lobster Butter Garlic
shellfish.prawn.-.goan|Goan Prawn Curry/Prawn Caldine/Sungtachi Koddi/Sungta Hooman/Caldinho/Camarao Caril/Sungtache Human/Prawn Caldinho/Caldine/Goan Prawn Caldine/Sungtachem Human
shellfish.prawn.-.malvani|Malvani Prawn Curry/Kolambi Rassa/Kolambi Curry/Kolambi Masala/Kolambiche Kalvan/Kolmbi Rassa/Kolambi Kalvan/Kolambichi Kadhi/Kolambi Tikhle/Kolambi Amti/Kolmiche Kalvan
shellfish.prawn.-.balchao|Prawn Balchao/Balchao/Balchao de Camarao/Prawn Balchow
shellfish.prawn.-.kerala|Chemmeen Curry/Kerala Prawn Curry/Chemmeen Mulakittathu/Konju Curry/Chemmeen Roast Curry/Chemmeen Kari/Kerala Chemmeen Curry
shellfish.prawn-kairi|Chemmeen Manga Curry/Prawn Mango Curry/Sungta Ambyachi Kodi/Chemmeen Manga Charu/Prawns Raw Mango Curry/Chemeen Manga/Royyalu Mamidikaya
shellfish.prawn-sahjan|Chemmeen Muringakka Curry/Prawn Drumstick Curry/Chemmeen Muringakka
shellfish.prawn-lauki|Lau Chingri Curry/Prawn Lauki/Sorakaya Royyalu
shellfish.prawn.-.gheeroast|Prawn Ghee Roast/Yetti Ghee Roast/Prawn Ghee Roast Curry/Yetti Ghee Roast Curry
shellfish.prawn.-.chettinad|Chettinad Prawn/Eral Masala/Iral Masala/Eral Thokku/Prawn Thokku/Chettinad Prawn Masala/Era Thokku/Eral Curry
shellfish.prawn.-.sukka|Prawn Sukka/Yetti Sukka/Sungta Sukke/Etti Sukka/Yetti Ajadina/Sungta Sukkem
shellfish.prawn.-.shorshef|Shorshe Chingri/Chingri Bhapa/Prawn in Mustard/Chingri Paturi/Chingri Macher Paturi/Chungudi Besara/Daab Chingri/Daab Chingri Malai
shellfish.prawn.-.andhra|Royyala Iguru/Royyala Kura/Andhra Prawn Curry/Royyalu Curry/Royyala Iguru Andhra/Royyala Masala
shellfish.prawn.-.ghassi|Yetti Gassi/Prawn Gassi/Sungta Ghassi/Mangalorean Prawn Curry/Etti Gassi
shellfish.prawn.-.hyderabadi|Hyderabadi Prawn/Jhinga Salan/Jhinga Masala/Hyderabadi Jhinga
shellfish.prawn.-.moilee|Chemmeen Moilee/Prawn Moilee/Prawn Molee/Chemmeen Molee
shellfish.prawn.-.xacuti|Prawn Xacuti
shellfish.prawn.-.jhol|Chingri Jhol/Chingri Macher Jhol/Chingri Jhal/Prawn Jhol
shellfish.prawn.-.konkani|Konkani Prawn Curry/Sungta Ambat/Sungta Ross/Sungtache Ambat/Sungta Dabdab/Karwari Prawn Curry
shellfish.prawn.-.malabar|Malabar Prawn Curry/Malabar Chemmeen Curry
shellfish.prawn.-.odia|Chungudi Tarkari/Chingudi Tarkari/Chingudi Jhola/Chungdi Tarkari/Chungudi Kasa/Chungdi Jhola/Chingudi Kasa/Chilika Chungudi/Chungudi Alu Tarkari
shellfish.prawn.-.punjabi|Prawn Curry/Prawn Masala/Jhinga Curry/Shrimp Curry/Jhinga Masala Punjabi/Shrimp Masala
shellfish.prawn.-.kadai|Kadai Prawn/Prawn Karahi/Kadhai Jhinga
shellfish.prawn.-.makhani|Butter Prawn/Prawn Makhani
shellfish.prawn.-.parsi|Prawn Patio/Colmi no Patio/Prawn Patia/Kolmi na Patia
shellfish.prawn.-.gongurac|Gongura Royyalu/Gongura Prawn/Royyala Gongura
shellfish.prawn.-.doi|Doi Chingri
shellfish.prawn-palak|Palak Prawn Curry/Palak Jhinga
shellfish.prawn-bhindi|Kolambi Bhendi/Prawn Bhindi
shellfish.prawn.-.recheado|Prawn Recheado
shellfish.crab|Crab Curry/Crab Masala/Nandu Masala/Crab Ghee Roast Curry/Kankra Jhal/Kekda Masala/Kakda Curry/Kankrar Jhal/Kankada Jhola/Kankada Tarkari/Njandu Curry/Kekda Curry/Khekda Rassa/Kurlya Rassa/Nandu Curry/Kokna Curry/Kakra Jhal/Peethala Kura/Kurlechem Human/Khekdyache Kalvan/Yedi Gassi/Chimborya/Chimbori Kalvan/Crab Xec Xec/Xec Xec/Kurlya Xec Xec/Kekada Curry/Khekdyacha Rassa/Nandu Masala Chettinad/Denji Gassi/Denji Sukka/Kankrar Jhol/Crab Xacuti/Kakra Curry/Kankda Jholo
shellfish.squid|Squid Masala/Squid Curry/Koonthal Curry/Kanava Masala/Squid Balchao/Koonthal Masala/Kanava Thokku/Makul Masala/Squid Ambotik
shellfish.mussels|Kallumakkaya Curry/Mussel Curry/Kadukka Curry/Tisryache Kalvan Mussel/Shinanyo/Xinanio/Mussels Xacuti
shellfish.clams|Tisryache Kalvan/Tisrya Masala/Tisreo/Clam Curry/Kakka Roast Curry/Tisreo Dangar/Tisrya Sukka/Tisryache Suke/Marvai Sukka/Kube Sukke/Tisreo Sukhem/Clam Sukka/Shellfish Curry/Tisrya Rassa/Teesryo/Tisryo Sukhem/Marvai Pundi/Shimplya/Khube/Kakka Curry
shellfish.prawn-banana-flower|Chingri Mocha
shellfish.prawn-aloo|Chingri Aloo/Aloo Potol Chingri/Chingri Aloo Posto/Chingri Potol
shellfish.prawn-gobi|Phulkopi Chingri
shellfish.prawn-turai|Beerakaya Royyalu/Jhinge Chingri
eggcurry.anda.-.punjabi|Egg Curry/Anda Curry/Egg Masala/Dimer Dalna/Dimer Jhol/Anda Masala/Dimer Dalna Bengali/Dim Kosha Jhol/Anda Tarkari/Ande ka Salan/Dimer Curry/Motte Saaru/Egg Gravy/Dim Curry/Anda Gravy/Muttai Masala/Boiled Egg Curry/Motte Curry/Anda Rassa
eggcurry.anda.-.kosha|Dim Kosha/Dimer Kosha/Anda Kasa/Dim Kasha
eggcurry.anda-aloo|Dim Aloo Jhol/Egg Potato Curry/Anda Aloo Tarkari/Dimer Jhol Aloo/Anda Aloo
eggcurry.anda.-.kerala|Kerala Egg Curry/Mutta Curry/Egg Roast/Kerala Egg Roast/Mutta Roast/Nadan Mutta Roast/Varutharacha Mutta Curry/Kerala Mutta Roast
eggcurry.anda.-.nadan|Nadan Mutta Curry
eggcurry.anda.-.ishtu|Egg Stew/Mutta Ishtu/Egg Stew Kerala/Mutta Stew/Mutta Mappas/Egg Moilee/Mutta Moilee
eggcurry.anda.-.chettinad|Chettinad Egg Curry/Muttai Kuzhambu Chettinad/Egg Chettinad
eggcurry.anda.-.malvani|Malvani Egg Curry/Anda Rassa Malvani
eggcurry.anda.-.korma|Egg Korma/Egg Kurma/Anda Korma/Muttai Kurma/Muttai Kuruma
eggcurry.anda.-.hyderabadi|Hyderabadi Egg Curry/Ande ka Salan Hyderabadi/Hyderabadi Anda
eggcurry.anda.-.kolhapuri|Kolhapuri Egg Curry/Egg Kolhapuri
eggcurry.anda.-.goan|Goan Egg Curry
eggcurry.anda.-.andhra|Andhra Egg Curry/Kodi Guddu Kura/Guddu Kura/Egg Kura
eggcurry.anda.-.doi|Doi Dim
eggcurry.anda.-.makhani|Egg Butter Masala/Anda Makhani/Egg Makhani
eggcurry.anda.-.kadai|Egg Kadai
eggcurry.anda.-.mughlai|Mughlai Egg Curry
eggcurry.anda.-.dopyaza|Egg Do Pyaza
eggcurry.anda.-.xacuti|Egg Xacuti
eggcurry.anda.-.vindaloo|Egg Vindaloo
eggcurry.anda.-.bengali|Dimer Dhokar Dalna/Dimer Devil Curry/Dimer Malai Curry
eggcurry.anda.-.rezala|Dim Rezala
eggcurry.anda.-.bhuna|Egg Bhuna
eggcurry.anda-palak|Palak Egg Curry/Anda Palak
eggcurry.anda-matar|Egg Matar/Anda Matar
eggcurry.anda-sahjan|Munakkaya Kodi Guddu/Munakkaya Egg Curry/Drumstick Egg Curry
eggcurry.duck-egg|Hanser Dimer Dalna/Duck Egg Curry/Hanser Dimer Jhol/Tharavu Mutta Curry/Haah Koni Curry/Hanser Dim Kosha
eggcurry.quail-egg|Quail Egg Curry/Kaada Mutta Curry
~eggcurry.anda.-.punjabi|Egg Drop Curry/Udachu Vitta Muttai Kuzhambu/Mutta Udachathu|Baida Curry/Egg Salan|Egg Thokku/Muttai Thokku|Dim Posto|Egg Bhurji Curry|Omelette Curry/Omelette Kuzhambu/Dimer Omelette er Jhol/Omelette er Jhol
keema.mutton-keema-matar|Keema Matar/Mutton Keema Matar/Keema Mutter
keema.mutton-keema.-.punjabi|Keema/Mutton Keema/Keema Masala/Keema Curry/Keema Punjabi
keema.mutton-keema-aloo|Aloo Keema/Mangshor Keema
keema.mutton-keema-methi|Keema Methi
keema.mutton-keema-palak|Palak Keema
keema.mutton-keema.-.hyderabadi|Hyderabadi Keema/Khatta Keema/Dum ka Keema
keema.mutton-keema.-.parsi|Parsi Kheema/Kheema Salli
keema.mutton-keema.-.bohri|Bohri Keema/Bohri Smoked Keema/Kheema Samosa Filling Bohri
keema.mutton-keema.-.kerala|Erachi Kothu/Kothu Irachi/Kerala Keema
keema.mutton-keema.-.chettinad|Kothu Kari/Kothukari Kuzhambu/Chettinad Keema
keema.mutton-keema.-.kashmiri|Kashmiri Keema Curry
keema.mutton-keema.-.awadhi|Awadhi Keema
keema.chicken-keema|Chicken Keema/Murgh Keema/Chicken Mince Curry
keema.chicken-keema-matar|Chicken Keema Matar
keema.mutton-keema-kaleji|Keema Kaleji
keema.mutton-keema-karela|Keema Karela
keema.mutton-keema-bhindi|Keema Bhindi
keema.mutton-keema-shimla-mirch|Keema Shimla Mirch
keema.mutton-keema-chana-dal|Keema Chana Dal
keema.mutton-keema-gobi|Gobi Keema Mutton
keema.anda-mutton-keema|Egg Keema/Anda Keema
keema.mutton-keema-hara-pyaz|Hare Pyaz ka Keema
porkduck.pork.-.vindaloo|Pork Vindaloo/Pork Vindalho/Vindalho/Goan Pork Vindaloo/Carne de Vinha d'Alhos
porkduck.pork.-.coorg|Pandi Curry/Coorg Pork Curry/Pandi Kari/Coorgi Pork/Kodava Pandi Curry
porkduck.pork.-.goan|Pork Sorpotel/Sorpotel/Sarapatel/Pork Solantulem/Goan Pork Curry/Pork Amsol/Feijoada/Feijoada Goan/Sorpotel Goan/Cabidela/Pork Cabidela/Solantulem/Pork Bafat Goan/Aad Maas/Feijoada de Porco/Cozido/Sarpatel
porkduck.pork.-.mangalorean|Pork Bafat/Dukra Maas/Dukramas/Mangalorean Pork/Bafat/Dukra Maas Mangalore/Pork Bafad
porkduck.pork.-.assamese|Gahori Curry/Assamese Pork/Gahori Mangxo/Gahorir Mangxo
porkduck.pork.-.mizo|Mizo Pork/Vawksa Mizo
porkduck.pork.-.khasi|Dohkha/Khasi Pork
porkduck.pork.-.manipuri|Manipuri Pork/Oksa Thongba/Eromba Pork/Oak Thongba/Ok Thongba
porkduck.pork.-.nagaaxone|Naga Pork Axone
porkduck.pork.-.nagabamboo|Naga Pork Curry/Naga Pork/Pork With Bamboo Shoot/Raja Mircha Pork/Naga Pork With Dry Bamboo Shoot
porkduck.pork-bamboo-shoot|Pork in Bamboo Shoot/Gahori Bah Gaj/Gahorir Bah Gaj/Pork Khorisa
porkduck.pork.-.syrian|Pork Ularthiyathu/Kerala Pork Roast/Panni Ularthiyathu/Kerala Pork Fry/Panniyirachi Ularthiyathu
porkduck.pork.-.xacuti|Pork Xacuti
porkduck.pork.-.sikkimese|Phagshapa/Phaksha Pa/Phagshapa Sikkim/Sikkimese Pork/Pork Phagshapa/Phaksha/Phagshaphu
porkduck.pork.-.tripuri|Tripuri Pork/Wahan Tripuri
porkduck.pork.-.arunachali|Arunachali Pork/Lukter Pork/Pork Arunachal
porkduck.smoked-pork|Smoked Pork Curry/Smoked Pork/Sha Phaley Pork/Wak Brenga/Do-o Brenga/Brenga
porkduck.chorizo|Goan Sausage Curry/Chorizo Curry/Chouris Pao/Chouriço Chilli Fry/Choris Pao/Goan Chorizo/Chourico Pao/Goan Sausage Pulao Curry/Ros Choris/Chouris Curry/Choris Chilli Fry/Chorizo Pao/Chourico
porkduck.duck.-.kerala|Tharavu Curry/Kerala Duck Curry/Duck Curry/Tharavu Varuthathu/Duck Mappas/Tharavu Mappas
porkduck.duck.-.syrian|Duck Roast/Tharavu Roast/Kerala Duck Roast/Syrian Duck Roast/Tharavu Roast Kuttanad/Kuttanad Duck Roast
porkduck.duck.-.kuttanad|Kuttanadan Tharavu/Kuttanad Duck Curry/Kuttanadan Duck Curry/Kuttanadan Tharavu Curry
porkduck.duck.-.assamese|Hanhor Mangxo Curry/Assamese Duck Curry/Haah Mangxo/Haahor Mangxo/Hanh Mangxo
porkduck.duck.-.kosha|Hanser Mangsho/Hans Kosha/Hanser Mangsho Kosha
porkduck.duck.-.ishtu|Duck Stew Kerala
porkduck.duck.-.manipuri|Nganu Thongba/Nganu Thongba Manipuri
porkduck.quail|Quail Curry/Bater Curry/Kaadai Masala/Bater Masala/Bataer Curry/Teetar Curry/Kamju Pitta Vepudu/Kamju/Khad Bater/Kaada Curry
~porkduck.pork.-.goan|Leitao/Roast Suckling Pig|Pork Assado/Assado de Bife/Assado|Tongue Roast/Roulade Goan|Pork Indad/Indad Mangalorean|Pork Chilli Fry
dryroast.chicken.-.kerala|Kerala Chicken Roast/Chicken Roast/Kozhi Varuthathu/Nadan Kozhi Roast/Kozhi Roast/Chicken Ularthiyathu/Nadan Kozhi Varuthathu/Kozhi Ularthiyathu/Chicken Perattu/Kozhi Porichathu/Kozhi Porichathu Kerala/Chicken Perattu Kerala/Kozhi Varattiyathu/Chicken Varattiyathu/Kozhi Perattu
dryroast.chicken.-.chettinad|Chettinad Chicken Roast/Chettinad Pepper Chicken/Kozhi Varuval/Pepper Chicken Dry/Kozhi Milagu Varuval/Chettinad Kozhi Varuval/Chicken Varuval/Chicken Chukka/Kozhi Chukka/Nattu Kozhi Varuval/Chicken Pepper Fry/Kozhi Melagu Varuval
dryroast.chicken.-.andhra|Kodi Vepudu/Andhra Chicken Fry/Andhra Chilli Chicken/Chicken Vepudu/Andhra Kodi Vepudu/Natu Kodi Vepudu/Kodi Iguru/Mirapakaya Kodi/Pachi Mirapakaya Kodi
dryroast.chicken.-.gheeroast|Kundapur Ghee Roast Chicken Dry/Mangalore Chicken Ghee Roast
dryroast.chicken.-.sukka|Chicken Sukka Dry
dryroast.chicken.-.coorg|Koli Barthad/Coorg Chicken Fry
dryroast.mutton.-.kerala|Erachi Ularthiyathu Mutton/Mutton Roast/Beef Fry/Mutton Ularthiyathu/Beef Roast/Kerala Beef Fry/Irachi Ularthiyathu/Aattirachi Ularthiyathu/Mutton Fry/Pothu Ularthiyathu/Kerala Mutton Roast/Beef Ularthiyathu Dry/BDF/Beef Dry Fry/Erachi Varattiyathu/Irachi Varattiyathu/Kerala Beef Roast/Buff Fry/Pothirachi Ularthiyathu
dryroast.mutton.-.chettinad|Mutton Chukka Chettinad/Mutton Varuval/Mutton Pepper Fry/Uppu Kari/Aattu Kari Varuval/Uppu Kari Chettinad/Mutton Sukka Varuval/Kari Varuval/Mutton Milagu Varuval/Mutton Uppu Kari
dryroast.mutton.-.andhra|Mamsam Vepudu/Mutton Vepudu/Andhra Mutton Fry/Mamsa Vepudu/Uppu Chapa/Mamsam Iguru
dryroast.mutton.-.coorg|Erachi Barthad/Yerchi Barthad/Coorg Mutton Fry
dryroast.mutton.-.madurai|Madurai Mutton Sukka/Madurai Mutton Chukka Varuval
dryroast.mutton.-.telangana|Telangana Mutton Fry/Ulli Mamsam/Ankapur Fry/Vetamamsam Vepudu
dryroast.prawn.-.kerala|Chemmeen Ularthiyathu/Kerala Prawn Roast/Chemmeen Roast/Prawn Roast/Chemmeen Varattiyathu/Kuttanadan Konju Roast/Konju Roast/Chemmeen Ularthu
dryroast.prawn.-.chettinad|Eral Varuval/Prawn Varuval/Prawn Pepper Fry/Prawn Chukka/Iral Varuval/Eral Pepper Fry
dryroast.prawn.-.andhra|Royyala Vepudu Roast
dryroast.squid|Koonthal Roast/Kanava Varuval/Squid Roast/Koonthal Ularthiyathu/Kanava Roast/Squid Pepper Fry/Koonthal Ularthu/Squid Ularthiyathu
dryroast.mussels|Kallumakkaya Ularthiyathu/Mussel Roast/Kallumakkaya Roast/Kadukka Varattiyathu/Kallumakkaya Varattiyathu
dryroast.clams|Kakka Roast/Kakka Irachi Roast/Kakka Irachi Ularthiyathu/Kakka Ularthiyathu
dryroast.crab|Crab Roast/Njandu Roast/Nandu Varuval/Crab Ghee Roast/Nandu Roast/Crab Pepper Fry/Kerala Crab Roast
dryroast.kaleji|Kaleji Fry/Liver Fry/Mutton Liver Fry/Eeral Varuval/Tawa Kaleji/Eeral Fry/Eeral Pepper Fry/Mutton Liver Roast/Karal Fry
dryroast.chicken-liver|Chicken Liver Fry/Kozhi Eeral Varuval/Chicken Liver Roast/Kozhi Karal Fry
dryroast.pork|Pork Roast/Kerala Pork Dry/Pork Fry/Coorg Pork Fry/Pandi Barthad/Pork Pepper Fry/Pork Dry Fry
dryroast.anda|Egg Roast Dry/Muttai Roast/Egg Pepper Fry/Egg Fry Masala
dryroast.quail|Kaadai Roast/Quail Roast/Kaadai Varuval/Quail Fry/Kaada Fry/Bater Roast
dryroast.duck|Duck Fry/Tharavu Fry/Duck Pepper Roast/Tharavu Ularthiyathu
dryroast.chaamp|Chops Roast/Mutton Chops Fry/Mutton Chops Pepper Fry/Mutton Chops Chettinad
~dryroast.chicken.-.kerala|Chicken Kondattam/Chicken Kondattam Kerala|Chicken Coconut Fry/Kozhi Thenga Varuthathu|Kizhi Kozhi
~dryroast.chicken.-.chettinad|Bamboo Chicken Araku/Bongulo Chicken/Bongu Chicken|Chintamani Chicken/Sinthamani Chicken/Sindhamani Chicken|Chicken Uppu Kari|Naatu Kozhi Roast
haleem.mutton.haleem|Haleem/Mutton Haleem/Hyderabadi Haleem/Daleem/Gosht Haleem/Hyderabadi Mutton Haleem
haleem.chicken.haleem|Chicken Haleem/Murgh Haleem
haleem.mutton.khichda|Khichda/Khichra/Mutton Khichda/Bohri Khichda/Bohra Khichda
haleem.mutton.dalcha|Dalcha/Mutton Dalcha/Hyderabadi Dalcha/Dalcha Gosht
haleem.mutton.harees|Harees/Harissa/Kashmiri Harissa/Alisa/Alsa Malabar
haleem.soya-chunks.haleem|Veg Haleem/Soya Haleem
haleem.mixed-veg|Veg Dalcha/Vegetable Dalcha/Lauki Dalcha/Vegetable Haleem/Kaddu ka Dalcha
buttermilkcurry.safed-petha.mor-kuzhambu|Mor Kuzhambu
`
