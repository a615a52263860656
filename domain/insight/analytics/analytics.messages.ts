import type { NoYield } from './shares.rules.ts'

export const analyticsMessages = {
  valueSaved: 'Mülkün değeri kaydedildi.',
  valueRemoved: 'Mülkün değeri silindi.',
} as const

export const noYieldTexts: Record<NoYield, string> = {
  costs: 'Giderleri görme yetkiniz olmadığı için net gelir ve getiri hesaplanmaz.',
  value: 'Mülkün bugünkü değeri yazılmadığı için hesaplanmadı.',
  currency: 'Kiranın bir bölümü dövizle geldiği için tek bir net gelir yok; hesaplanmadı.',
  young: 'Mülk on iki aydan kısa süredir kayıtlı; yılı dolunca hesaplanır.',
}
