/**
 * How one nature is made ready, by the form a dish wants: "kind minutes|sentence". `p` is work at the board, `c` at the
 * stove, `s` standing; `||` parts two steps; {m} is the ingredient's word, {drain} says where the liquor goes, `{many/one}` agrees with it, `any` serves the forms that are not named.
 */
export type Preparation = Record<string, string>
