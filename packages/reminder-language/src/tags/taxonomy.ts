/**
 * The taxonomy, loaded separately from the reader. Matches whole words regardless of case; words in other scripts come
 * with their language.
 */
export const taxonomy: Readonly<Record<string, string>> = {
  health:
    'doctor dr dentist medicine medicines tablet pill dawai dawa dava hospital clinic checkup insulin vaccine vaccination injection yoga yog gym walk workout run meditation blood eye vitamin therapy appointment',
  bills:
    'bill bills rent emi recharge electricity bijli insurance premium sip tax fees fee invoice payment pay wifi challan hisab hisaab',
  family:
    'mom mummy maa papa dad kids kid children son daughter wife husband brother bhai behen beta beti bachche bachcho family birthday anniversary',
  shopping:
    'buy order shopping grocery groceries kharid kharidna kharidne lena doodh milk kirana gift amazon flipkart parcel courier',
  travel: 'flight train bus taxi ticket tickets tatkal airport station hotel passport visa trip travel yatra',
  work: 'meeting report office client project presentation email interview invoice assignment',
  food: 'lunch dinner breakfast cook khana tiffin paneer chai dahi',
  festival: 'diwali holi rakhi eid navratri dussehra puja christmas onam pongal lohri chhath',
  home: 'clean cleaning safai saaf geyser cylinder plumber electrician carpenter maid kachra garbage trash dishwasher fridge repair water plants',
}
