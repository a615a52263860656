import { type IsoDate, isoDate, showDate } from '#domain/kernel/dates.ts'
import {
  extendedGuaranteeText,
  extendedRentText,
  extendedText,
  isExtended,
  isUpcoming,
  lapsedText,
} from '#domain/tenancy/contracts/contract-state.rules.ts'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'

export const daysLeftText = (days: number) => `Bitmesine ${days} gün kaldı`

/** What recording the signatures does; a contract of a later day does not begin before it. */
export const signOffText = ({ baslangicTarihi }: { baslangicTarihi: IsoDate }, today: IsoDate) =>
  `Kâğıt üzerinde bütün tarafların imzaladığını kaydedersiniz; kontrat ${
    baslangicTarihi > today ? `${showDate(baslangicTarihi)} tarihinde başlar` : 'bugün yürürlüğe girer'
  }.`

/** The meaning of the status and the next step, for the viewer. */
export function nextStep({ contract }: Pick<ContractView, 'contract'>): string {
  const { manage, tenant_approval_count: yes, tenant_approval_required: asked } = contract
  if (contract.lapsed) return lapsedText(contract.tasinmazCinsi)
  if (contract.cancelled)
    return contract.cancel_reason ? `Gerekçe: ${contract.cancel_reason}` : 'Bu kontrat artık kimseyi bağlamıyor.'
  if (contract.last_day)
    return contract.last_day === contract.bitisTarihi
      ? `Kiracılık ${showDate(contract.last_day)} tarihinde sona eriyor.`
      : `Kiracılık ${showDate(contract.last_day)} tarihinde sona eriyor; kontratta yazan son gün ${showDate(contract.bitisTarihi)}.`
  const today = isoDate(new Date())
  if (isExtended(contract))
    return [
      extendedText(contract, today),
      extendedRentText(contract.terms, contract.tasinmazCinsi),
      ...(contract.has_guarantor ? [extendedGuaranteeText] : []),
    ].join(' ')
  if (contract.renewed && contract.ended)
    return `Süresi ${showDate(contract.bitisTarihi)} tarihinde doldu; yerini yenileme kontratı aldı.`
  if (contract.ended) return `Süresi ${showDate(contract.bitisTarihi)} tarihinde doldu; kontrat yürürlüğe girmedi.`
  switch (contract.status) {
    case 'active':
      return isUpcoming(contract, today)
        ? `Herkesin kararı kayıtlı. Kontrat ${showDate(contract.baslangicTarihi)} tarihinde başlar, ${showDate(contract.bitisTarihi)} tarihinde biter.`
        : `${showDate(contract.bitisTarihi)} tarihine kadar yürürlükte.`
    case 'waitingforsignature':
      return 'Herkesin kararı kayıtlı. Kâğıt üzerinde imzalanınca mülk sahibi bunu kaydeder ve kontrat yürürlüğe girer.'
    case 'waiting_for_guarantor':
      if (contract.guarantor_declined)
        return manage
          ? 'Kefil kabul etmedi. Kontratı düzenleyip başka bir kefil yazabilir ya da aynı kişiye yeniden sorabilirsiniz.'
          : 'Kefil kabul etmedi; mülk sahibinin kontratı düzenlemesi bekleniyor.'
      if (contract.waiting_for.some(({ approval, on_paper }) => approval === null && on_paper))
        return 'Önce kefilin kâğıttaki imzası bekleniyor; kiracılara hatırlatma ondan sonra gönderilir.'
      return 'Önce kefilin ön onayı bekleniyor; kiracılara hatırlatma ondan sonra gönderilir.'
    case 'waiting_for_tenants':
      return asked > 1
        ? `${asked} kiracıdan ${yes} kişinin kararı kayıtlı. Herkes karar verince kontrat yürürlüğe girer.`
        : contract.waiting_for.some(({ on_paper }) => on_paper)
          ? 'Kiracının imzası kâğıtta bekleniyor; taraması kaydedilince kontrat yürürlüğe girer.'
          : 'Kiracı onaylayınca kontrat yürürlüğe girer.'
    case 'rejected_by_tenant':
      return manage
        ? 'Kiracı düzenleme istedi. Kontratı düzenleyip kaydettiğinizde herkese yeniden sorulur; isterseniz aynı şartları yeniden sorabilirsiniz.'
        : 'Düzenleme istendi; mülk sahibi kontratı düzenleyip kaydedince herkese yeniden sorulur.'
  }
}
