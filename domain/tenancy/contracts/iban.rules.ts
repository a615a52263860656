/** Turkish IBANs: TR, two check digits, 22 digits. */
export const normalIban = (text: string) => text.replace(/\s/g, '').toUpperCase()

/** Computed digit by digit, because an IBAN exceeds the exact range of a number. */
const remainderBy97 = (digits: string) => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

export function isIban(text: string): boolean {
  const iban = normalIban(text)
  if (!/^TR\d{24}$/.test(iban)) return false
  // In the IBAN standard T is 29 and R is 27.
  return remainderBy97(`${iban.slice(4)}2927${iban.slice(2, 4)}`) === 1
}

/** For readers who do not pay into the account: TR33 •••• 1326 */
export const maskIban = (text: string) => `${normalIban(text).slice(0, 4)} •••• ${normalIban(text).slice(-4)}`

/** TR33 0006 1005 1978 6457 8413 26 */
export const showIban = (text: string) => normalIban(text).replace(/(.{4})(?=.)/g, '$1 ')
