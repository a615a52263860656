import { CallError } from '#web/lib/call.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'

/** The server refused because an equal payment is booked. */
export const isKnownPayment = (error: unknown) => error instanceof CallError && error.code === 'payment_known'

export const againLabel = 'Yine de kaydet: bu ayrı bir ödeme'

/** For a button without a form: shows what is booked, and books another payment only after a question. */
export function useBookAgain() {
  const confirm = useConfirm()
  return async (refusal: Error, book: () => unknown) => {
    if (!isKnownPayment(refusal)) return notify.error(messageOf(refusal))
    const agreed = await confirm({
      title: 'Bu ödeme zaten kayıtlı olabilir',
      text: refusal.message,
      confirmLabel: 'Yine de kaydet',
    })
    if (agreed) book()
  }
}
