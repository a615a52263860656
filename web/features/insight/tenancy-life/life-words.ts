import type { LifeEvent } from '#domain/insight/tenancy-life/tenancy-life.schema.ts'
import { monthOf, showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { suggestionState } from '#domain/property/suggestions/suggestions.schema.ts'
import { endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { handoverStateLabels, handoverTitles } from '#domain/tenancy/handovers/handovers.rules.ts'

interface Words {
  title: string
  detail: string
}

const depositMoves = {
  deposit_received: 'Depozito alındı',
  deposit_returned: 'Depozito iade edildi',
  deposit_deducted: 'Depozitodan kesildi',
} as const

/** `Eylül 2026`, `Eylül – Kasım 2026` */
function monthsText(months: readonly string[]): string {
  const names = months.map((month) => showMonth(monthOf(month)))
  if (names.length < 2) return names.join('')
  const [first, last] = [names[0]!, names.at(-1)!]
  const sameYear = first.slice(-4) === last.slice(-4)
  return `${sameYear ? first.slice(0, -5) : first} – ${last}`
}

/** One event of the line in words; `ahead` says that its day has yet to come. */
export function lifeWords(event: LifeEvent, { rents, ahead }: { rents: boolean; ahead: boolean }): Words {
  switch (event.kind) {
    case 'begun':
      return { title: 'Kiracılık başladı', detail: '' }
    case 'renewed':
      return {
        title: ahead ? 'Yenilenen dönem başlayacak' : 'Kontrat yenilendi',
        detail: `Aylık ${showMoney(event.amount, event.currency)}`,
      }
    case 'increase':
      return {
        title: ahead ? 'Kira değişecek' : 'Kira değişti',
        detail: `Aylık ${showMoney(event.amount, event.currency)}`,
      }
    case 'handover':
      return {
        title: handoverTitles[event.side],
        detail: [handoverStateLabels[event.state], event.photo_count > 0 && `${event.photo_count} fotoğraf`]
          .filter(Boolean)
          .join(', '),
      }
    case 'payment':
      return {
        title: `${showMoney(event.amount, event.currency)} ödendi`,
        detail: event.months.length > 0 ? monthsText(event.months) : '',
      }
    case 'deposit':
      return { title: depositMoves[event.move], detail: showMoney(event.amount, event.currency) }
    case 'waived':
      return {
        title: 'Alacaktan vazgeçildi',
        detail: showMoney(event.amount, event.currency),
      }
    case 'receipt':
      return {
        title: `${showMoney(event.amount, event.currency)} için dekont`,
        detail: rents ? 'Kiraya verenin onayını bekliyor' : 'Onayınızı bekliyor',
      }
    case 'request':
      return { title: `Talep: ${event.subject}`, detail: `${event.text} (${suggestionState(event.state)})` }
    case 'notice':
      return {
        title: endingWayRules[event.way].title,
        detail: `Son gün ${showDate(event.ends_on)}`,
      }
    case 'ended':
      return { title: ahead ? 'Kiracılık sona erecek' : 'Kiracılık sona erdi', detail: '' }
  }
}
