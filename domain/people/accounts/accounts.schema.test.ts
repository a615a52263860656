import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  currentUser,
  identityCall,
  loginForm,
  passwordChange,
  passwordTooShort,
  profileForm,
  registerCall,
  registerForm,
  registerStepOne,
  resetForm,
  userDocument,
  userTypes,
} from './accounts.schema.ts'

const year = 2026

/** The error messages of one field. */
const problems = (schema: z.ZodType, value: unknown, field: string) =>
  schema
    .safeParse(value)
    .error?.issues.filter((issue) => issue.path[0] === field)
    .map((issue) => issue.message) ?? []

const emailOf = (length: number) => {
  // A domain label has at most 63 characters, so a long address needs several.
  const tail = `@${`${'d'.repeat(60)}.`.repeat(3)}com`
  return `${'a'.repeat(length - tail.length)}${tail}`
}

describe('login form', () => {
  const form = { email: 'ayse@ornek.com', password: 'sifre', remember: true }
  const check = (change: object, field: string) => problems(loginForm, { ...form, ...change }, field)

  test('ACC-06 each field says the one thing that is wrong', () => {
    expect(check({}, 'email')).toEqual([])
    expect(check({ email: '' }, 'email')).toEqual(['Email adresi gereklidir'])
    expect(check({ email: '   ' }, 'email')).toEqual(['Email adresi gereklidir'])
    for (const email of ['ayse', 'ayse@', '@ornek.com', 'ayse@ornek', 'ay se@ornek.com']) {
      expect(check({ email }, 'email')).toEqual(['Geçerli bir email adresi giriniz'])
    }
    expect(check({ password: '' }, 'password')).toEqual(['Şifre gereklidir'])
  })

  test('ACC-06 255 characters are taken, 256 are not', () => {
    expect(check({ email: emailOf(255) }, 'email')).toEqual([])
    expect(check({ email: emailOf(256) }, 'email')).toEqual(['En fazla 255 karakter girilebilir'])
    expect(check({ password: 'a'.repeat(255) }, 'password')).toEqual([])
    expect(check({ password: 'a'.repeat(256) }, 'password')).toEqual(['En fazla 255 karakter girilebilir'])
  })

  test('ACC-12 the address is trimmed and lower-cased, the password is left as typed', () => {
    expect(loginForm.parse({ email: ' A@B.com ', password: ' Şifre ' })).toEqual({
      email: 'a@b.com',
      password: ' Şifre ',
      remember: false,
    })
  })
})

describe('registration form', () => {
  const stepOne = {
    firstname: 'Ayşe',
    lastname: 'Yılmaz',
    email: 'ayse@ornek.com',
    password: 'x',
    tcKimlikNo: '10000000146',
    dogumYili: '1990',
  }
  const form = { ...stepOne, userType: 'landlord' }
  const check = (change: object, field: string) => problems(registerForm(year), { ...form, ...change }, field)

  test.each([
    ['firstname', 'Ad alanı zorunludur'],
    ['lastname', 'Soyad alanı zorunludur'],
  ])('ACC-24 %s', (field, empty) => {
    expect(check({ [field]: '' }, field)).toEqual([empty])
    expect(check({ [field]: '  ' }, field)).toEqual([empty])
    expect(check({ [field]: 'a'.repeat(255) }, field)).toEqual([])
    expect(check({ [field]: 'a'.repeat(256) }, field)).toEqual(['En fazla 255 karakter girilebilir'])
  })

  test('ACC-25 e-mail', () => {
    expect(check({ email: '' }, 'email')).toEqual(['E-posta alanı zorunludur'])
    expect(check({ email: 'ayse@' }, 'email')).toEqual(['Geçerli bir e-posta adresi giriniz'])
    expect(check({ email: emailOf(255) }, 'email')).toEqual([])
    expect(check({ email: emailOf(256) }, 'email')).toEqual(['En fazla 255 karakter girilebilir'])
  })

  test('ACC-26 password: one character is enough for the form', () => {
    expect(check({ password: '' }, 'password')).toEqual(['Şifre alanı zorunludur'])
    expect(check({ password: 'x' }, 'password')).toEqual([])
    expect(check({ password: 'a'.repeat(255) }, 'password')).toEqual([])
    expect(check({ password: 'a'.repeat(256) }, 'password')).toEqual(['En fazla 255 karakter girilebilir'])
  })

  test('ACC-27 national ID', () => {
    expect(check({ tcKimlikNo: '' }, 'tcKimlikNo')).toEqual(['TC Kimlik No zorunludur'])
    expect(check({ tcKimlikNo: '1000000014' }, 'tcKimlikNo')).toEqual([
      'TC Kimlik No 11 haneli rakamlardan oluşmalıdır',
    ])
    expect(check({ tcKimlikNo: '1000000014a' }, 'tcKimlikNo')).toEqual([
      'TC Kimlik No 11 haneli rakamlardan oluşmalıdır',
    ])
    expect(check({ tcKimlikNo: '10000000147' }, 'tcKimlikNo')).toEqual(['Geçerli bir TC Kimlik No giriniz'])
    expect(check({ tcKimlikNo: '10000000146' }, 'tcKimlikNo')).toEqual([])
  })

  test.each([
    ['', 'Doğum yılı zorunludur'],
    ['1899', "Doğum yılı 1900'den küçük olamaz"],
    ['2027', 'Doğum yılı gelecek yıl olamaz'],
    ['on', 'Geçerli bir doğum yılı giriniz'],
    ['19900', 'Geçerli bir doğum yılı giriniz'],
  ])('ACC-28 birth year %j is refused', (dogumYili, text) => {
    expect(check({ dogumYili }, 'dogumYili')).toEqual([text])
  })

  test.each(['1900', '2026', 1990])('ACC-28 birth year %j is taken, as a number', (dogumYili) => {
    expect(registerForm(year).parse({ ...form, dogumYili }).dogumYili).toBe(Number(dogumYili))
  })

  test('ACC-22 an account type has to be chosen', () => {
    expect(problems(registerForm(year), stepOne, 'userType')).toEqual(['Kullanıcı tipini seçmek zorunludur'])
    expect(check({ userType: '' }, 'userType')).toEqual(['Kullanıcı tipini seçmek zorunludur'])
  })

  test('ACC-29 the form carries exactly seven names and two account types', () => {
    expect(Object.keys(registerForm(year).shape).sort()).toEqual(
      ['firstname', 'lastname', 'email', 'password', 'userType', 'tcKimlikNo', 'dogumYili'].sort(),
    )
    expect(registerForm(year).safeParse({ ...form, userType: 'tenant' }).success).toBe(true)
    expect(registerForm(year).safeParse({ ...form, userType: 'admin' }).success).toBe(false)
    expect(registerForm(year).safeParse({ ...form, role: 'admin' }).success).toBe(false)
    expect(registerStepOne(year).safeParse(stepOne).success).toBe(true)
  })
})

describe('calls', () => {
  const call = {
    email: 'ayse@ornek.com',
    password: 'sifresi8',
    name: 'Ayşe Yılmaz',
    firstname: 'Ayşe',
    userAgent: 'Mozilla/5.0',
    userType: 'tenant',
    proof: 'sealed',
  }

  test('ACC-39 registering sends these names and no other', () => {
    expect(registerCall.safeParse(call).success).toBe(true)
    expect(registerCall.safeParse({ ...call, is_active: true }).success).toBe(false)
    expect(registerCall.safeParse({ ...call, tcKimlikNo: '10000000146' }).success).toBe(false)
  })

  test('ACC-22 the call names a missing account type', () => {
    expect(problems(registerCall, { ...call, userType: undefined }, 'userType')).toEqual([
      'Kullanıcı tipini seçmek zorunludur',
    ])
  })

  test('AMB-34 the call needs the proof of the identity check', () => {
    expect(problems(registerCall, { ...call, proof: '' }, 'proof')).toEqual(['TC Kimlik No doğrulanmalıdır'])
  })

  test.each([
    ['registration', registerCall, 'password', call],
    ['change', passwordChange, 'newPassword', { currentPassword: 'x' }],
    ['reset', resetForm, 'password', { token: 'x' }],
  ])('ACC-43 AMB-33 %s: seven characters are refused naming 8, eight are taken', (_, schema, field, rest) => {
    expect(problems(schema, { ...rest, [field]: '1234567' }, field)).toEqual([passwordTooShort])
    expect(passwordTooShort).toContain('8')
    expect(problems(schema, { ...rest, [field]: '12345678' }, field)).toEqual([])
  })

  test('ACC-34 verification sends tcKimlikNo, ad, soyad and dogumYili', () => {
    expect(Object.keys(identityCall.shape)).toEqual(['tcKimlikNo', 'ad', 'soyad', 'dogumYili'])
  })
})

describe('profile form', () => {
  const phone = (phoneNumber: string) => profileForm.safeParse({ username: 'Ayşe', phoneNumber, address: '' })

  test.each(['5321234567', '0532 123 45 67', '+90 532 123 45 67', '90 (532) 123-45-67'])('%s is one number', (text) => {
    expect(phone(text).data?.phoneNumber).toBe('+905321234567')
  })

  test.each(['532', '1234567890', 'yok', '+44 20 7946 0958'])('%j is no Turkish number', (text) => {
    expect(phone(text).error?.issues[0]?.message).toBe('Telefon numarasını 5xx xxx xx xx biçiminde giriniz')
  })

  test('what is left empty is stored as nothing, and the name is needed', () => {
    expect(phone('').data).toEqual({ username: 'Ayşe', phoneNumber: null, address: null })
    expect(problems(profileForm, { username: ' ', phoneNumber: '', address: '' }, 'username')).toEqual([
      'Ad soyad zorunludur',
    ])
  })
})

describe('user document', () => {
  const fields = Object.keys(userDocument.shape)

  test.each(
    'accountId email username avatar phoneNumber kimlikNo dogumTarihi address lastPasswordChange last_seen createdBy'.split(
      ' ',
    ),
  )('ACC-50 has %s', (field) => {
    expect(fields).toContain(field)
  })

  test('ACC-51 roles, types and the three states of is_active', () => {
    const { role, userType, is_active } = userDocument.shape
    expect(role.options).toEqual(['user', 'admin', 'proxy'])
    expect(userType.options).toEqual(['landlord', 'tenant', 'both', 'admin', 'lawyer', 'proxy'])
    expect(userTypes).toHaveLength(6)
    for (const value of [true, false, null]) expect(is_active.safeParse(value).success).toBe(true)
    expect(is_active.safeParse('true').success).toBe(false)
  })

  test.each('lawyer authorised estate host tenants proxy shareholder'.split(' '))('ACC-51 %s is a boolean', (field) => {
    const shape = userDocument.shape[field as 'lawyer']
    expect(shape.safeParse(true).success).toBe(true)
    expect(shape.safeParse(null).success).toBe(false)
  })

  test.each('owned_id renters_id authorised_properties_id lawyer_properties_id estate_properties_id'.split(' '))(
    'ACC-52 %s is a list of property ids',
    (field) => {
      const shape = userDocument.shape[field as 'owned_id']
      expect(shape.safeParse(['0198c0de-0000-7000-8000-000000000000']).success).toBe(true)
      expect(shape.safeParse([]).success).toBe(true)
      expect(shape.safeParse('0198c0de-0000-7000-8000-000000000000').success).toBe(false)
    },
  )

  test('ACC-52 tenant_id is one of the links', () => {
    expect(fields).toContain('tenant_id')
  })

  test('ACC-47 the current user is account first, user document second, then the roles', () => {
    expect(Object.keys(currentUser.shape).slice(0, 3)).toEqual(['account', 'user', 'roles'])
  })
})
