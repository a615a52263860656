import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { conflict, invalid, refuser } from '#domain/kernel/refusal.ts'
import type { MonthState } from './payments.schema.ts'

export const paymentsRefusals = {
  payment_too_late: invalid('Ödeme günü yarından sonra olamaz; gerçekleşmemiş bir ödeme kaydedilmez.'),
  payment_too_early: invalid('Ödeme günü kiracılığın başlamasından önce olamaz.'),
  currency_unknown: invalid('Bu hesapta bu para biriminde bir borç yok.'),
  claim_unknown: invalid('Seçtiğiniz borç bu hesapta yok. Sayfayı yenileyip yeniden seçin.'),
  not_a_payment: conflict('Buradan yalnızca ödeme kayıtları geri alınır.'),
  deposit_used: conflict('Bu depozitonun bir kısmı iade edilmiş ya da kesilmiş; önce onu geri alın.'),
} as const

export const refusePayment = refuser(paymentsRefusals)

export const stateLabels: Record<MonthState, string> = {
  late: 'Gecikti',
  waiting: 'Dekont bekliyor',
  part: 'Kısmen ödendi',
  open: 'Bekleniyor',
  paid: 'Ödendi',
}

interface BookedPayment {
  amount: number
  currency: string
  /** The amount paid beyond all claims asked for so far. */
  over: number
}

export function recordedMessage(recorded: readonly BookedPayment[]): string {
  const [first, ...more] = recorded
  if (!first) return 'Bu ödeme daha önce kaydedilmişti.'
  if (more.length > 0) return `${recorded.length} ödeme kaydedildi.`
  const booked = `${showMoney(first.amount, first.currency)} ödeme kaydedildi.`
  return first.over > 0 ? `${booked} ${overText(first.over, first.currency)}` : booked
}

export const overText = (over: number, currency: string) => `${showMoney(over, currency)} fazlası sonraki aya sayılır.`

interface NotifiedPayment {
  amount: number
  currency: string
  on_date: string
  deposit: boolean
  property: string
}

const what = ({ amount, currency, on_date, deposit }: NotifiedPayment) =>
  `${showDate(on_date)} günlü ${showMoney(amount, currency)} ${deposit ? 'depozito' : 'kira'} ödemesi`

/** Notifications for the tenant (NOT-12: the text names the payment). */
export const recordedText = (payment: NotifiedPayment) => `${payment.property}: ${what(payment)} kaydedildi.`
export const reversedText = (payment: NotifiedPayment, reason: string) =>
  `${payment.property}: ${what(payment)} kaydı geri alındı. Neden: ${reason}`

/** The reason for undoing a payment with the button shown right after recording it. */
export const undoReason = 'Kaydedildikten hemen sonra geri alındı.'
