/** The minus sign of typesetting, as wide as the plus and the digits; `Intl` writes a hyphen. */
export const minus = '−'

/** For the text of a figure: -5,00 becomes −5,00. */
export const withMinus = (figure: string) => figure.replace('-', minus)
