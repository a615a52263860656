import { strToU8, zipSync } from 'fflate'
import { claimTitle } from '#domain/arrears/notice-text.rules.ts'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import type { Context } from '#server/context.ts'
import { printContract } from '#server/features/contracts/print-contract.ts'
import { printStatement } from '#server/features/statements/print-statement.ts'
import type { Actor } from '#server/http/actor.ts'
import type { FileReply } from '#server/http/route.ts'
import { csvFileOf } from '#server/pdf/csv.ts'
import { type CaseDocument, readFiles, sha256Of } from './case-files.ts'
import { entryRows } from './case-parts.ts'
import { caseFileOf, fileIdsOf, noticeContent } from './print-arrears.ts'
import { readArrears } from './view-arrears.ts'

type Read = Awaited<ReturnType<typeof readArrears>>
type Content = Uint8Array<ArrayBuffer>

/** Everything of the case as files, with an index that says of each what it was: whoever changes one is found out. */
export async function archiveArrears(ctx: Context, actor: Actor, tenancyId: string): Promise<FileReply> {
  const read = await readArrears(ctx, actor, tenancyId)
  const { view, messages } = read
  const kept = await readFiles(ctx, fileIdsOf(read))
  const contents = new Map<string, Content>()
  const missing: string[] = []
  const attach = (id: string | null, pathOf: (file: CaseDocument) => string, what: string) => {
    if (!id) return
    const file = kept.get(id)
    if (file) contents.set(pathOf(file), file.content)
    else missing.push(what)
  }

  contents.set('Alacak dosyasi.pdf', await caseFileOf(ctx, read, kept))
  for (const { id, short_id, baslangicTarihi } of view.contracts.toReversed())
    contents.set(`Kontratlar/${baslangicTarihi} ${short_id}.pdf`, (await printContract(ctx, actor, id)).content)
  contents.set('Hesap/hesap-hareketleri.csv', await entriesCsv(read))
  contents.set('Hesap/hesap-ekstresi.pdf', (await printStatement(ctx, actor, tenancyId, wholeSpan(read))).content)
  contents.set('Hesap/yasal-faiz.csv', await interestCsv(read))
  const given = view.notices.filter(({ state }) => state !== 'draft').toReversed()
  for (const [at, notice] of given.entries()) {
    const path = `Ihtarlar/${at + 1} ${notice.given_on} ${notice.way === 'late_rent' ? 'TBK 315' : 'TBK 352-2'}`
    contents.set(`${path}.pdf`, await noticeContent(ctx, notice, view.owner_name))
    attach(notice.proof_file, ({ name }) => `${path} kanit ${name}`, `${path} teslim kanıtı`)
  }
  for (const [at, receipt] of view.receipts.toReversed().entries())
    attach(receipt.file_id, ({ name }) => `Makbuzlar/${at + 1} ${receipt.on_date} ${name}`, `Makbuz ${receipt.on_date}`)
  if (messages.length > 0) contents.set('Mesajlar/mesajlar.txt', messagesText(messages))
  for (const [at, { file_ids, sent_at }] of messages.entries())
    for (const [place, id] of file_ids.entries())
      attach(id, ({ name }) => `Mesajlar/${at + 1}-${place + 1} ${name}`, `${showDateTime(sent_at)} mesajının eki`)

  contents.set('dizin.txt', indexOf(read, contents, missing))
  const mtime = ctx.clock.now()
  // Papers and pictures are small already; packing them again would only take time.
  const zipped = zipSync(
    Object.fromEntries(
      [...contents].map(([path, content]) => [path, [content, { mtime, level: /\.(csv|txt)$/.test(path) ? 6 : 0 }]]),
    ),
  )
  return {
    ...{ content: zipped as Content, type: 'application/zip', cache: 'no-store' },
    saveAs: `Alacak dosyası ${view.today}.zip`,
  }
}

/** From the first day of the tenancy, or of the account where that is older, to today. */
const wholeSpan = ({ view, account }: Read) => ({
  format: 'pdf' as const,
  from: [view.started_on, ...account.entries.map(({ on_date }) => on_date)].sort()[0]!,
  to: [view.today, ...account.entries.map(({ on_date }) => on_date)].sort().at(-1)!,
})

function entriesCsv({ account }: Read): Promise<Content> {
  const head = ['Gün', 'Hareket', 'Ay', 'Tutar', 'Para birimi', 'Açıklama', 'Kaydeden', 'Kayıt zamanı']
  const rows = entryRows(account.entries).map((row) => [
    ...[row.on_date, row.what, row.month, row.amount / 100, row.currency, row.note, row.by_name, row.booked_at],
  ])
  return csvFileOf({ name: 'Hesap hareketleri', head, rows })
}

function interestCsv({ view }: Read): Promise<Content> {
  const head = ['Borç', 'Vade', 'Başlangıç', 'Bitiş', 'Gün', 'Oran (%)', 'Anapara', 'Faiz']
  const rows = [...view.claims, ...view.paid_late].flatMap((claim) =>
    claim.interest.map((line) => [
      ...[claimTitle(claim), showDate(claim.due_on), showDate(line.from), showDate(line.to), line.days],
      ...[line.percent, line.principal / 100, line.amount / 100],
    ]),
  )
  return csvFileOf({ name: 'Yasal faiz', head, rows })
}

const text = (lines: readonly string[]) => strToU8(`\uFEFF${lines.join('\r\n')}\r\n`) as Content

const messagesText = (messages: Read['messages']) =>
  text([
    'Taraflar arasındaki yazışmadan elle seçilen mesajlar; yazışmanın tamamı değildir.',
    '',
    ...messages.flatMap((message, at) => [
      `${at + 1}. ${showDateTime(message.sent_at)} · ${message.sender_name}${message.file_ids.length > 0 ? ` · ${message.file_ids.length} dosya` : ''}`,
      message.text,
      `(Seçen: ${message.chosen_by_name}, ${showDateTime(message.chosen_at)})`,
      '',
    ]),
  ])

const indexOf = ({ view }: Read, contents: ReadonlyMap<string, Content>, missing: readonly string[]) =>
  text([
    `Alacak dosyası: ${view.property_title}, ${view.tenant_names.join(', ')}`,
    `${showDate(view.today)} günündeki kayıtlara göre. Her dosyanın SHA-256 özeti:`,
    '',
    ...[...contents].map(([path, content]) => `${sha256Of(content)}  ${path}`),
    ...(missing.length > 0 ? ['', 'Kayıtta olup artık bulunmayan dosyalar:', ...missing] : []),
  ])
