import sharp from 'sharp'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { missingAs } from '#domain/kernel/refusal.ts'
import { refuseArrears } from '#domain/money/arrears/arrears.messages.ts'
import { grandTotals } from '#domain/money/arrears/interest.rules.ts'
import { maskNationalId } from '#domain/people/identity/national-id.rules.ts'
import { endingInforms, endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { contractRightsFor } from '#server/access/contract-scope.queries.ts'
import type { FoundLedger } from '#server/access/ledger-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { madeFile } from '#server/http/made-file.ts'
import type { FileReply } from '#server/http/route.ts'
import { caseFilePdf, noticePdf } from '#server/pdf/print.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { identitiesOf, noticeById } from './arrears.queries.ts'
import { type CaseDocument, readFiles } from './case-files.ts'
import {
  contractsPart,
  filePart,
  interestPart,
  ledgerPart,
  messagesPart,
  noticePart,
  noticeTitle,
  totalPart,
  unpaidPart,
  yearsPart,
} from './case-parts.ts'
import { findArrears } from './find-arrears.ts'
import { readArrears, returnOf } from './view-arrears.ts'

/** The notice as handed over; a draft is marked as one. */
export async function printNotice(ctx: Context, actor: Actor, id: string): Promise<FileReply> {
  const notice = await noticeById(ctx.db, id)
  if (!notice) throw refuseArrears('arrears_notice_missing')
  const tenancy = findArrears(ctx.db, actor, notice.tenancy_id)
  const found = await missingAs(refuseArrears('arrears_notice_missing'), tenancy)
  const content = await noticeContent(ctx, { actor, found }, { ...notice, returned: returnOf(notice) })
  return madeFile(content, `İhtar ${notice.given_on ?? notice.drafted_on}`, 'pdf')
}

type Printed = Pick<Parameters<typeof noticePdf>[0], 'text'> & {
  way: keyof typeof endingWayRules
  sha256: string | null
  given_on: string | null
  returned: { on: string; reason: string } | null
}

interface NoticeReader {
  actor: Actor
  found: FoundLedger
}

export const noticeContent = async (
  ctx: Context,
  { actor, found }: NoticeReader,
  { way, text, sha256, given_on, returned }: Printed,
) =>
  noticePdf({
    draft: sha256 === null,
    article: endingWayRules[way].article,
    text,
    owner: found.contract.landlord_name || found.contract.owner_name,
    parties: await partiesOf(ctx, { actor, found }, text),
    hash: sha256,
    facts:
      given_on && sha256
        ? [
            ['Gönderildiği gün', showDate(given_on)],
            ...(returned
              ? [['Tebliğ edilemedi', `${showDate(returned.on)}: ${returned.reason}`] satisfies [string, string]]
              : []),
            ['Metnin SHA-256 özeti', sha256.match(/.{1,8}/g)!.join(' ')],
          ]
        : [],
    printedOn: showDate(ctx.clock.now()),
  })

/**
 * Identity numbers of the people whom the notice names. They stand beside the text, not in it: the text is kept in
 * clear and shown to both sides.
 */
async function partiesOf(ctx: Context, { actor, found }: NoticeReader, text: string): Promise<[string, string][]> {
  const { contract, tenancy, relation } = found
  const { seeIdentity } = contractRightsFor(actor, relation, contract.owner_id)
  const shown = (name: string, encrypted: string | null) => {
    const number = encrypted && decryptText(ctx.secrets.encryption, encrypted)
    return `${name}, TC / vergi kimlik no: ${number ? (seeIdentity ? number : maskNationalId(number)) : '……………………………'}`
  }
  const named = new Map<string, string | null>()
  for (const { name, id_number } of await identitiesOf(ctx.db, tenancy.id))
    if (text.includes(name) && !named.get(name)) named.set(name, id_number)
  return [
    ['İhtar eden', shown(contract.landlord_name || contract.owner_name, contract.landlord_id_number)],
    ...[...named].map(([name, id_number], at): [string, string] => [
      named.size > 1 ? `${at + 1}. muhatap` : 'Muhatap',
      shown(name, id_number),
    ]),
  ]
}

type ArrearsCase = Awaited<ReturnType<typeof readArrears>>

/** All files of the case: proofs of delivery, receipts, and attachments of the chosen messages. */
export const fileIdsOf = ({ view, messages }: ArrearsCase) => [
  ...view.notices.flatMap(({ proof_file }) => proof_file ?? []),
  ...view.receipts.flatMap(({ file_id }) => file_id ?? []),
  ...messages.flatMap(({ file_ids }) => file_ids),
]

/** The PDF library cannot read WebP, and a scan needs no more than page resolution. */
const pictureOf = async ({ type, content }: CaseDocument) =>
  type.startsWith('image/')
    ? new Uint8Array(
        await sharp(content)
          .rotate()
          .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
          .jpeg({ quality: 75 })
          .toBuffer(),
      )
    : null

export async function caseFileOf(
  ctx: Context,
  actor: Actor,
  read: ArrearsCase,
  files: ReadonlyMap<string, CaseDocument>,
) {
  const { view, ledger, found } = read
  const people = await partiesOf(ctx, { actor, found }, view.tenant_names.join('\n'))
  const totals = grandTotals([...view.claims, ...view.paid_late], view.interest.rates, view.today)
  const partOf = async (id: string | null, title: string) => {
    const file = id ? files.get(id) : undefined
    if (!file) return []
    const facts: [string, string][] = [
      ['Dosya', file.name],
      ['SHA-256 özeti', file.sha256.match(/.{1,8}/g)!.join(' ')],
    ]
    return [filePart(title, facts, await pictureOf(file))]
  }
  // Drafts are no evidence.
  const notices = view.notices.filter(({ state }) => state !== 'draft').toReversed()
  const noticeParts = []
  for (const notice of notices)
    noticeParts.push(noticePart(notice), ...(await partOf(notice.proof_file, `Teslim kanıtı: ${noticeTitle(notice)}`)))
  const receiptParts = []
  for (const { file_id, on_date, amount, currency } of view.receipts.toReversed())
    receiptParts.push(...(await partOf(file_id, `Makbuz, ${showDate(on_date)}, ${showMoney(amount, currency)}`)))
  return caseFilePdf({
    title: 'Alacak dosyası',
    subtitle: `${view.property_title} · ${showDate(view.today)} günündeki kayıtlara göre`,
    facts: [
      ['Kiralanan', [view.property_title, view.address].filter(Boolean).join(', ')],
      ['Alacaklı (kiraya veren)', [people[0]![1], found.contract.landlord_residence].filter(Boolean).join('\n')],
      [
        view.tenant_names.length > 1 ? 'Borçlular (kiracılar)' : 'Borçlu (kiracı)',
        people.length > 1
          ? people
              .slice(1)
              .map(([, person]) => person)
              .join('\n')
          : view.tenant_names.join(', '),
      ],
      ['Kiracılığın başlangıcı', showDate(view.started_on)],
      ...(view.ended_on ? [['Kiracılığın sonu', showDate(view.ended_on)] as [string, string]] : []),
      ...totals.map(({ currency, open, interest, total, per_day }): [string, string] => [
        `Genel toplam${currency === 'TL' ? '' : ` (${currency})`}, ${showDate(view.today)}`,
        `${showMoney(total, currency)} (açık borç ${showMoney(open, currency)}, yasal faiz ${showMoney(interest, currency)}); her gün ${showMoney(per_day, currency)} eklenir`,
      ]),
    ],
    note: endingInforms,
    parts: [
      // Short ones first, so that they share a page.
      unpaidPart(view),
      totalPart(view),
      ...(view.years.length > 0 && (!view.ended_on || view.notices.length > 0) ? [yearsPart(view)] : []),
      contractsPart(view),
      interestPart(view),
      ...noticeParts,
      ledgerPart(ledger.entries),
      ...receiptParts,
      ...(view.messages.length > 0 ? [messagesPart(view)] : []),
    ],
    printedOn: `${showDate(ctx.clock.now())} günü hazırlandı`,
  })
}

export async function printArrears(ctx: Context, actor: Actor, tenancyId: string): Promise<FileReply> {
  const read = await readArrears(ctx, actor, tenancyId)
  const content = await caseFileOf(ctx, actor, read, await readFiles(ctx, fileIdsOf(read)))
  return madeFile(content, `Alacak dosyası ${read.view.today}`, 'pdf')
}
