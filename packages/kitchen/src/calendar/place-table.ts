/** One place per line: state|region|produce zone|common names of its cities. */
export const placeTable = `
Maharashtra|West|west|mumbai,bombay,pune,poona,nagpur,nashik,thane,navi mumbai,aurangabad,chhatrapati sambhajinagar,kolhapur,solapur
Goa|West|west|panaji,panjim,margao,vasco
Gujarat|West|west|ahmedabad,surat,vadodara,baroda,rajkot,gandhinagar,bhavnagar,jamnagar
Rajasthan|West|north|jaipur,jodhpur,udaipur,kota,ajmer,bikaner
Delhi|North|north|new delhi,dilli,ncr
Haryana|North|north|gurugram,gurgaon,faridabad,panipat,ambala,rohtak
Punjab|North|north|ludhiana,amritsar,jalandhar,patiala,chandigarh,mohali
Uttar Pradesh|North|north|lucknow,kanpur,noida,ghaziabad,varanasi,banaras,agra,prayagraj,allahabad,meerut,gorakhpur
Uttarakhand|North|north|dehradun,haridwar,nainital,rishikesh
Himachal Pradesh|North|north|shimla,dharamshala,manali,mandi
Jammu and Kashmir|North|north|srinagar,jammu,kashmir
Ladakh|North|north|leh,kargil
Madhya Pradesh|Central|north|bhopal,indore,gwalior,jabalpur,ujjain
Chhattisgarh|Central|north|raipur,bilaspur,bhilai
West Bengal|East|east|kolkata,calcutta,howrah,siliguri,durgapur,asansol,darjeeling
Odisha|East|east|orissa,bhubaneswar,cuttack,puri,rourkela,sambalpur
Bihar|East|east|patna,gaya,muzaffarpur,bhagalpur,darbhanga
Jharkhand|East|east|ranchi,jamshedpur,dhanbad,bokaro
Assam|Northeast|east|guwahati,dibrugarh,silchar,jorhat
Sikkim|Northeast|east|gangtok
Nagaland|Northeast|east|kohima,dimapur
Meghalaya|Northeast|east|shillong,tura
Tripura|Northeast|east|agartala
Arunachal Pradesh|Northeast|east|itanagar,tawang
Mizoram|Northeast|east|aizawl
Manipur|Northeast|east|imphal
Tamil Nadu|South|south|chennai,madras,coimbatore,madurai,tiruchirappalli,trichy,salem,tirunelveli
Puducherry|South|south|pondicherry
Kerala|South|south|kochi,cochin,thiruvananthapuram,trivandrum,kozhikode,calicut,thrissur,kollam,kannur
Karnataka|South|south|bangalore,bengaluru,mysore,mysuru,mangalore,mangaluru,hubli,hubballi,belagavi
Telangana|South|south|hyderabad,secunderabad,warangal,nizamabad
Andhra Pradesh|South|south|visakhapatnam,vizag,vijayawada,guntur,tirupati,nellore,kakinada
`
