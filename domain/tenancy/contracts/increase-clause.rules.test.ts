import { expect, test } from 'vitest'
import { increaseWords } from './increase-clause.rules.ts'

test('INC-01 the increase clause is said in the same words on the screen, the paper and the sheet', () => {
  expect(increaseWords({ artisSekli: 'TÜFE', artisOrani: 0 })).toEqual({
    short: 'TÜFE on iki aylık ortalaması',
    summary: 'TÜFE oranında',
    signed: 'TÜFE on iki aylık ortalamasına göre',
    edevlet: 'TÜFE on iki aylık ortalaması',
    extension: 'Kira, kontrattaki artış şartına göre TÜFE on iki aylık ortalaması kadar artar (TBK 344).',
  })
  expect(increaseWords({ artisSekli: 'Oran', artisOrani: 12.5 })).toEqual({
    short: 'Yılda %12,5',
    summary: '%12,5',
    signed: 'Yılda %12,5, yasal üst sınırı aşmamak üzere',
    edevlet: 'Yılda %12,5',
    extension: 'Kira, kontratta yazan %12,5 oranında, TÜFE on iki aylık ortalamasını aşmamak üzere artar (TBK 344).',
  })
  expect(increaseWords({ artisSekli: 'Yok', artisOrani: 0 })).toMatchObject({
    short: 'Yok',
    summary: 'Yok',
    signed: 'Artış yapılmaz',
    edevlet: 'Artış yok',
  })
})

test('a contract repeats the agreed percentage without rounding it', () => {
  expect(increaseWords({ artisSekli: 'Oran', artisOrani: 7.125 }).signed).toBe(
    'Yılda %7,125, yasal üst sınırı aşmamak üzere',
  )
})
