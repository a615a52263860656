import { expect, test } from 'vitest'
import { compareTurkish } from '#domain/kernel/turkish-text.ts'
import { districtsOf, findDistrict, findProvince, provinces } from './provinces.rules.ts'

const isSorted = (names: readonly string[]) => [...names].sort(compareTurkish).join() === names.join()

const metropolises =
  'Adana,Ankara,Antalya,Aydın,Balıkesir,Bursa,Denizli,Diyarbakır,Erzurum,Eskişehir,Gaziantep,Hatay,İstanbul,İzmir,' +
  'Kahramanmaraş,Kayseri,Kocaeli,Konya,Malatya,Manisa,Mardin,Mersin,Muğla,Ordu,Sakarya,Samsun,Şanlıurfa,Tekirdağ,' +
  'Trabzon,Van'

test('SCR-02 81 provinces and 973 districts, none twice inside a province, all in Turkish order', () => {
  expect(provinces).toHaveLength(81)
  expect(new Set(provinces).size).toBe(81)
  expect(provinces.flatMap(districtsOf)).toHaveLength(973)
  for (const province of provinces) {
    const names = districtsOf(province)
    expect(new Set(names).size, province).toBe(names.length)
    expect(isSorted(names), `${province}: ${names}`).toBe(true)
    for (const name of names) expect(name, province).toMatch(/^[A-ZÇĞİÖŞÜI0-9][\p{L} \d]+$/u)
  }
  expect(isSorted(provinces)).toBe(true)
})

test('only provinces that are no metropolis have a district called Merkez', () => {
  expect(provinces.filter((province) => !districtsOf(province).includes('Merkez')).join()).toBe(metropolises)
})

test.each([
  ['İstanbul', 39],
  ['Konya', 31],
  ['İzmir', 30],
  ['Ankara', 25],
  ['Bayburt', 3],
])('%s has %i districts', (province, count) => {
  expect(districtsOf(province)).toHaveLength(count)
})

test('places are found without Turkish letters, in any case, and by their everyday names', () => {
  expect(findProvince('istanbul')).toBe('İstanbul')
  expect(findProvince('SANLIURFA')).toBe('Şanlıurfa')
  expect(findProvince(' hakkari ')).toBe('Hakkâri')
  expect(findProvince('Afyon')).toBe('Afyonkarahisar')
  expect(findProvince('Atlantis')).toBeUndefined()
  expect(findDistrict('İstanbul', 'kadikoy')).toBe('Kadıköy')
  expect(findDistrict('İstanbul', 'Çankaya')).toBeUndefined()
  expect(findDistrict('Sivas', 'sivas')).toBe('Merkez')
  expect(findDistrict('Samsun', 'Ondokuzmayıs')).toBe('19 Mayıs')
})
