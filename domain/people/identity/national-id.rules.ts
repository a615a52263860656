const elevenDigits = /^[0-9]{11}$/

const sum = (digits: number[]) => digits.reduce((total, digit) => total + digit, 0)
// The difference for the tenth digit can be negative, and `%` alone would then refuse valid numbers (AMB-35).
const modulo10 = (value: number) => ((value % 10) + 10) % 10

/** Checks form and both check digits of a TC Kimlik No; does not tell whether such a person exists. */
export function isNationalId(text: string): boolean {
  if (!elevenDigits.test(text) || text.startsWith('0')) return false
  const digits = [...text].map(Number)
  const firstNine = digits.slice(0, 9)
  const odd = sum(firstNine.filter((_, index) => index % 2 === 0))
  const even = sum(firstNine.filter((_, index) => index % 2 === 1))
  return digits[9] === modulo10(7 * odd - even) && digits[10] === modulo10(sum(digits.slice(0, 10)))
}

const notElevenDigits = 'TC Kimlik No 11 haneli rakamlardan oluşmalıdır'

/** The error shown below the field, or null. */
export function nationalIdProblem(text: string): string | null {
  if (text.trim() === '') return 'TC Kimlik No zorunludur'
  if (!elevenDigits.test(text)) return notElevenDigits
  return isNationalId(text) ? null : 'Geçerli bir TC Kimlik No giriniz'
}

export interface IdentityClaim {
  tcKimlikNo: string
  ad: string
  soyad: string
  dogumYili: number
}

/** Local checks: claims that fail here are not sent to the verification service. */
export function identityProblem(claim: IdentityClaim, currentYear: number): string | null {
  if (!elevenDigits.test(claim.tcKimlikNo)) return notElevenDigits
  if (claim.tcKimlikNo.startsWith('0')) return 'TC Kimlik No ilk hanesi 0 olamaz'
  const { dogumYili } = claim
  if (!Number.isInteger(dogumYili) || dogumYili < 1900 || dogumYili > currentYear) {
    return 'Geçerli bir doğum yılı giriniz'
  }
  return null
}

/** Numbers such as 11111111110 satisfy the checksum but belong to nobody; they are typed to get past it. */
export const looksInvented = (text: string) => /^([0-9])\1{9}/.test(text)

/** 123******50. Texts that are not eleven digits are masked completely. */
export const maskNationalId = (text: string) =>
  elevenDigits.test(text) ? `${text.slice(0, 3)}******${text.slice(9)}` : '*'.repeat(text.length)

/** Vergi kimlik no: ten digits, the last one is a check digit. */
export function isTaxNumber(text: string): boolean {
  if (!/^[0-9]{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const total = digits.slice(0, 9).reduce((sofar, digit, index) => {
    const shifted = (digit + 9 - index) % 10
    // A non-zero multiple of nine counts as nine, zero as zero.
    const weighted = (shifted * 2 ** (9 - index)) % 9
    return sofar + (shifted !== 0 && weighted === 0 ? 9 : weighted)
  }, 0)
  return digits[9] === (10 - (total % 10)) % 10
}

/** Checks a person's or a company's number for a contract as registration checks persons; null when it is valid. */
export function partyNumberProblem(text: string): string | null {
  if (/^[0-9]{10}$/.test(text)) return isTaxNumber(text) ? null : 'Geçerli bir vergi kimlik no giriniz'
  if (!elevenDigits.test(text)) return 'TC Kimlik No 11, vergi kimlik no 10 rakamdan oluşur'
  return isNationalId(text) && !looksInvented(text) ? null : 'Geçerli bir TC Kimlik No giriniz'
}

export const adultAge = 18
const firstBirthYear = 1900

/** Checks the birth date of a contract party on the day of the contract; null when it is valid. */
export function birthDateProblem(date: string, today: string): string | null {
  const year = Number(date.slice(0, 4))
  if (year < firstBirthYear || date > today) return 'Geçerli bir doğum tarihi giriniz'
  const grown = `${year + adultAge}${date.slice(4)}`
  return grown > today ? `Kiracı en az ${adultAge} yaşında olmalıdır` : null
}
