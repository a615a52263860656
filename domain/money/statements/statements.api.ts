import { z } from 'zod'
import { done, endpoint, fileReply } from '#domain/kernel/endpoint.ts'
import { enteredYear } from '#domain/kernel/entered-days.ts'
import { entryReversal, ledgerView, newManualEntry, statementQuery } from './statements.schema.ts'

const byId = z.strictObject({ id: z.uuid() })
const byEntry = z.strictObject({ id: z.uuid(), entry: z.uuid() })

export const statementsApi = {
  account: endpoint({
    path: 'GET /tenancies/:id/account',
    access: 'signed-in',
    summary:
      'Bir kiracılığın hesabı: bakiye, gecikme, depozito ve bir yılın hareketleri. Kiracı yalnızca kendi hesabını okur.',
    params: byId,
    query: z.strictObject({ year: enteredYear.optional() }),
    reply: ledgerView,
  }),
  statement: endpoint({
    path: 'GET /tenancies/:id/account/statement',
    access: 'signed-in',
    summary: 'Hesap ekstresi: seçilen günler arasındaki hareketler, PDF, CSV ya da Excel olarak.',
    params: byId,
    query: statementQuery,
    limit: 'papersByPerson',
    reply: fileReply,
    download: true,
  }),
  receipt: endpoint({
    path: 'GET /tenancies/:id/account/entries/:entry/receipt',
    access: 'signed-in',
    summary: 'Bir ödemenin ya da alınan depozitonun makbuzu (PDF); geri alınmışsa iptal olduğu yazar.',
    params: byEntry,
    limit: 'papersByPerson',
    reply: fileReply,
    download: true,
  }),
  book: endpoint({
    path: 'POST /tenancies/:id/account/entries',
    access: 'signed-in',
    summary:
      'Hesaba elle bir hareket ekler: fatura, aidat, hasar, gider, alacak, borç silme ya da depozito. Aynı anahtarla gelen ikinci istek yeni hareket oluşturmaz.',
    params: byId,
    body: newManualEntry,
    reply: done.extend({ id: z.uuid() }),
  }),
  reverse: endpoint({
    path: 'POST /tenancies/:id/account/entries/:entry/reverse',
    access: 'signed-in',
    summary: 'Bir hareketi nedeniyle geri alır; hareket ve geri alınışı hesapta görünür kalır.',
    params: byEntry,
    body: entryReversal,
    reply: done,
  }),
  depositBefore: endpoint({
    path: 'POST /tenancies/:id/account/deposit-before',
    access: 'signed-in',
    summary: 'Hesap açılmadan önce alınmış depozitoyu kontrattaki tutarıyla kaydeder.',
    params: byId,
    reply: done,
  }),
}
