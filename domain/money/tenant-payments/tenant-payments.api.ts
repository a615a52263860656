import { z } from 'zod'
import { done, endpoint } from '#domain/kernel/endpoint.ts'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import { confirmation, declining, ownLedger, receiptWords } from './tenant-payments.schema.ts'

export const tenantPaymentsApi = {
  own: endpoint({
    path: 'GET /own-payments',
    access: 'signed-in',
    scope: 'money:read',
    summary: 'Kiracının kendi ödemeleri: borç, IBAN ve açıklama, geçmiş ödemeler, yüklediği dekontlar.',
    reply: z.strictObject({ accounts: z.array(ownLedger), today: z.iso.date() }),
  }),
  send: endpoint({
    path: 'POST /tenancies/:id/payment-receipts',
    access: 'signed-in',
    limit: 'filesByPerson',
    summary: 'Kiracı bir dekont yükler; kiraya veren onaylayınca ödeme olur.',
    query: receiptWords,
    upload: { maxBytes: maxFileBytes },
    reply: done.extend({ id: z.uuid() }),
  }),
  confirm: endpoint({
    path: 'POST /payment-receipts/:id/confirm',
    access: 'signed-in',
    scope: 'payments:write',
    summary: 'Bir dekontu onaylar ve ödemeyi kaydeder.',
    body: confirmation,
    reply: done.extend({ entry: z.uuid() }),
  }),
  decline: endpoint({
    path: 'POST /payment-receipts/:id/decline',
    access: 'signed-in',
    scope: 'payments:write',
    summary: 'Bir dekontu nedeniyle kabul etmez.',
    body: declining,
  }),
  reopen: endpoint({
    path: 'POST /payment-receipts/:id/reopen',
    access: 'signed-in',
    summary: 'Bir dekont için az önce verilen kararı geri alır; ödeme kaydı düşer, dekont yeniden bekler.',
  }),
  withdraw: endpoint({
    path: 'POST /payment-receipts/:id/withdraw',
    access: 'signed-in',
    summary: 'Kiracı onay bekleyen dekontunu geri çeker.',
  }),
}
