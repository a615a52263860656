const sum = (digits: number[]) => digits.reduce((total, digit) => total + digit, 0)

/**
 * Appends the two check digits to the nine digits. Each test person needs their own number, because a number can have
 * only one account.
 */
export function nationalId(firstNine: number): string {
  const digits = [...String(firstNine)].map(Number)
  const odd = sum(digits.filter((_, at) => at % 2 === 0))
  const even = sum(digits.filter((_, at) => at % 2 === 1))
  digits.push((((7 * odd - even) % 10) + 10) % 10)
  digits.push(sum(digits) % 10)
  return digits.join('')
}
