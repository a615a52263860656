import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { extensionArticle, hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { extendedUntil } from '#domain/tenancy/contracts/contract-state.rules.ts'
import type { RenewalSummary } from './renewals.schema.ts'

interface ReaderSide {
  /** True when the viewer is the tenant. */
  rents: boolean
}

function offerText(proposal: NonNullable<RenewalSummary['proposal']>): string {
  const { brutAylik, gross, bedelTuru, baslangicTarihi, bitisTarihi } = proposal
  return `aylık ${gross ? 'brüt ' : ''}${showMoney(brutAylik, bedelTuru)}, ${showDate(baslangicTarihi)} – ${showDate(bitisTarihi)}`
}

/** What the law says when a term ends and no new one was agreed. */
export function withoutProposal(tasinmazCinsi: string): string {
  switch (extensionArticle(tasinmazCinsi)) {
    case 'TBK 347':
      return 'Yanıt gelmezse süren kontrat aynı koşullarla bir yıl uzar (TBK 347).'
    case 'TBK 367':
      return 'Yeni bir dönem için anlaşılmaz ve kullanım karşı çıkılmadan sürerse kira yıldan yıla yenilenir (TBK 367).'
    case null:
      return 'Yeni bir dönem için anlaşılmazsa kira bildirim gerekmeden biter; kullanım sürerse belirsiz süreli olur (TBK 327).'
  }
}

/** The state of the tenancy's renewal, and what happens without any action. */
export function renewalText(summary: RenewalSummary, { rents }: ReaderSide): string {
  const { state, period_end, from, proposal, tasinmazCinsi } = summary
  const end = showDate(period_end)
  switch (state) {
    case 'over':
      return 'Kiracılık sona erdi ya da son günü belli; yenileme önerilmez.'
    case 'agreed':
      return 'Yeni dönem için anlaşıldı; kontratı yürürlüğe gireceği günü bekliyor.'
    case 'waiting':
      return rents
        ? `Yeni dönem için bir teklif kararınızı bekliyor: ${offerText(proposal!)}.`
        : `Teklif gönderildi, yanıt bekleniyor: ${offerText(proposal!)}.`
    case 'refused':
      return rents
        ? 'Yeni dönem teklifinde düzenleme istediniz; kiraya verenin yanıtı bekleniyor.'
        : 'Kiracı yeni dönem teklifinde düzenleme istedi. İsteğini kabul edebilir, aynı şartları yeniden sorabilir ya da yeni bir teklif gönderebilirsiniz.'
    case 'open':
      if (!hasRoof(tasinmazCinsi)) return `Süre ${end} tarihinde doluyor. ${withoutProposal(tasinmazCinsi)}`
      return rents
        ? `Süre ${end} tarihinde doluyor. En az 15 gün önce yazılı bildirimde bulunmazsanız kontrat aynı koşullarla bir yıl uzar (TBK 347).`
        : `Süre ${end} tarihinde doluyor. Teklif göndermezseniz ya da yanıt gelmezse kontrat aynı koşullarla bir yıl uzar (TBK 347).`
    case 'early':
      return rents
        ? `Süre ${end} tarihinde doluyor.`
        : `Süre ${end} tarihinde doluyor; yenileme teklifi ${showDate(from)} tarihinden itibaren gönderilebilir.`
  }
}

/** Says that the contract was extended and whether a proposal lapsed; null when it was not extended. */
export function extensionText({ extended, period_end, proposal, tasinmazCinsi }: RenewalSummary): string | null {
  if (!extended) return null
  const lapsed = proposal?.lapsed_on ? ` ${showDate(proposal.lapsed_on)} tarihinde yanıtsız kalan teklif düştü.` : ''
  return `${extendedUntil(tasinmazCinsi, period_end)}${lapsed}`
}
