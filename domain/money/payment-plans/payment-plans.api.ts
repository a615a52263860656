import { z } from 'zod'
import { byId, endpoint } from '#domain/kernel/endpoint.ts'
import { openingForm, paymentPlanView, planForm, rentEntry, rentTakingBack } from './payment-plans.schema.ts'

const said = z.strictObject({ message: z.string() })

export const paymentPlansApi = {
  view: endpoint({
    path: 'GET /tenancies/:id/payment-plan',
    access: 'signed-in',
    summary: 'Bir kiracılığın ödeme planı: ödeme sıklığı, aidat, stopaj, KDV, kirasız günler, hatırlatmalar.',
    params: byId,
    reply: paymentPlanView,
  }),
  change: endpoint({
    path: 'POST /tenancies/:id/payment-plan',
    access: 'signed-in',
    summary: 'Ödeme planını bir günden itibaren değiştirir; tahakkuklar buna göre düzenlenir.',
    params: byId,
    body: planForm,
    reply: said,
  }),
  open: endpoint({
    path: 'POST /tenancies/:id/account-opening',
    access: 'signed-in',
    summary: 'Sürmekte olan bir kiracılığın geçmişi: hesabın başladığı gün ve devreden bakiye.',
    params: byId,
    body: openingForm,
    reply: said,
  }),
  enterRent: endpoint({
    path: 'POST /tenancies/:id/rents',
    access: 'signed-in',
    summary:
      'Kiranın bir günden beri başka olduğunu kaydeder; o günden sonraki borçlar düzeltilir, kiracıya haber verilir.',
    params: byId,
    body: rentEntry,
    reply: said,
  }),
  takeRentBack: endpoint({
    path: 'POST /tenancies/:id/rents/:rent/take-back',
    access: 'signed-in',
    summary: 'Elle kaydedilmiş bir kirayı nedeniyle geri alır; borçlar onsuz hâline döner.',
    params: z.strictObject({ id: z.uuid(), rent: z.uuid() }),
    body: rentTakingBack,
    reply: said,
  }),
  remind: endpoint({
    path: 'PUT /tenancies/:id/payment-reminders',
    access: 'signed-in',
    summary: 'Bir kiracılığın ödeme hatırlatmalarını açar veya kapatır.',
    params: byId,
    body: z.strictObject({ on: z.boolean() }),
    reply: said,
  }),
}
