import type { Vocabulary } from './words.ts'

export const health = {
  doctor: {
    says: `
      doctor+ | physician | clinic | hospital+ | specialist | paediatrician | pediatrician | gynaecologist | gynec |
      gynae | cardiologist | dermatologist | skin doctor | orthopedic | ent | opd | consultation | vaccin+ |
      vaccination+ | teeka | immunisation | immunization | health check up | bukhar | aspatal | hakim | vaidya |
      physiotherap+ | physio | therapist | counsell+ | डॉक्टर | डाक्टर | अस्पताल | टीका | बुखार | इलाज | operation+ |
      surgery | ऑपरेशन | आपरेशन | वैक्सीन | टीके | क्लिनिक | cataract | motiyabind | मोतियाबिंद | neurologist |
      urologist | oncologist | psychiatrist | psychologist | diabetologist | nephrologist | pulmonologist | homeopath+ |
      homoeopath+ | ayurved+ | bachchon ka doctor | haddi wale doctor | skin specialist | bp check | bp checkup |
      sugar checkup | pregnancy checkup | second opinion | flu shot | polio drop+ | booster dose | tikakaran | ilaj |
      fracture | plaster | stitches removed | dressing change | dialysis | chemo+ | piles | migraine | sprain |
      motion sickness | loose motion | dast | ulti | vomiting | khansi | jukam | dengue | malaria | typhoid | jaundice |
      piliya | pet dard | kamar dard | back ache | backache | stomach ache | headache | ear ache | earache |
      sore throat | chest pain | seene me dard | gala kharab | follow up with dr | ivf | delivery date |
      due date check | डॉ | हकीम | वैद्य | खांसी | जुकाम | उल्टी | टीकाकरण | फिजियो | हड्डी | प्लास्टर |
      sonography doctor | ecg | chakkar aa | saans phool | saans lene me | breathless+ | breathing problem | allergy |
      skin allergy | dermat+ | gynac | pediatric+ | ortho | vaccine+ | jab | doc appointment | doc se | doc ko |
      get checked by doctor | mole | skin check
    `,
    things: `
      ghutna | ghutne | kamar | seena | sar | sir dard | kaan | gala | gale | pair | haath | kandha | gardan | peeth |
      haddi | knee | back | stomach | tummy | ear | throat | skin | rash | shoulder | neck | ankle | chest | heart |
      dil | bp | sugar | thyroid | pimple+ | acne | dandruff | mole | lump | gaanth | घुटन+ | कमर | पेट | सीने | सिर |
      कान | गला | गले | पैर | हाथ | कंधे | गर्दन | पीठ | दिल | त्वचा | शुगर | kidney | liver | sugar level | joint+ |
      dr | drs
    `,
    acts: ['see', 'book'],
    hints: `
      appointment | checkup | check up | fever | cough | pain | dard | back pain | दर्द | जांच | shot |
      injection | sardard | sar dard | चेकअप | papa | dadi | nani | baby | dikhana | dikhani | दिखाना | दिखाने |
      dikha | report+ | check karana | follow up | visit | clinic visit
    `,
  },
  dentist: {
    says: `
      dentist+ | dental | tooth | teeth | root canal | braces | daant+ | dant doctor | दांत | toothache | cavity |
      cavities | filling in tooth | wisdom tooth | rct | dant ka | dant me | dant dard | daad | dadh me | masood+ |
      gum bleeding | gums | denture+ | retainer | teeth clean+ | scaling | orthodont+ | invisalign | molar | दाढ़ |
      मसूड़+ | डेंटिस्ट | tooth pain | dental clean+ | dat me dard | दांतों | dadh | akal dadh | अक्ल दाढ़
    `,
    hints: `
      dard | cleaning | pain
    `,
  },
  eyes: {
    says: `
      spectacles | eye test | eye check+ | eye doctor | optician | contact lens+ | contact lenses | chashma+ |
      chasma+ | ophthalmologist | चश्मा | मोतियाबिंद | चश्मे | eye specialist | eye hospital | eye clinic |
      eye number | lenskart | nazar ka chashma | chashme ka number | chasme ka number | power of specs |
      power check | glasses broke | reading glasses | new glasses | retina | glaucoma | blurry | blurred |
      dhundhla | dhundla | frame toot | eye drops prescription | netra | नेत्र | चश्म+ | धुंधला | नजर का |
      power glasses | bifocal | cataract | lasik | eye power | chasma ka number | chashme ka number check
    `,
    things: `
      eye | eyes | aankh | lens | lenses | specs | nazar | आंख | आंखों | नजर
    `,
    acts: ['see', 'fix', 'done', 'buy'],
    hints: `
      glasses
    `,
  },
  medicine: {
    says: `
      medicine+ | medicines | pharmacy | chemist | prescription | refill | dawai+ | davaiyan | insulin | syrup |
      inhaler | medical store | दवा | दवाई | दवाइयां | गोली | paracetamol | crocin | dolo | metformin | telma |
      thyronorm | eltroxin | antibiotic+ | ors | cough syrup | eye drops | ointment | bandage | band aid | bp monitor |
      glucometer | test strips | sugar strips | thermometer | sanitary pads | calcium tablets | pharmeasy | 1mg |
      netmeds | apollo pharmacy | medical shop | medical se | prescription refill | malham | marham | aushadhi | औषधि |
      मेडिकल | इंसुलिन | सिरप | गोलियां | दवाइय+ | nebuliser | nebulizer | protein powder | meds | medcine | dawa+ |
      dvai | insulin pen | bp ki goli | sugar ki goli | steam inhaler | pain killer+ | painkiller+ | gas ki goli |
      ayurvedic churna | churan | first aid
    `,
    things: `
      tablet | tablets | goli | goliyan | patta | patte | strip | strips | capsule | capsules | drops | cream |
      pads | bp machine | thairoid | thyroid
    `,
    acts: ['buy'],
    hints: `
      dose | capsule+ | vitamin+ | bp | sugar | khatam | mahine ki | b12 | vitamin d
    `,
  },
  labtest: {
    says: `
      blood test | lab test | pathology | x ray | xray | mri | ct scan | ultrasound | sonography | thyroid test |
      sugar test | lipid profile | full body check+ | health check+ | test report | khoon ki jaanch | ब्लड टेस्ट |
      खून की जांच | sugar check karva+ | hba1c | cbc | urine test | stool test | lft | kft | ecg test | echo test |
      tmt | mammogram | bone density | biopsy | endoscopy | pft | vitamin test | lab report+ | reports collect |
      report lana | report leni | report lene | lab se report | sample collection | sample dena | sample dene |
      khali pet | empty stomach | fasting sugar | blood sample | master health check | lal path | lalpath+ | thyrocare |
      metropolis | sonograph+ | ultra sound | pregnancy scan | anomaly scan | dexa | खाली पेट | एक्सरे | एक्स रे |
      अल्ट्रासाउंड | सोनोग्राफी | एमआरआई | पैथोलॉजी | खून जांच | khun janch | blood sugar test | blood work |
      bloodwork | cholesterol | urine | peshab | sugar ki janch | sugar janch | full body | lipid | ecg | e c g | echo |
      ईसीजी | लिपिड | प्रोफाइल | सीटी स्कैन | ईको | शुगर टेस्ट | थायराइड टेस्ट | ब्लड | यूरिन टेस्ट
    `,
    hints: `
      test | report+ | fasting | sample | scan | blood | khoon | lab | jaanch | जांच | खून | collect | vitamin+ |
      vit d | b12 | body
    `,
  },
  fitness: {
    says: `
      gym | yoga | workout | zumba | pilates | crossfit | fitness | योग | जिम | cult | cultfit | gold gym | gym fees |
      gym trainer | personal trainer | aerobics | pranayam+ | surya namaskar | treadmill | dumbbell+ |
      weight loss program | dietician | dietitian | nutritionist | diet plan | diet chart | marathon registration |
      yog | yoga class+ | swim class | डाइट | वजन घटा+ | vajan kam | vajan ghata+ | akhada | jim | jim join
    `,
    things: `
      swimming | kasrat | trainer | exercise | membership | व्यायाम | weight | vajan
    `,
    acts: ['book', 'pay'],
    hints: `
      walk | run | running | marathon
    `,
  },
  vet: {
    says: `
      vet | veterinary | dog vaccin+ | pet food | dog food | cat food | pet clinic | pet grooming | dog grooming |
      rabies | रेबीज | dog walker | animal hospital | pashu | dog bath | dog trainer | pedigree | drools |
      royal canin | whiskas | cat litter | fish food | aquarium | pet boarding | dog boarding | kennel |
      pet shop | leash | anti rabies | deworming | deworm+ | janwar | doggy | doggo | labrador | beagle |
      indie dog | bird food | parrot | tota | पशु | पिल्ला | पिल्ले | बिल्ली | पालतू | कुत्त+ | pet ka |
      pet sitter | tick treatment | catfood | dogfood | grooming for
    `,
    things: `
      dog | cat | puppy | tommy | bruno | sheru | simba | leo | coco | rocky | kutta | kutte | kutiya | billi |
      tick | ticks | cow | gaay | gai | bhains | गाय | भैंस | cats | dogs | pup
    `,
    acts: ['see', 'done'],
    hints: `
      shot | injection | tick+ | food | grooming | shampoo
    `,
  },
} satisfies Record<string, Vocabulary>
