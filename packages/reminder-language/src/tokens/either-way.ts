/**
 * Words for days that are as far behind as ahead, by how they begin: 'kal' is yesterday as well as tomorrow, and
 * 'parso' the day before as well as the one after. Test with them only a word that names a day.
 */
export const eitherWay = /^kal|^k[al]+$|^par|^prs|^[nt]arso|^कल|^पर|^नरसो|^کل|^پر|^કાલ|^কাল|^ਕੱਲ/
