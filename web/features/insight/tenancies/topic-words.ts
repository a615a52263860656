import { showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { extensionArticle, hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import type { RenewalSummary } from '#domain/tenancy/renewals/renewals.schema.ts'
import type { IncreaseSummary } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'

/** The state of the rent increase in a few words; its own screen says the rest. */
export function increaseWords({ state, year, record, currency, waits_for }: IncreaseSummary): string {
  switch (state) {
    case 'over':
      return ''
    case 'renewing':
      return 'Yenileme kontratı belirleyecek'
    case 'barred':
      return 'Yabancı para: ilk beş yıl değişmez'
    case 'sent':
      return `${showMoney(record!.new_rent, currency)} önerildi, yanıt bekleniyor`
    case 'objected':
      return 'Öneriye itiraz edildi'
    case 'agreed':
      return `${showDate(record!.from_on)} gününden itibaren ${showMoney(record!.new_rent, currency)}`
    case 'early':
      return `Yeni kira yılı ${showDate(year.start)}`
    case 'waits':
      return `${showMonth(waits_for!)} TÜFE oranı bekleniyor`
    case 'open':
      return `Yeni kira yılı ${showDate(year.start)}; artış önerilmedi`
    case 'waived':
      return 'Bu yıl artış yapılmayacak'
  }
}

/** The same for the renewal. */
export function renewalWords(summary: RenewalSummary, rents: boolean): string {
  const { state, period_end, from, extended, tasinmazCinsi } = summary
  const end = showDate(period_end)
  switch (state) {
    case 'over':
      return ''
    case 'agreed':
      return 'Yeni dönem için anlaşıldı'
    case 'waiting':
      return rents ? 'Teklif kararınızı bekliyor' : 'Teklif gönderildi, yanıt bekleniyor'
    case 'refused':
      return rents ? 'Düzenleme istediniz, yanıt bekleniyor' : 'Kiracı düzenleme istedi'
    case 'open':
      return `Süre ${end} tarihinde doluyor${hasRoof(tasinmazCinsi) ? '; bildirim yapılmazsa bir yıl uzar' : ''}`
    case 'early':
      if (extended && !extensionArticle(tasinmazCinsi)) return 'Süresi doldu'
      if (extended) return `${end} tarihine kadar uzadı`
      return rents ? `Süre ${end} tarihinde doluyor` : `Teklif ${showDate(from)} tarihinden itibaren gönderilebilir`
  }
}
