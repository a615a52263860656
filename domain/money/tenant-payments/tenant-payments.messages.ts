import { conflict, invalid, missing, refuser } from '#domain/kernel/refusal.ts'

export const tenantPaymentsRefusals = {
  receipt_missing: missing('Dekont bulunamadı.'),
  receipt_decided: conflict('Bu dekont için karar verilmiş; sayfayı yenileyin.'),
  receipt_in_future: invalid('Ödeme günü bugünden sonra olamaz.'),
  receipts_enough: conflict(
    'Onay bekleyen çok sayıda dekontunuz var. Yenisini eklemeden önce kiraya verenin yanıtını bekleyin.',
  ),
} as const

export const refuseReceipt = refuser(tenantPaymentsRefusals)

export const tenantPaymentsMessages = {
  sent: 'Dekontunuz kiraya verene iletildi. Onaylandığında ödemeniz hesabınıza işlenir.',
  confirmed: 'Ödeme kaydedildi.',
  declined: 'Dekont reddedildi; kiracıya nedeni bildirildi.',
  withdrawn: 'Dekontunuz geri çekildi.',
} as const
