import { type IsoDate, showDate } from '#domain/kernel/dates.ts'
import { handoverStateLabels } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { HandoverKind, HandoverSummary } from '#domain/tenancy/handovers/handovers.schema.ts'
import { yesText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'

export const handoverState = ({ state, on_paper }: HandoverSummary) =>
  state === 'confirmed' && on_paper ? 'İmza kâğıtta' : handoverStateLabels[state]

interface Reader {
  kind: HandoverKind
  rents: boolean
  today: IsoDate
}

/** The progress of moving in or out in a sentence. */
export function handoverText(handover: HandoverSummary | null, { kind, rents, today }: Reader): string {
  if (!handover)
    return kind === 'in'
      ? 'Odalar, demirbaşlar, sayaçlar ve anahtarlar teslim edilirken fotoğraflarıyla kaydedilir; iki taraf da onaylar.'
      : 'Taşınırken odalar, demirbaşlar ve sayaçlar girişteki hâliyle yan yana kaydedilir.'
  const date = handover.date ? `${showDate(handover.date)} tarihli teslim. ` : ''
  switch (handover.state) {
    case 'draft':
      return 'Tutanak hazırlanıyor; iki taraf da doldurabilir.'
    case 'sent':
      return `${date}${handover.asked ? 'Onayınız bekleniyor.' : rents ? 'Karşı tarafın onayı bekleniyor.' : 'Kiracının onayı bekleniyor.'}`
    case 'objected':
      return `${date}İtiraz edildi; düzeltilip yeniden gönderilmeli.`
    case 'confirmed':
      return `${date}${yesText(handover.on_paper && 'paper', 'İki taraf onayladı')}.${remarksOf(handover, { rents, today })}`
  }
}

function remarksOf(handover: HandoverSummary, { rents, today }: { rents: boolean; today: IsoDate }): string {
  const count = handover.remark_count > 0 ? ` Sonradan eklenen not: ${handover.remark_count}.` : ''
  const isOpen = handover.remarks_until !== null && today <= handover.remarks_until
  return isOpen && rents ? `${count} ${showDate(handover.remarks_until!)} gününe kadar not ekleyebilirsiniz.` : count
}
