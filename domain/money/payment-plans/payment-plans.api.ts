import { z } from 'zod'
import { endpoint } from '#domain/kernel/endpoint.ts'
import { openingForm, paymentPlanView, planForm, rentEntry, rentTakingBack } from './payment-plans.schema.ts'

const said = z.strictObject({ message: z.string() })

export const paymentPlansApi = {
  view: endpoint({
    path: 'GET /tenancies/:id/payment-plan',
    access: 'signed-in',
    scope: 'money:read',
    summary: 'Bir kiracılığın ödeme planı: ödeme sıklığı, aidat, stopaj, KDV, kirasız günler, hatırlatmalar.',
    reply: paymentPlanView,
  }),
  change: endpoint({
    path: 'POST /tenancies/:id/payment-plan',
    access: 'signed-in',
    summary: 'Ödeme planını bir günden itibaren değiştirir; tahakkuklar buna göre düzenlenir.',
    body: planForm,
    reply: said,
  }),
  open: endpoint({
    path: 'POST /tenancies/:id/account-opening',
    access: 'signed-in',
    summary: 'Sürmekte olan bir kiracılığın geçmişi: hesabın başladığı gün ve devreden bakiye.',
    body: openingForm,
    reply: said,
  }),
  enterRent: endpoint({
    path: 'POST /tenancies/:id/rents',
    access: 'signed-in',
    summary:
      'Kiranın bir günden beri başka olduğunu kaydeder; o günden sonraki borçlar düzeltilir, kiracıya haber verilir.',
    body: rentEntry,
    reply: said,
  }),
  takeRentBack: endpoint({
    path: 'POST /tenancies/:id/rents/:rent/take-back',
    access: 'signed-in',
    summary: 'Elle kaydedilmiş bir kirayı nedeniyle geri alır; borçlar onsuz hâline döner.',
    body: rentTakingBack,
    reply: said,
  }),
  remindNow: endpoint({
    path: 'POST /tenancies/:id/payment-reminders',
    access: 'signed-in',
    summary: 'Geciken ödemeleri kiracıya şimdi hatırlatır; günde bir kez.',
    reply: said,
  }),
  handOut: endpoint({
    path: 'POST /tenancies/:id/payment-reminders/handed',
    access: 'signed-in',
    summary:
      'Kişinin kendi telefonundan (WhatsApp, SMS) ileteceği hatırlatma, geciken yoksa ödeme bilgileri; hatırlatma elden iletildi diye kaydedilir.',
    reply: z.strictObject({ text: z.string(), late: z.boolean() }),
  }),
  remind: endpoint({
    path: 'PUT /tenancies/:id/payment-reminders',
    access: 'signed-in',
    summary: 'Bir kiracılığın ödeme hatırlatmalarını açar veya kapatır.',
    body: z.strictObject({ on: z.boolean() }),
    reply: said,
  }),
}
