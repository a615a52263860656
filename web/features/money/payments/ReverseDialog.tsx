import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { type LedgerPayment, reversal } from '#domain/money/payments/payments.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { useReversePayment } from './payments.queries.ts'

export default function ReverseDialog({ payment, onClose }: { payment: LedgerPayment; onClose: () => void }) {
  return (
    <ReasonDialog
      title="Ödeme kaydını geri al"
      text={`${showDate(payment.on_date)} günlü ${showMoney(payment.amount, payment.currency)} hesaptan düşülür. Kayıt ve nedeni hesapta görünür kalır, kiracıya bildirilir.`}
      confirmLabel="Geri al"
      schema={reversal}
      maxLength={500}
      maxWidth="xs"
      draft={`reversal.${payment.id}`}
      write={useReversePayment(payment.id)}
      onClose={onClose}
    />
  )
}
