/** Needs described by the problem or occasion rather than by name. */
export const implicit = `
doctor | bukhar utar nahi raha chhote ka, kal dikha dena
doctor | follow up with the ortho about my knee on tuesday
doctor | get the mole on my back looked at
doctor | nani ki physiotherapy ka time lena
dentist | wisdom tooth hurting again, fix a slot
dentist | बच्चे के दाँतों में कीड़ा लग गया है
eyes | specs frame broke, get it fixed
eyes | पापा की आंखों की जांच करवानी है
medicine | inhaler almost over
medicine | BP ki goliyan khatam ho gayi
labtest | PCOD ke liye sonography karwani hai
labtest | cbc aur urine report uthani hai
fitness | join pilates near office
fitness | jim join krna h 1 tarikh se
vet | sheru ko injection lagwana hai
vet | kitten deworming due
flight | DEL to BLR on 14th evening, aisle seat, under 6k
flight | flt tkt bhubaneswar k liye dekhna
train | 3AC mein do seat chahiye chhapra jane ki
train | waiting clear hui kya check krna PNR
train | नानी के घर जाने का रेल टिकट कटाना है
bus | overnight sleeper bus to hyderabad, window side
cab | airport ke liye gaadi bol dena 3 baje
cab | need a ride to the station at 5
carservice | bullet start nahi ho rahi, mechanic dikhana
carservice | left mirror of the swift broken, get replaced
carservice | स्कूटी का पंचर बनवाना है
fuel | petrol reserve pe hai, bharwana
hotel | 2 nights in coorg with kids, something with pool
hotel | kasauli me rehne ka intezam
pg | 2bhk dhundhna hai metro ke paas 18k tak
pg | find a flatmate for the spare room
eatingout | take in-laws out for lunch sunday, pure veg place
eatingout | reserve a table at the rooftop for 6
fooddelivery | no energy to cook, get something delivered tonight
fooddelivery | aaj pizza mangwate hain
groceries | eggs and bread over
groceries | ghar me namak aur cheeni khatam
groceries | हरी मिर्च धनिया और नींबू लाना है
cake | pick up two kg motichoor laddoo
cake | cake 1 kg pineapple for papa retirement
gift | something for sister's anniversary, under 2000
gift courier | rakhi bhejni hai bhaiya ko
flowers | red roses for wife tomorrow morning
salon | beard trim before the interview
salon | bal bahut bade ho gaye, katwane hai
plumber | flush chal nahi raha 2 din se
plumber carpenter | bathroom ki tile se paani ris raha hai
electrician | drawing room ka pankha band pada hai
electrician | बार-बार एमसीबी गिर रही है
appliance | fridge freezer not cooling since yesterday
appliance | mixer jal gayi
appliance | washing machine paani nahi nikal rahi
cleaning | find new maid, old one left
cleaning | get sofa shampooed before guests
pests | chinti bahut ho gayi kitchen me, dawai chhidkwani hai
pests | rats in the store room
movers | need truck and 2 helpers for moving on 31st
carpenter | cupboard hinge loose, get it done
carpenter | living room repaint quote
laundry | trousers to be shortened by 2 inch
laundry | blouse silwana hai sangeet se pehle
laundry | jute ki sole nikal gayi mochi ko dena
courier | send the papers to Pune office by registered post
courier | myntra wala kurta return karna hai pickup lagana
legal | learner's licence slot
legal | notary from someone for the affidavit
legal | जाति प्रमाण पत्र बनवाना है
photo | family photo frame aur print karwani
puja | satyanarayan puja karwani hai agle mahine
puja groceries | lakshmi puja ka saman lana
wedding salon | mehendi wali ko advance dena, sangeet ka dj bhi
wedding | decoration for first birthday, theme jungle
movie | weekend me picture dekhne chalna hai, seat pehle se le lo
movie | arijit singh live, passes open friday noon
streaming | prime renew karna hai
sports | box cricket slot 8 to 10
electricity | MSEB bill last day tomorrow
recharge | mera net pack khatam, 239 wala dalwana
recharge | dth ka recharge nahi hua, tv band hai
utilities | kamre ka kiraya 5 tarikh tak dena
utilities | PNG gas bill due
creditcard | amex statement generated pay before 12th
creditcard cleaning | maid ki salary deni hai
bank | increase SIP by 2000
bank | pf withdrawal form submit
bank legal | papa ka life certificate jama karna bank me
insurance | two wheeler third party insurance lapsing
insurance | mediclaim ka premium
tax | advance tax 3rd instalment
tax | ITR bharna hai CA se
school | van aur school ki fees 10 tak
school | parent teacher meeting saturday, class 4
tuition | join french classes online
tuition | beta ke liye math ki tuition lagwani hai
exam | ssc ka form bharna last date 20
exam | download hall ticket for CUET
stationery | chart paper aur sketch pen lane hai
stationery | 3 long notebooks, fevicol
clothes | garam kapde lene hai bachchon ke
clothes | formal shoes for the interview, size 9
electronics | earphones kharab, naye lene hai
electronics | buy a mixer grinder in the sale
furnishing | double bedsheet and 2 pillows
furnishing | study table for chintu
jewellery | payal polish karwani hai
jewellery | mangni ki anguthi dekhni hai
baby | feeding bottle and wipes
doctor | chhoti ke kaan me dard, ENT ka number lagwana
medicine | ask the chemist if the eye drops have come
labtest | dadaji ka sugar test subah khali pet
fitness | zumba batch se pehle shoes nahi, bas membership renew
eyes | दादाजी का नया चश्मा बनवाना
flight | mumbai to delhi ki flight 12 ko, sasti wali
train | ticket home for diwali, sleeper ok, tatkal if needed
bus | shaam ki volvo pakadni hai nashik se
carservice | activa ki battery down, charge ya nayi
hotel | pushkar mele ke liye kamra, 2 raat
pg | paying guest dhundna koramangala
eatingout | sunday brunch with cousins, reserve for 8
groceries | dal chawal ka saman laana
fooddelivery | डोसा मंगवा लेंगे रात को
cake | sweets for office on salary day
plumber | kitchen ka nal band nahi hota
electrician | bulb aur holder badalwana hai stairs ka
appliance | tv pe lines aa rahi hain, warranty check
cleaning | diwali se pehle poore ghar ki safai
pests | termites in bookshelf, treatment
carpenter | darwaze ki kundi toot gayi
laundry | lehenga ki fitting theek karani darzi se
courier | documents courier to bangalore today
legal | marriage certificate ke liye appointment
salon | hair color and cut before party
wedding | कैटरिंग वाले से 200 लोगों का रेट लेना
movie | fighter movie 7 pm show, 3 tickets
sports | swimming pool slot for kids
electricity | bijli bill aaya hai 2340
recharge | broadband plan renewal airtel xstream
utilities | gas khatam, naya cylinder mangwana
creditcard | card ka due 18 ko hai, full bharna
bank | bhaiya ka education loan ka form bank se
insurance | scooter ka insurance expire 3 december
tax | file GST before 20th
school | nursery form dps aur ryan dono ka
tuition | spoken english class join karna
exam | board ka admit card school se lena
stationery | drawing book and crayons for munni
clothes | nayi saree leni hai teej ke liye
electronics | laptop stand and mouse
jewellery | सोने की चेन बनवानी है
doctor | rash on arm again, show to skin doc
medicine | papa ki sugar wali tablet mangwa do
labtest | mri slot milega kya thursday, puchna lab se
vet | मोती को टीका लगवाना है, कुत्ते वाला
flight | book return flights for the Jaipur wedding
train | rajdhani mein do berth, 18 ki raat
cab | rickshaw for school drop from monday
carservice | gaadi ka pollution khatam ho gaya
hotel | airbnb near baga, four of us, new year
pg | makaan malik se naya flat dekhne ki baat
eatingout | dinner outside with parents on their 30th
groceries | maggi, bread, amul butter, anda 1 tray
cake | rasgulle 2 kilo bade wale
gift | best friend ki shaadi ka tohfa
plumber | basin choked, water not going
electrician | inverter ki battery pani maang rahi, bula lo kisi ko
appliance | microwave sparking, get it checked
pests | machhar bahut ho gaye, spray karwana hai
carpenter plumber | wall seepage and repainting
laundry | coat dry cleaning from last week pick it up
legal | पासपोर्ट बनवाना है बेटी का
puja | ganesh chaturthi ke liye murti aur pandit
photo | shaadi ki photography ka advance
movie | बच्चों को सर्कस दिखाना
utilities | रसोई गैस खत्म, बुक करो
recharge | postpaid bill 499 jio
bank | mutual fund ki kist badhani hai
bank | ghar ke loan ki EMI 5 ko
tuition school | tuition sir ko is mahine ki fees
exam | NDA form last date
clothes | woolen socks and thermals for the trip
electronics | bluetooth speaker under 2000
furnishing | parde badalne hain, naap lekar order
jewellery | behen ki chudiyan tut gayi, nayi leni
`
