import { z } from 'zod'
import { done, endpoint, fileReply } from '#domain/kernel/endpoint.ts'
import { enteredYear } from '#domain/kernel/entered-days.ts'
import { entryReversal, ledgerView, newManualEntry, statementQuery } from './statements.schema.ts'

export const statementsApi = {
  account: endpoint({
    path: 'GET /tenancies/:id/account',
    access: 'signed-in',
    scope: 'money:read',
    summary:
      'Bir kiracılığın hesabı: bakiye, gecikme, depozito ve bir yılın hareketleri. Kiracı yalnızca kendi hesabını okur.',
    query: z.strictObject({ year: enteredYear.optional() }),
    reply: ledgerView,
  }),
  statement: endpoint({
    path: 'GET /tenancies/:id/account/statement',
    access: 'signed-in',
    scope: 'money:read',
    summary: 'Hesap ekstresi: seçilen günler arasındaki hareketler, PDF, CSV ya da Excel olarak.',
    query: statementQuery,
    limit: 'papersByPerson',
    reply: fileReply,
    download: true,
  }),
  receipt: endpoint({
    path: 'GET /tenancies/:id/account/entries/:entry/receipt',
    access: 'signed-in',
    scope: 'money:read',
    summary: 'Bir ödemenin ya da alınan depozitonun makbuzu (PDF); geri alınmışsa iptal olduğu yazar.',
    limit: 'papersByPerson',
    reply: fileReply,
    download: true,
  }),
  book: endpoint({
    path: 'POST /tenancies/:id/account/entries',
    access: 'signed-in',
    summary:
      'Hesaba elle bir hareket ekler: fatura, aidat, hasar, gider, alacak, borç silme ya da depozito. Aynı anahtarla gelen ikinci istek yeni hareket oluşturmaz.',
    body: newManualEntry,
    reply: done.extend({ id: z.uuid() }),
  }),
  reverse: endpoint({
    path: 'POST /tenancies/:id/account/entries/:entry/reverse',
    access: 'signed-in',
    summary: 'Bir hareketi nedeniyle geri alır; hareket ve geri alınışı hesapta görünür kalır.',
    body: entryReversal,
  }),
  depositBefore: endpoint({
    path: 'POST /tenancies/:id/account/deposit-before',
    access: 'signed-in',
    summary: 'Hesap açılmadan önce alınmış depozitoyu kontrattaki tutarıyla kaydeder.',
  }),
}
