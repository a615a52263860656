import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { ArrearsNotice, ArrearsView } from '#domain/money/arrears/arrears.schema.ts'
import { foreignInterestNote, grandTotals, interestInforms } from '#domain/money/arrears/interest.rules.ts'
import { claimVerdictLabels, mediationNote, noticeVerdictLabels } from '#domain/money/arrears/justified.rules.ts'
import { claimTitle, netOfTaxNote } from '#domain/money/arrears/notice-text.rules.ts'
import { entryLabel } from '#domain/money/statements/ledger-lines.rules.ts'
import { deliveryLabels } from '#domain/tenancy/endings/endings.schema.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import type { CaseFileData } from '#server/pdf/case-file.tsx'
import type { EntryRow } from '#server/services/ledger/ledger.queries.ts'

type Part = CaseFileData['parts'][number]
const part = (given: Partial<Part> & Pick<Part, 'title'>): Part => ({
  facts: [],
  table: null,
  text: '',
  picture: null,
  ...given,
})
const right = 'right' as const
/** No table when there are no rows. */
const table = (given: NonNullable<Part['table']>): Part['table'] => (given.rows.length > 0 ? given : null)

export const unpaidPart = ({ claims, figures, net_of_tax, today }: ArrearsView): Part =>
  part({
    title: 'Ödenmeyen aylar ve borçlar',
    facts: figures.map(({ currency, overdue, days_late }) => [
      `Vadesi geçmiş, ${showDate(today)}`,
      `${showMoney(overdue, currency)}${days_late > 0 ? `, en eskisi ${days_late} gün` : ''}`,
    ]),
    text: claims.length === 0 ? 'Bugün vadesi geçmiş ödenmemiş borç yok.' : net_of_tax ? netOfTaxNote : '',
    table: table({
      columns: [
        { name: 'Borç', width: 30 },
        { name: 'Vade', width: 14 },
        { name: 'Tutar', width: 18, align: right },
        { name: 'Açık', width: 18, align: right },
        { name: 'Takip', width: 20 },
      ],
      rows: claims.map((claim) => [
        claimTitle(claim),
        showDate(claim.due_on),
        showMoney(claim.amount, claim.currency),
        showMoney(claim.open, claim.currency),
        claim.pursuit ? `${claim.pursuit.office} ${claim.pursuit.file_number}, ${showDate(claim.pursuit.since)}` : '',
      ]),
    }),
  })

/** The one figure that an enforcement office writes down, with what each further day adds to it. */
export function totalPart({ claims, paid_late, interest, today }: ArrearsView): Part {
  const totals = grandTotals([...claims, ...paid_late], interest.rates, today)
  return part({
    title: `Genel toplam, ${showDate(today)}`,
    text:
      totals.length === 0
        ? 'Bugün vadesi geçmiş alacak yok.'
        : 'Açık borçlar, hesaba işlenmiş faiz ve masrafları da kapsar. Günlük artış, açık anaparaya bugünkü yasal oranla bir gün için işleyen faizdir; izleyen günlerin toplamı bununla bulunur.',
    table: table({
      columns: [
        { name: 'Açık borçlar', width: 25, align: right },
        { name: 'İşlemiş yasal faiz', width: 25, align: right },
        { name: 'Genel toplam', width: 25, align: right },
        { name: 'Her gün eklenen', width: 25, align: right },
      ],
      rows: totals.map(({ currency, open, interest: due, total, per_day }) =>
        [open, due, total, per_day].map((amount) => showMoney(amount, currency)),
      ),
    }),
  })
}

export function interestPart({ claims, paid_late, interest, today }: ArrearsView): Part {
  const rows = [...claims, ...paid_late].flatMap((claim) =>
    claim.interest.map((line) => [
      claimTitle(claim),
      `${showDate(line.from)} – ${showDate(line.to)}`,
      `${line.days}`,
      showPercent(line.percent),
      showMoney(line.principal, claim.currency),
      showMoney(line.amount, claim.currency),
    ]),
  )
  return part({
    title: 'Yasal faiz, satır satır',
    facts: [
      [`Hesaba işlenmemiş, ${showDate(today)}`, showMoney(interest.total)],
      ['Hesaba işlenmiş', showMoney(interest.booked.reduce((sum, { amount }) => sum + amount, 0))],
      ...interest.rates.map(({ from_on, percent, source }): [string, string] => [
        `${showDate(from_on)} tarihinden`,
        `${showPercent(percent)}, ${source}`,
      ]),
    ],
    text: `${interestInforms} ${foreignInterestNote(claims)}`.trim(),
    table: table({
      columns: [
        { name: 'Borç', width: 21 },
        { name: 'Günler', width: 27 },
        { name: 'Gün', width: 7, align: right },
        { name: 'Oran', width: 9, align: right },
        { name: 'Anapara', width: 18, align: right },
        { name: 'Faiz', width: 18, align: right },
      ],
      rows,
    }),
  })
}

/** The ledger line by line; reversed entries and their reversals refer to each other. */
export function entryRows(entries: readonly EntryRow[]) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const takenBack = new Set(entries.map(({ reverses }) => reverses))
  const nameOf = (entry: EntryRow): string => {
    const reversed = entry.reverses && byId.get(entry.reverses)
    if (reversed) return `${entryLabel(entry)}: ${entryLabel(reversed)}, ${showDate(reversed.on_date)}`
    return takenBack.has(entry.id) ? `${entryLabel(entry)} (geri alındı)` : entryLabel(entry)
  }
  return entries.map((entry) => ({
    on_date: showDate(entry.on_date),
    what: nameOf(entry),
    month: entry.month ? entry.month.slice(0, 7) : '',
    amount: entry.amount,
    currency: entry.currency,
    note: entry.note,
    by_name: entry.by_name,
    booked_at: showDateTime(entry.booked_at),
  }))
}

export const ledgerPart = (entries: readonly EntryRow[]): Part =>
  part({
    title: 'Hesap hareketleri',
    table: {
      columns: [
        { name: 'Gün', width: 12 },
        { name: 'Hareket', width: 24 },
        { name: 'Tutar', width: 18, align: right },
        { name: 'Açıklama', width: 28 },
        { name: 'Kaydeden', width: 18 },
      ],
      rows: entryRows(entries).map((row) => [
        row.on_date,
        row.what,
        showMoney(row.amount, row.currency),
        row.note,
        row.by_name,
      ]),
    },
  })

const noticeFacts = (notice: ArrearsNotice): [string, string][] =>
  [
    ['Hazırlandığı gün', showDate(notice.drafted_on)],
    ['Gönderildiği gün', notice.given_on && `${showDate(notice.given_on)}, ${deliveryLabels[notice.delivery!]}`],
    ['Ulaştığı gün', notice.delivered_on && showDate(notice.delivered_on)],
    ['Tebliğ edilemedi', notice.returned && `${showDate(notice.returned.on)}: ${notice.returned.reason}`],
    ['Bugünkü hesaba göre', noticeVerdictLabels[notice.verdict]],
    [`Ödeme için son gün (${notice.article})`, notice.pay_by && showDate(notice.pay_by)],
    ['Geri çekilme nedeni', notice.withdrawn && notice.withdraw_reason],
    ['Metnin SHA-256 özeti', notice.sha256 && notice.sha256.match(/.{1,8}/g)!.join(' ')],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))

const open = (amount: number | null, currency: string) => (amount === null ? '' : showMoney(amount, currency))

export const noticeTitle = (notice: ArrearsNotice) =>
  `${notice.article} ihtarı, ${showDate(notice.given_on ?? notice.drafted_on)}`

export const noticePart = (notice: ArrearsNotice): Part =>
  part({
    title: noticeTitle(notice),
    facts: noticeFacts(notice),
    text: notice.text,
    table: {
      columns: [
        { name: 'Borç', width: 24 },
        { name: 'Hazırlanırken açık', width: 18, align: right },
        { name: 'Ulaştığında açık', width: 18, align: right },
        { name: 'Bugünkü hesaba göre', width: 40 },
      ],
      rows: notice.claims.map((claim) => [
        claimTitle(claim),
        open(claim.open_drafted, notice.currency),
        open(claim.open_delivered, notice.currency),
        claim.verdict ? claimVerdictLabels[claim.verdict] : '',
      ]),
    },
  })

export const yearsPart = ({ years }: ArrearsView): Part =>
  part({
    title: 'Haklı ihtarlar ve izleyen tarihler',
    table: {
      columns: [
        { name: 'Kira yılının sonu', width: 25 },
        { name: 'Haklı ihtar', width: 20, align: right },
        { name: 'Dava süresi (TBK 352/2)', width: 55 },
      ],
      rows: years.map(({ ends_on, counted, suit_from, suit_by }) => [
        showDate(ends_on),
        `${counted.length}`,
        counted.length >= 2 ? `${showDate(suit_from)} – ${showDate(suit_by)}` : 'İki haklı ihtar yok',
      ]),
    },
    text: mediationNote,
  })

export const contractsPart = ({ contracts }: ArrearsView): Part =>
  part({
    title: 'Kontratlar',
    table: {
      columns: [
        { name: 'Kontrat', width: 25 },
        { name: 'Süre', width: 45 },
        { name: 'Aylık kira', width: 30, align: right },
      ],
      rows: contracts.map((contract) => [
        contract.short_id,
        `${showDate(contract.baslangicTarihi)} – ${showDate(contract.bitisTarihi)}`,
        `${showMoney(contract.brutAylik, contract.bedelTuru)}${contract.gross ? ' brüt' : ''}`,
      ]),
    },
    text: 'Kontratların tam metni ve onay kayıtları arşivdeki PDF’lerdedir.',
  })

export const messagesPart = ({ messages }: ArrearsView): Part =>
  part({
    title: 'Seçilen mesajlar',
    text: 'Bu mesajlar taraflar arasındaki yazışmadan elle seçilmiştir; yazışmanın tamamı değildir.',
    table: {
      columns: [
        { name: 'Zaman', width: 18 },
        { name: 'Yazan', width: 20 },
        { name: 'Mesaj', width: 62 },
      ],
      rows: messages.map(({ sent_at, sender_name, text, files }) => [
        showDateTime(sent_at),
        sender_name,
        files > 0 ? `${text} [${files} dosya]` : text,
      ]),
    },
  })

export const filePart = (title: string, facts: [string, string][], picture: Uint8Array | null): Part =>
  part({
    title,
    facts,
    picture,
    text: picture ? '' : 'Belgenin kendisi arşivdedir; yukarıdaki özet onu doğrular.',
  })
