import { isoDate, showDate, showDateTime } from '#domain/kernel/dates.ts'
import { claimTitle } from '#domain/money/arrears/notice-text.rules.ts'
import { refuseArchive } from '#domain/services/archives/archives.messages.ts'
import type { ArchiveRow } from '#domain/services/archives/archives.schema.ts'
import type { Context } from '#server/context.ts'
import { printStatement } from '#server/features/money/statements/print-statement.ts'
import { printContract } from '#server/features/tenancy/contracts/print-contract.ts'
import type { Actor } from '#server/http/actor.ts'
import type { StreamReply } from '#server/http/route.ts'
import { actorOfUser } from '#server/http/session.ts'
import { csvFileOf } from '#server/pdf/csv.ts'
import { archivesOf, readyArchive } from '#server/services/archives/archives.queries.ts'
import { type ArchiveMaker, askArchive, sendArchive } from '#server/services/archives/archives.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { type CaseDocument, readFiles, sha256Of } from './case-files.ts'
import { entryRows } from './case-parts.ts'
import { findArrears } from './find-arrears.ts'
import { caseFileOf, fileIdsOf, noticeContent } from './print-arrears.ts'
import { readArrears } from './view-arrears.ts'

type ArrearsCase = Awaited<ReturnType<typeof readArrears>>
type Content = Uint8Array<ArrayBuffer>

/** Only for the person who asked: people who may no longer read the case file do not see the archive. */
const ownArchives = (actor: Actor, tenancy_id: string) =>
  ({ user_id: actor.userId, kind: 'arrears', tenancy_id }) as const

export async function askCaseArchive(ctx: Context, actor: Actor, tenancyId: string): Promise<void> {
  await findArrears(ctx.db, actor, tenancyId)
  await askArchive(ctx, ownArchives(actor, tenancyId))
}

export async function listCaseArchives(ctx: Context, actor: Actor, tenancyId: string): Promise<ArchiveRow[]> {
  await findArrears(ctx.db, actor, tenancyId)
  return archivesOf(ctx.db, ownArchives(actor, tenancyId))
}

export async function openCaseArchive(ctx: Context, actor: Actor, id: string): Promise<StreamReply> {
  const archive = await readyArchive(ctx.db, actor.userId, { id, kind: 'arrears', now: ctx.clock.now() })
  if (!archive?.tenancy_id) throw refuseArchive('archive_missing')
  await findArrears(ctx.db, actor, archive.tenancy_id).catch(() => {
    throw refuseArchive('archive_missing')
  })
  return sendArchive(ctx, archive, `Alacak dosyası ${isoDate(archive.ready_at!)}.zip`)
}

/** Made with the rights that the requesting person has when it is made. */
export const arrearsArchive = (ctx: Context): ArchiveMaker => ({
  async write({ user_id, tenancy_id }, zip, progress) {
    const actor = await actorOfUser(ctx.db, user_id, isoDate(ctx.clock.now()))
    if (!actor || !tenancy_id) throw new Error('Nobody to make it for.')
    const { parts, missing, read } = await partsOf(ctx, actor, tenancy_id)
    const index: string[] = []
    for (const [at, { path, content }] of parts.entries()) {
      const bytes = await content()
      index.push(`${sha256Of(bytes)}  ${path}`)
      if (/\.(csv|txt)$/.test(path)) await zip.addText(path, [textIn(bytes)])
      else await zip.addFile(path, bytes)
      await progress(((at + 1) / (parts.length + 1)) * 100)
    }
    await zip.addText('dizin.txt', [indexOf(read, index, missing)])
    return { missing: missing.length }
  },
  async notifyReady(tx, { user_id, tenancy_id }) {
    await notify(ctx, tx, [
      {
        user_id,
        kind: 'system',
        target_audience: 'general',
        property: null,
        sender_type: 'system',
        event: 'Alacak dosyasının arşivi hazır. Yedi gün içinde dosyanın sayfasından indirebilirsiniz.',
        link: `/tenancy/${tenancy_id}/arrears`,
        letter: 'sent',
      },
    ])
  },
})

interface Part {
  path: string
  content(): Content | Promise<Content>
}

/** All documents of the case, each created when its turn comes; the index describes each file. */
async function partsOf(ctx: Context, actor: Actor, tenancyId: string) {
  const read = await readArrears(ctx, actor, tenancyId)
  const { view, messages, found } = read
  const kept = await readFiles(ctx, fileIdsOf(read))
  const parts: Part[] = []
  const missing: string[] = []
  const add = (path: string, content: Part['content']) => parts.push({ path, content })
  const attach = (id: string | null, pathOf: (file: CaseDocument) => string, what: string) => {
    if (!id) return
    const file = kept.get(id)
    if (file) add(pathOf(file), () => file.content)
    else missing.push(what)
  }

  add('Alacak dosyasi.pdf', () => caseFileOf(ctx, actor, read, kept))
  for (const { id, short_id, baslangicTarihi } of view.contracts.toReversed())
    add(`Kontratlar/${baslangicTarihi} ${short_id}.pdf`, async () => (await printContract(ctx, actor, id)).content)
  add('Hesap/hesap-hareketleri.csv', () => entriesCsv(read))
  add('Hesap/hesap-ekstresi.pdf', async () => (await printStatement(ctx, actor, tenancyId, wholeSpan(read))).content)
  add('Hesap/yasal-faiz.csv', () => interestCsv(read))
  const given = view.notices.filter(({ state }) => state !== 'draft').toReversed()
  for (const [at, notice] of given.entries()) {
    const path = `Ihtarlar/${at + 1} ${notice.given_on} ${notice.article.replace('/', '-')}`
    add(`${path}.pdf`, () => noticeContent(ctx, { actor, found }, notice))
    attach(notice.proof_file, ({ name }) => `${path} kanit ${name}`, `${path} teslim kanıtı`)
  }
  for (const [at, receipt] of view.receipts.toReversed().entries())
    attach(receipt.file_id, ({ name }) => `Makbuzlar/${at + 1} ${receipt.on_date} ${name}`, `Makbuz ${receipt.on_date}`)
  if (messages.length > 0) add('Mesajlar/mesajlar.txt', () => new TextEncoder().encode(messagesText(messages)))
  for (const [at, { file_ids, sent_at }] of messages.entries())
    for (const [index, id] of file_ids.entries())
      attach(id, ({ name }) => `Mesajlar/${at + 1}-${index + 1} ${name}`, `${showDateTime(sent_at)} mesajının eki`)
  return { parts, missing, read }
}

/** From the first day of the tenancy, or of the ledger if earlier, to today or the last entry. */
const wholeSpan = ({ view, ledger }: ArrearsCase) => ({
  format: 'pdf' as const,
  from: [view.started_on, ...ledger.entries.map(({ on_date }) => on_date)].sort()[0]!,
  to: [view.today, ...ledger.entries.map(({ on_date }) => on_date)].sort().at(-1)!,
})

function entriesCsv({ ledger }: ArrearsCase): Promise<Content> {
  const head = ['Gün', 'Hareket', 'Ay', 'Tutar', 'Para birimi', 'Açıklama', 'Kaydeden', 'Kayıt zamanı']
  const rows = entryRows(ledger.entries).map((row) => [
    ...[row.on_date, row.what, row.month, row.amount / 100, row.currency, row.note, row.by_name, row.booked_at],
  ])
  return csvFileOf({ name: 'Hesap hareketleri', head, rows })
}

function interestCsv({ view }: ArrearsCase): Promise<Content> {
  const head = ['Borç', 'Vade', 'Başlangıç', 'Bitiş', 'Gün', 'Oran (%)', 'Anapara', 'Faiz']
  const rows = [...view.claims, ...view.paid_late].flatMap((claim) =>
    claim.interest.map((line) => [
      ...[claimTitle(claim), showDate(claim.due_on), showDate(line.from), showDate(line.to), line.days],
      ...[line.percent, line.principal / 100, line.amount / 100],
    ]),
  )
  return csvFileOf({ name: 'Yasal faiz', head, rows })
}

const text = (lines: readonly string[]) => `\uFEFF${lines.join('\r\n')}\r\n`
const textIn = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

const messagesText = (messages: ArrearsCase['messages']) =>
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

const indexOf = ({ view }: ArrearsCase, index: readonly string[], missing: readonly string[]) =>
  text([
    `Alacak dosyası: ${view.property_title}, ${view.tenant_names.join(', ')}`,
    `${showDate(view.today)} günündeki kayıtlara göre. Her dosyanın SHA-256 özeti:`,
    '',
    ...index,
    ...(missing.length > 0 ? ['', 'Kayıtta olup artık bulunmayan dosyalar:', ...missing] : []),
  ])
