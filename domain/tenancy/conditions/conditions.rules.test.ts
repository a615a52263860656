import { expect, test } from 'vitest'
import { uses } from '#domain/tenancy/contracts/contracts.schema.ts'
import { voidClauses } from '#domain/tenancy/contracts/void-clauses.rules.ts'
import { addCondition, dropCondition, hasCondition, isOffered } from './conditions.rules.ts'
import { conditionForm } from './conditions.schema.ts'
import { offeredConditions } from './offered-conditions.rules.ts'

test('ticking adds a condition once, on a line of its own, and unticking takes out exactly that one', () => {
  const one = 'Evcil hayvan beslenebilir.'
  const two = 'Balkon kapatılamaz.\nCephe boyanamaz.'
  expect(addCondition('', one)).toBe(one)
  expect(addCondition('Sigara içilmez.\n', one)).toBe(`Sigara içilmez.\n${one}`)
  const both = addCondition(addCondition('Sigara içilmez.', one), two)
  expect(addCondition(both, one)).toBe(both)
  expect(hasCondition(both, two)).toBe(true)
  expect(dropCondition(both, one)).toBe(`Sigara içilmez.\n${two}`)
  expect(dropCondition(both, two)).toBe(`Sigara içilmez.\n${one}`)
})

test('a condition that somebody has rewritten is no longer the ticked one, and stays', () => {
  const typed = 'Evcil hayvan beslenebilir, kedi hariç.'
  expect(hasCondition(typed, 'Evcil hayvan beslenebilir.')).toBe(false)
  expect(dropCondition(typed, 'Evcil hayvan beslenebilir.')).toBe(typed)
})

test('every offered condition is whole, says why, and none is one that the law voids', () => {
  for (const { key, why, ...condition } of offeredConditions) {
    expect(conditionForm.safeParse(condition).success, key).toBe(true)
    expect(why.length, key).toBeGreaterThan(10)
    expect(voidClauses(condition.body), key).toEqual([])
  }
  expect(new Set(offeredConditions.map(({ key }) => key)).size).toBe(offeredConditions.length)
})

test('every kind of property has conditions of its own beside those for all', () => {
  for (const use of uses) {
    const offered = offeredConditions.filter((each) => isOffered(each, use))
    expect(offered.filter((each) => each.uses.length > 0).length, use).toBeGreaterThanOrEqual(2)
  }
})

test.each([
  ['Kira gecikirse günlük %1 cezai şart ödenir.', ['TBK 346']],
  ['Bir kira ödenmezse kalan ayların kirası muaccel olur.', ['TBK 346']],
  ['MUACCELİYET KAYDI', ['TBK 346']],
  ['Kiracı tahliye taahhüdünde bulunur.', ['TBK 352/1']],
  ['Depozito iade edilmeyecektir.', ['TBK 342']],
  ['Cezai şart ve tahliye taahhüdü vardır.', ['TBK 346', 'TBK 352/1']],
  ['Her geçen gün için 250 TL ödenir.', ['TBK 346']],
  ['Geç kalınan her gün için kira bedelinin %1’i istenir.', ['TBK 346']],
  ['Geciken kira için günlük yüz lira alınır.', ['TBK 346']],
  ['Kira ödenmezse yıl sonuna kadarki kiraların tamamı istenir.', ['TBK 346']],
  ['Geciken kiraya %10 gecikme zammı uygulanır.', ['TBK 346']],
  ['Gecikme hâlinde aylık 5 puan faiz işler.', ['TBK 346']],
  ['Güvence bedeli kiracıya iade olunmaz.', ['TBK 342']],
  ['Depozito hiçbir koşulda kiracıya verilmez.', ['TBK 342']],
  ['Erken çıkışta depozito kiraya verende kalır.', ['TBK 342']],
  ['Erken çıkışta teminat irat kaydedilir.', ['TBK 342']],
  ['Kiracı 01.12.2027 günü evi boşaltmayı taahhüt eder.', ['TBK 352/1']],
  ['Kiracı bir yıl sonra tahliye edeceğini taahhüt eder.', ['TBK 352/1']],
  ['Geç ödemede aylık %10 gecikme faizi uygulanır.', ['TBK 346']],
  ['Gecikme faizi aylık yüzde beştir.', ['TBK 346']],
  ['Ödeme gecikirse günlük 500 TL ödenir.', ['TBK 346']],
  ['Geciken her gün için 250,00 lira alınır.', ['TBK 346']],
  ['Depozito iade edilmez.', ['TBK 342']],
  ['Güvence bedeli hiçbir şekilde geri ödenmeyecektir.', ['TBK 342']],
  ['Depozito her ne olursa olsun iade edilemez.', ['TBK 342']],
  ['Geç ödemede yasal faiz uygulanır.', []],
  ['Depozito, kira sonunda 15 gün içinde iade edilir.', []],
  ['Aidat aylık 500 TL’dir; kira yılda %25 artar.', []],
  ['Borç ve hasar yoksa depozito kiracıya verilir.', []],
  ['Her gün saat 23’ten sonra gürültü yapılmaz.', []],
  ['Evcil hayvan beslenebilir.', []],
])('“%s” warns with %j', (text, articles) => {
  expect(voidClauses(text).map(({ article }) => article)).toEqual(articles)
})
