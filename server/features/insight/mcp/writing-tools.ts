import { z } from 'zod'
import { showDate } from '#domain/kernel/dates.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import { currencies, showMoney } from '#domain/kernel/money.ts'
import { paymentsApi } from '#domain/money/payments/payments.api.ts'
import { newPayment, reversal } from '#domain/money/payments/payments.schema.ts'

interface Call {
  params?: Record<string, string>
  body: object
}

export interface WritingTool<Args = unknown> {
  name: string
  title: string
  description: string
  endpoint: Endpoint
  input: z.ZodType<Args>
  /** What would be done, for the person to read before it is done. */
  preview(args: Args): string
  /** What is changed, as it is now; shown with the preview to a token that may read it. */
  look?: { endpoint: Endpoint; query(args: Args): Record<string, unknown> }
  /** `key` is the same for every repetition of one confirmed preview. */
  call(args: Args, key: string): Call
  screen(args: Args): string
}

const tool = <Args>(row: WritingTool<Args>): WritingTool => row as unknown as WritingTool

const payment = newPayment
  .pick({ tenancy_id: true, amount: true, on_date: true, method: true, note: true })
  .extend({ currency: z.enum(currencies).default('TL') })

export const writingTools: readonly WritingTool[] = [
  tool({
    name: 'record_payment',
    title: 'Ödeme kaydet',
    description:
      'Bir kiracılığa ödeme kaydeder; kiracıya haber gider. amount kuruştur (25.000 TL = 2500000). İki adımdır: ilk çağrı yalnızca önizler ve confirm döner; kişi onaylarsa aynı bilgiler ve confirm ile yeniden çağırın.',
    endpoint: paymentsApi.record,
    input: payment,
    preview: ({ amount, currency, on_date }) =>
      `${showMoney(amount, currency)} tutarında, ${showDate(on_date)} tarihli bir ödeme kaydedilecek ve kiracıya haber gidecek.`,
    look: { endpoint: paymentsApi.account, query: ({ tenancy_id }) => ({ tenancy: tenancy_id }) },
    call: (args, key) => ({ body: { payments: [{ ...args, key }] } }),
    screen: ({ tenancy_id }) => `/tenancy/${tenancy_id}/account`,
  }),
  tool({
    name: 'reverse_payment',
    title: 'Ödeme kaydını geri al',
    description:
      'Yanlış kaydedilmiş bir ödemeyi nedeniyle geri alır; ikisi de hesapta görünür kalır. İki adımdır: ilk çağrı önizler ve confirm döner.',
    endpoint: paymentsApi.reverse,
    input: reversal.extend({ entry: z.uuid() }),
    preview: ({ reason }) => `Ödeme kaydı “${reason}” nedeniyle geri alınacak ve kiracıya haber gidecek.`,
    call: ({ entry, reason }) => ({ params: { entry }, body: { reason } }),
    screen: () => '/payment',
  }),
]
