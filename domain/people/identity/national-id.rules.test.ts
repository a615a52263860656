import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  birthDateProblem,
  identityProblem,
  isNationalId,
  isTaxNumber,
  looksInvented,
  maskNationalId,
  nationalIdProblem,
  partyNumberProblem,
} from './national-id.rules.ts'

const valid = ['10000000146', '17291716060', '64211142102', '62345678900', '12345678950']
const negativeDifference = '19090909018'

const anyValid = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }),
    fc.integer({ min: 0, max: 99 }),
  )
  .map(([first, rest]) => {
    const stem = [first, ...rest].join('')
    return Array.from({ length: 100 }, (_, tail) => stem + String(tail).padStart(2, '0')).filter(isNationalId)
  })

test('ACC-27 the field names what is wrong with a national ID', () => {
  expect(nationalIdProblem('')).toBe('TC Kimlik No zorunludur')
  expect(nationalIdProblem('   ')).toBe('TC Kimlik No zorunludur')
  for (const text of [
    '1234567895',
    '123456789500',
    '1234567895a',
    '12345 78950',
    '１２３４５６７８９５０',
    '12345678950\n',
  ]) {
    expect(nationalIdProblem(text)).toBe('TC Kimlik No 11 haneli rakamlardan oluşmalıdır')
  }
  expect(nationalIdProblem('17291716050')).toBe('Geçerli bir TC Kimlik No giriniz')
  expect(nationalIdProblem('01234567890')).toBe('Geçerli bir TC Kimlik No giriniz')
  for (const text of valid) expect(nationalIdProblem(text)).toBeNull()
})

test('ACC-30 eleven digits, the first not 0', () => {
  expect(isNationalId('00000000000')).toBe(false)
  expect(isNationalId('01234567890')).toBe(false)
  expect(isNationalId('1000000014')).toBe(false)
  expect(isNationalId('100000001466')).toBe(false)
  expect(isNationalId('')).toBe(false)
})

test.each(valid)('ACC-31 ACC-32 %s is valid', (text) => {
  expect(isNationalId(text)).toBe(true)
})

test('ACC-31 AMB-35 a negative difference is taken to 0..9', () => {
  expect(isNationalId(negativeDifference)).toBe(true)
})

test('ACC-31 a wrong tenth digit is refused', () => {
  expect(isNationalId('17291716050')).toBe(false)
})

test('ACC-32 the last digit plus one is refused', () => {
  expect(isNationalId('10000000147')).toBe(false)
})

test('ACC-31 ACC-32 every nine digits have exactly one pair of check digits', () => {
  fc.assert(fc.property(anyValid, (numbers) => numbers.length === 1))
})

test('ACC-31 ACC-32 changing any one digit makes a valid number fail', () => {
  fc.assert(
    fc.property(
      anyValid,
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 1, max: 9 }),
      ([number], position, change) => {
        const digits = [...number!].map(Number)
        digits[position] = (digits[position]! + change) % 10
        return !isNationalId(digits.join(''))
      },
    ),
  )
})

test('ACC-30 no text at all makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => isNationalId(text) === false || /^[1-9][0-9]{10}$/.test(text)))
})

test('ACC-33 three local checks, in order', () => {
  const person = { tcKimlikNo: '10000000146', ad: 'Ayşe', soyad: 'Yılmaz', dogumYili: 1990 }
  const problem = (change: Partial<typeof person>) => identityProblem({ ...person, ...change }, 2026)
  expect(problem({})).toBeNull()
  expect(problem({ tcKimlikNo: '0123', dogumYili: 1 })).toBe('TC Kimlik No 11 haneli rakamlardan oluşmalıdır')
  expect(problem({ tcKimlikNo: '00000000146', dogumYili: 1 })).toBe('TC Kimlik No ilk hanesi 0 olamaz')
  for (const dogumYili of [1899, 2027, 1990.5, Number.NaN]) {
    expect(problem({ dogumYili })).toBe('Geçerli bir doğum yılı giriniz')
  }
  expect(problem({ dogumYili: 1900 })).toBeNull()
  expect(problem({ dogumYili: 2026 })).toBeNull()
})

test('ACC-30 ten identical digits pass the checksum and still look invented', () => {
  expect(isNationalId('11111111110')).toBe(true)
  expect(looksInvented('11111111110')).toBe(true)
  for (const text of valid) expect(looksInvented(text)).toBe(false)
})

test('a masked national ID shows its first three and last two digits', () => {
  expect(maskNationalId('12345678950')).toBe('123******50')
  expect(maskNationalId('1234')).toBe('****')
})

test('a tax number has one right last digit; a party’s number is checked as its length says', () => {
  const wrong = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'].filter((last) => isTaxNumber(`480123456${last}`))
  expect(wrong).toHaveLength(1)
  expect(isTaxNumber('1234567890')).toBe(true)
  expect(isTaxNumber('1234567891')).toBe(false)
  expect(partyNumberProblem('1234567891')).toBe('Geçerli bir vergi kimlik no giriniz')
  expect(partyNumberProblem('10000000147')).toBe('Geçerli bir TC Kimlik No giriniz')
  expect(partyNumberProblem('11111111110')).toBe('Geçerli bir TC Kimlik No giriniz')
  expect(partyNumberProblem('123')).toBe('TC Kimlik No 11, vergi kimlik no 10 rakamdan oluşur')
  expect([partyNumberProblem('10000000146'), partyNumberProblem('1234567890')]).toEqual([null, null])
})

test('a tenant is eighteen on the day of the contract, not a day earlier', () => {
  expect(birthDateProblem('2008-11-16', '2026-11-16')).toBeNull()
  expect(birthDateProblem('2008-11-17', '2026-11-16')).toBe('Kiracı en az 18 yaşında olmalıdır')
  expect(birthDateProblem('1899-12-31', '2026-11-16')).toBe('Geçerli bir doğum tarihi giriniz')
  expect(birthDateProblem('2026-11-17', '2026-11-16')).toBe('Geçerli bir doğum tarihi giriniz')
})
