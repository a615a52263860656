import { expect, test } from 'vitest'
import { tenantForm, tenantRecord } from './tenants.schema.ts'

const named = { adiSoyadi: ' Mehmet Öztürk ', emailAdresi: ' Mehmet@Ornek.test ' }

test('PROP-14 a tenant record has the specified fields', () => {
  expect(Object.keys(tenantRecord.shape)).toEqual(
    expect.arrayContaining([
      'user_id',
      'adiSoyadi',
      'emailAdresi',
      'telefonNumarasi',
      'role',
      'kimlikNo',
      'dogumTarihi',
      'iletisimAdresi',
    ]),
  )
})

test('PROP-14 a name and an address are enough; the rest is null until it is known', () => {
  expect(tenantForm.parse(named)).toEqual({
    adiSoyadi: 'Mehmet Öztürk',
    emailAdresi: 'mehmet@ornek.test',
    telefonNumarasi: null,
    kimlikNo: null,
    dogumTarihi: null,
    iletisimAdresi: null,
  })
  const empty = { telefonNumarasi: '', kimlikNo: '', dogumTarihi: '', iletisimAdresi: ' ' }
  expect(tenantForm.parse({ ...named, ...empty })).toEqual(tenantForm.parse(named))
})

test.each([
  [{ adiSoyadi: ' ' }, 'Kiracının adını ve soyadını yazın'],
  [{ emailAdresi: '' }, 'Kiracının e-posta adresini yazın'],
  [{ emailAdresi: 'mehmet@' }, 'Geçerli bir e-posta adresi giriniz'],
  [{ kimlikNo: '12345678901' }, 'Geçerli bir TC Kimlik No giriniz'],
  [{ dogumTarihi: '1990-02-30' }, 'Tarihi gün.ay.yıl olarak giriniz'],
])('PROP-14 %j is refused with its own text', (given, message) => {
  const issues = tenantForm.safeParse({ ...named, ...given }).error?.issues ?? []
  expect(JSON.stringify(issues)).toContain(message)
})
