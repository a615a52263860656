import { z } from 'zod'
import { endpoint, page } from '#domain/kernel/endpoint.ts'
import {
  lineFilter,
  linesToConfirm,
  lineToIgnore,
  lineView,
  statementCheck,
  statementToCheck,
  statementToTake,
  tenancyOption,
  tenancyQuery,
} from './bank-statements.schema.ts'
import { maxStatementBytes } from './statement.rules.ts'

const count = z.number().int()
/** JSON needs two bytes for quotes, line breaks and Turkish letters. */
const maxJsonBytes = 2 * maxStatementBytes

export const bankStatementsApi = {
  check: endpoint({
    path: 'POST /bank-statements/check',
    access: 'signed-in',
    limit: 'sheetsByPerson',
    summary: 'Banka dosyasını okur, sütunları tanır ve ne olacağını söyler; hiçbir şey kaydetmez.',
    body: statementToCheck,
    maxJsonBytes,
    reply: statementCheck,
  }),
  take: endpoint({
    path: 'POST /bank-statements',
    access: 'signed-in',
    limit: 'sheetsByPerson',
    summary:
      'Dosyanın yeni hareketlerini listeye alır; daha önce alınan hareket yeniden alınmaz, yanlış dosya bütünüyle reddedilir.',
    body: statementToTake,
    maxJsonBytes,
    reply: z.strictObject({ taken: count, known: count, message: z.string() }),
  }),
  lines: endpoint({
    path: 'GET /bank-statements/lines',
    access: 'signed-in',
    scope: 'money:read',
    summary: 'Banka hareketleri: bekleyenler önerileriyle, onaylananlar, kullanılmayanlar ve hesaptan çıkanlar.',
    query: lineFilter,
    reply: z.strictObject({
      ...page(lineView).shape,
      counts: z.strictObject({ waiting: count, confirmed: count, ignored: count, outgoing: count }),
    }),
  }),
  tenancies: endpoint({
    path: 'GET /bank-statements/tenancies',
    access: 'signed-in',
    summary: 'Bir hareketin verilebileceği kiracılıklar.',
    query: tenancyQuery,
    reply: z.strictObject({ documents: z.array(tenancyOption) }),
  }),
  confirm: endpoint({
    path: 'POST /bank-statements/lines/confirm',
    access: 'signed-in',
    summary: 'Bir ya da daha çok hareketi onaylar ve kiracılıkların hesabına ödeme olarak işler.',
    body: linesToConfirm,
    reply: z.strictObject({ confirmed: count, skipped: count, message: z.string() }),
  }),
  ignore: endpoint({
    path: 'POST /bank-statements/lines/:id/ignore',
    access: 'signed-in',
    summary: 'Kirayla ilgisi olmayan bir hareketi nedeniyle birlikte kenara ayırır.',
    body: lineToIgnore,
  }),
  undo: endpoint({
    path: 'POST /bank-statements/lines/:id/undo',
    access: 'signed-in',
    summary: 'Onayı ya da kenara ayırmayı geri alır: ödeme ters kayıtla silinir, hareket yeniden bekler.',
  }),
}
