/** Reminders that contain words for a need but need no vendor: stories, names, places, times, chores, messages. */
export const nearMisses = `
piece of cake, finish the puzzle
train the new intern on tally
of course remember to smile
bank wali gali me ramesh se milna
light jaane se pehle homework khatam karna
play a doctor in the school drama rehearsal
drop a mail to hr
table of 13 yaad karna
match the colours in the worksheet
gym ke baad mummy ko call
hospital ke samne sharma ji khade milenge
pooja ko call karna
return roshni's book
neha ko exam ke liye best of luck bolna
papa se puchna flight kab land hogi
dream about a beach holiday
chawal bhigo dena
dahi jamana raat ko
charge phone before bed
switch off the light and fan
ac band karna so jaane se pehle
gas band karna
lock the door
call rahul after class
read 20 pages of the book
walk the dog at 7
feed the cat
iron my shirt
wash the car myself
brush teeth twice
kids ko school chhodna 8 baje
bus itna hi karna hai aaj
बस इतना याद रखना कि शांत रहना है
दूध उबालना
ट्रेन वाली कहानी लिखनी है
गैस बंद करना सोने से पहले
prepare slides for bank client
review the insurance website code
congratulate riya on her new flat
ask mom about her doctor visit
tell bhaiya the cake was great
movie ki story likhni hai
sona hai jaldi 10 baje
सोना है जल्दी
rose at 5 and meditate
medicine band kar di hai note karna
fridge mein khana rakhna
put phone on charging
don't order pizza this week
stop watching netflix
bill bhar diya hai receipt file me rakhna
press conference at 3 notes
paint with kids in evening
class monitor list banana
kapde sukhane daalna
kapde utaarna chhat se
bartan dhona
mandir mein diya jalana
table saaf karna
plants ko paani dena
naha lena jaldi
bachon ko kahani sunana
remind papa to take rest
mom's birthday, wish her first
ring the bell thrice
park the car inside
send birthday wishes to boss
upload photos to drive
delete old photos
photo group mein bhejna
phone silent pe rakhna
laptop ghar le jana
car ki chabi drawer me rakhna
keep umbrella in bag
help beta with homework
call school friend
make tea for guests
chai banana
roti banana
dudh garam karna
तुलसी में दिया जलाना
कपड़े सुखाना
दादी को कहानी सुनाना
मोबाइल साइलेंट पर रखना
rajma bhigona raat ko
practice guitar chords
stretch for 10 min
heart to heart talk with wife
check email for exam result mail of cousin
fees of freedom is courage, note for speech story
catch the last train of thought in the essay
green light from boss on the plan
salon wali aunty ko hello bolna
lunch ke baad thoda walk
bhai se poochna movie kaisi thi
note down gate number of the parking
call chachi before she leaves for the temple
sugar kam khana hai aaj se
स्कूल के सामने वाली गली में मिलना
डॉक्टर वाली कहानी बच्चों को सुनाना
बैंक के पीछे खड़े रहना
papa ko BP ki dawai yaad dilana
talk to riya about her course
tell the kids a train story
message priya on her wedding anniversary
keep the passport in the locker drawer story
learn the table of 17 by heart
don't buy anything online this month
netflix kam dekhna hai
insta pe photo dalna
write thank you note to doctor aunty
file ka naam badalna bank wale folder me
bus stop pe 8 baje milna
class ka monitor kaun hai puchna
mummy ki dawai ka time 9 baje, unhe yaad dilana
light cooking tonight, no oil
car pooling group me message karna
cake recipe video dekhna
gift wrap karna raat ko
train jaisi lambi line thi, blog likhna
डॉक्टर साहब को धन्यवाद कहना
मूवी की कहानी भाई को बतानी है
phone kam chalana, neend puri karna
maa se recipe puchni hai kheer ki
gym bag dryer se nikalna
keep bank passbook inside almirah
baarish me chhata leke jana
exam me all the best to kabir
walk to the temple and back
पौधों में पानी देना शाम को
bahar mat khana is hafte
dr sharma ke ghar shaadi me jana hai
cousin ki train 4 baje pahunchegi, ghar pe rehna
`
