/**
 * Reminders as people type them, each with its acceptable needs; a dash if no vendor is needed. Written together with
 * the rules: accuracy on unseen words is measured with `unseen.ts`.
 */
export const labelled = `
doctor | book doctor appointment for papa's knee on friday
doctor | mummy ka BP checkup karwana hai kal
doctor | take Aarav for vaccination at 10
doctor | dr mehta follow up visit monday 5 pm
doctor | physio session for shoulder
dentist | dentist at 4pm
dentist | daant ka doctor dikhana hai
dentist | root canal second sitting thursday
eyes | chashma banwana hai naya
eyes | eye test before license renewal
medicine | dadi ki dawai khatam ho rahi hai order karna
medicine | refill thyroid tablets
medicine | दवाई लेनी है रात को
labtest | fasting blood test tomorrow 7 am
labtest | collect MRI report from lab
labtest | thyroid test karwana hai
fitness | yoga class every morning 6
fitness | renew gym membership
vet | bruno ka vaccination vet ke paas
vet | buy dog food for tommy
flight | flight to goa on saturday 6 am
flight | web check in for indigo
flight | kal subah ki flight hai delhi ki
train | tatkal ticket book karna 10 baje
train | check PNR status for rajdhani
train | gaon jane ke liye train ticket
bus | book volvo bus to pune
cab | book cab for airport drop at 4am|cab flight
cab | uber book karna office party se
carservice | gaadi ki service karwani hai
carservice | car servicing due next week
carservice | bike ka puncture theek karwana
carservice | get PUC certificate
recharge | fastag recharge before trip
hotel | book hotel in jaipur for long weekend
hotel | homestay manali ke liye book karo
pg | flat dekhne jana hai andheri
legal | renew rent agreement with owner
eatingout | book a table for anniversary dinner
eatingout | team lunch at barbeque restaurant
fooddelivery | order pizza for movie night
fooddelivery | aaj khana order karna hai
fooddelivery | tiffin band karwana next week
groceries | sabzi lani hai shaam ko
groceries | buy milk and bread
groceries | atta aur chawal khatam
groceries | दूध और सब्जी लाना
groceries | monthly grocery order
cake | order birthday cake for riya
cake | mithai lena diwali ke liye
gift | buy gift for mom's birthday
gift | send rakhi to bhaiya
gift | शादी के लिए गिफ्ट लेना है
flowers | bouquet for valentine day
flowers | pooja ke liye phool lana|flowers puja
salon | haircut on sunday
salon | parlour appointment for facial
salon | baal katwane jana hai
plumber | nal tapak raha hai plumber bulana
plumber | kitchen sink leaking call someone
electrician | fan kharab hai electrician ko bulao
electrician | mcb trip ho raha hai check karwao
appliance | ac service before summer
appliance | washing machine repair guy coming
appliance | RO filter change
cleaning | deep cleaning before diwali
cleaning | bai ko paise dena|cleaning creditcard
pests | pest control for cockroaches
movers | packers and movers se baat karni hai
movers | house shifting on 30th
carpenter | carpenter ko almari theek karne bulana
carpenter | ghar ki putai karwani hai
laundry | suit dry clean ke liye dena
laundry | pick up blouse from tailor
courier | send documents by speed post
courier | amazon return pickup
legal | passport renewal appointment
legal | aadhaar address update
legal | driving licence renew karna
photo | wedding photographer final karna
puja | pandit ji ko satyanarayan katha ke liye bulana
puja | griha pravesh puja saman
wedding | caterer se menu fix karna shaadi ka
wedding | book banquet hall for sangeet
movie | movie tickets for saturday night
movie | coldplay concert tickets sale opens
streaming | cancel netflix subscription
sports | badminton court book for sunday
sports | turf booking with friends
electricity | bijli ka bill bharna hai
electricity | pay electricity bill before 15
recharge | mobile recharge jio
recharge | wifi bill due tomorrow
utilities | gas cylinder book karna
utilities | pay rent to landlord|utilities pg
utilities | society maintenance bharna hai
creditcard | hdfc credit card bill due
creditcard | rahul ko paise bhejne hai
bank | sbi jaake cheque jama karna
bank | SIP date for mutual fund
bank | home loan emi
insurance | car insurance renew
insurance | LIC premium bharna|insurance bank
tax | file ITR before july end
tax | ca ko form 16 bhejna
school | school fees bharni hai
school | PTM at DPS saturday 9am
tuition | maths tuition for kids at 5
tuition | guitar class
exam | NEET mock test
exam | download admit card
stationery | notebooks kharidna school ke liye|stationery school
clothes | buy new shoes for wedding
clothes | diwali ke kapde kharidne hai
electronics | buy new phone in sale
electronics | charger lena hai laptop ka
furnishing | mattress order karna
jewellery | dhanteras pe sona lena
baby | diapers order karo
- | call mom
- | standup meeting with team at 10
- | submit project report to boss
- | water the plants
- | drink water every hour
- | wake up at 6
- | call rahul about the presentation
- | mummy ko phone karna
- | finish reading chapter 4
- | meditate for ten minutes
- | send email to client
- | think about the new logo
- | soya hua dost ko uthana
- | team ko reply karna
- | मम्मी को फोन करना
`
