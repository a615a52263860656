import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { conflict, invalid, missing, Refusal, refuser } from '#domain/kernel/refusal.ts'
import { type KnownPayment, knownPaymentText } from '#domain/money/ledger/same-payment.rules.ts'

export const tenantPaymentsRefusals = {
  receipt_missing: missing('Dekont bulunamadı.'),
  receipt_decided: conflict('Bu dekont için karar verilmiş; sayfayı yenileyin.'),
  receipt_not_decided: conflict('Bu dekont zaten karar bekliyor.'),
  receipt_settled: conflict('Bu karar artık buradan geri alınamaz; ödemeyi hesabın geçmişinden geri alabilirsiniz.'),
  receipt_in_future: invalid('Ödeme günü bugünden sonra olamaz.'),
  receipts_enough: conflict(
    'Onay bekleyen çok sayıda dekontunuz var. Yenisini eklemeden önce kiraya verenin yanıtını bekleyin.',
  ),
} as const

export const refuseReceipt = refuser(tenantPaymentsRefusals)

interface WaitingReceipt {
  amount: number
  currency: string
  on_date: string
}

const sendAnyway = 'Bu ayrı bir ödemeyse “yine de gönder” deyin.'

/** A second receipt for the same money is asked about before it is sent. */
export const refuseSecondReceipt = (known: { waiting: WaitingReceipt } | { booked: KnownPayment }) =>
  new Refusal(
    'receipt_known',
    conflict(
      'waiting' in known
        ? `${showDate(known.waiting.on_date)} günlü ${showMoney(known.waiting.amount, known.waiting.currency)} dekontunuz zaten onay bekliyor. ${sendAnyway}`
        : `Hesabınızda ${knownPaymentText(known.booked)}. ${sendAnyway}`,
    ),
  )

export const tenantPaymentsMessages = {
  sent: 'Dekontunuz kiraya verene iletildi. Onaylandığında ödemeniz hesabınıza işlenir.',
  confirmed: 'Ödeme kaydedildi.',
  declined: 'Dekont reddedildi; kiracıya nedeni bildirildi.',
  reopened: 'Karar geri alındı; dekont yeniden onayınızı bekliyor.',
  withdrawn: 'Dekontunuz geri çekildi.',
} as const
