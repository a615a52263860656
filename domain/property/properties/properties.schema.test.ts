import { describe, expect, test } from 'vitest'
import { newProperty } from './properties.api.ts'
import { statusesOf } from './properties.rules.ts'
import {
  deedForm,
  emptyDeed,
  emptyFeatures,
  featureForm,
  notRentedStatuses,
  paymentStates,
  propertyFilter,
  propertyStatuses,
} from './properties.schema.ts'
import { propertyView } from './property-detail.api.ts'

const fields = (shape: { shape: object }) => Object.keys(shape.shape)

test('PROP-01 a property carries the specified fields', () => {
  expect(fields(propertyView)).toEqual(
    expect.arrayContaining([
      'baslik',
      'gorsel',
      'deed_id',
      'property_feature_id',
      'tenant_id',
      'users_id',
      'contract_id',
      'creator',
      'odemeDurumu',
      'tasinmazDurumu',
      'tasinmazCinsi',
      'fixtures_id',
      'suggest_id',
      'delivery_images',
      'evacuation_images',
      'lawyer_id',
    ]),
  )
})

test('PROP-03 PROP-04 payment and status take their listed values and nothing else', () => {
  expect(paymentStates).toEqual(['Ödendi', 'Beklemede'])
  expect(propertyStatuses).toEqual(['Kiralanmış', 'Kiralanmamış', 'Boş', 'Boşta', 'Kiracı Aranıyor', 'Kiralanabilir'])
  for (const tasinmazDurumu of propertyStatuses)
    expect(newProperty.safeParse({ baslik: 'Daire', tasinmazDurumu }).success).toBe(true)
  for (const tasinmazDurumu of ['', 'kiralanmış', 'Satılık', null])
    expect(newProperty.safeParse({ baslik: 'Daire', tasinmazDurumu }).success).toBe(false)
  expect(propertyFilter.safeParse({ payment: 'Ödenmedi' }).success).toBe(false)
})

describe('a new property', () => {
  test('asks for nothing but a title and starts as Kiralanmamış', () => {
    expect(newProperty.parse({ baslik: '  Moda 5 ' })).toMatchObject({
      baslik: 'Moda 5',
      tasinmazDurumu: 'Kiralanmamış',
      tasinmazCinsi: null,
      is_bina: false,
      bina_id: null,
    })
    expect(newProperty.safeParse({ baslik: '   ' }).error?.issues[0]?.message).toBe('Mülke bir başlık verin')
  })

  test('a share that is no share is named at its field', () => {
    const { error } = newProperty.safeParse({ baslik: 'Daire', deed: { arsaPay: 5, arsaPayda: 4 } })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['deed.arsaPay'])
  })

  test('a building is in no building', () => {
    const bina_id = '01890000-0000-7000-8000-000000000000'
    expect(newProperty.safeParse({ baslik: 'Blok', is_bina: true, bina_id }).success).toBe(false)
    expect(newProperty.safeParse({ baslik: 'Daire 3', bina_id }).success).toBe(true)
  })
})

test('PROP-09 a deed carries the named fields and the rest of the printed one', () => {
  const printed =
    'tasinmazKimlikNo zeminTipi il ilce mahalle mevkii pafta ada parsel yuzolcumu anaTasinmazNitelik blok kat giris ' +
    'bagimsizBolumNo nitelik arsaPay arsaPayda cilt sayfa malik_ad_soyad malik_adres hissePay hissePayda edinmeSebebi ' +
    'tapuTarihi yevmiyeNo serhBeyanIrtifak rehin tasinmazTipi'
  expect(fields(deedForm).sort()).toEqual(printed.split(' ').sort())
  expect(deedForm.safeParse(emptyDeed).success).toBe(true)
  expect(deedForm.safeParse({ ...emptyDeed, hissePay: 1, hissePayda: null }).success).toBe(false)
  expect(deedForm.safeParse({ ...emptyDeed, tapuTarihi: '14.11.2026' }).success).toBe(false)
  expect(deedForm.safeParse({ ...emptyDeed, fazlalik: 'x' }).success).toBe(false)
})

test('PROP-10 features carry the specified fields, an unknown number is null and never NaN', () => {
  expect(fields(featureForm)).toEqual(
    expect.arrayContaining(
      'odaSayisi metrekaresi banyoSayisi binaKatSayisi bulunduguKat isitmaSekli binaYasi asansor otopark siteDurum siteOzellikleri aidat aidatTutar elektrikSayacNo suSayacNo dogalgazSayacNo'.split(
        ' ',
      ),
    ),
  )
  expect(featureForm.safeParse(emptyFeatures).success).toBe(true)
  expect(featureForm.safeParse({ ...emptyFeatures, metrekaresi: Number.NaN }).success).toBe(false)
  expect(featureForm.safeParse({ ...emptyFeatures, aidatTutar: 12.5 }).success).toBe(false)
})

test('PROP-10 a floor above the last one, an age of 999 and a negative area are refused with their reason', () => {
  const problem = (change: object) => featureForm.safeParse({ ...emptyFeatures, ...change }).error?.issues[0]?.message
  expect(problem({ bulunduguKat: '9', binaKatSayisi: 5 })).toBe('Bulunduğu kat, binadaki kat sayısından büyük olamaz')
  expect(problem({ bulunduguKat: '9. kat', binaKatSayisi: 5 })).toBeDefined()
  for (const bulunduguKat of ['5', '5. kat', 'Zemin', '-1', '2-3', ''])
    expect(problem({ bulunduguKat, binaKatSayisi: 5 })).toBeUndefined()
  expect(problem({ bulunduguKat: '9' })).toBeUndefined()
  expect(problem({ binaYasi: 999 })).toBe('Bina yaşı en fazla 300 olabilir')
  expect(problem({ binaYasi: 300 })).toBeUndefined()
  expect(problem({ metrekaresi: -5 })).toBe('Metrekare 0’dan küçük olamaz')
  expect(problem({ metrekaresi: 0 })).toBe('Metrekare en az 1 olmalıdır')
  const area = (yuzolcumu: string) => deedForm.safeParse({ ...emptyDeed, yuzolcumu }).error?.issues[0]?.message
  expect(area('-120')).toBe('Yüzölçümü 0’dan küçük olamaz')
  expect(area('1.250,40 m²')).toBeUndefined()
  const { error } = newProperty.safeParse({ baslik: 'Daire', features: { bulunduguKat: '9', binaKatSayisi: 5 } })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['features.bulunduguKat'])
})

test('the filter knows rented, vacant with those that look for a tenant, and each status', () => {
  expect(statusesOf('all')).toEqual(propertyStatuses)
  expect(statusesOf('rented')).toEqual(['Kiralanmış'])
  expect(statusesOf('vacant')).toEqual(notRentedStatuses)
  expect(statusesOf('seeking')).toEqual(['Kiracı Aranıyor'])
  expect(propertyFilter.parse({ status: 'notRented' }).status).toBe('vacant')
  expect(statusesOf('Boş')).toEqual(['Boş'])
})
