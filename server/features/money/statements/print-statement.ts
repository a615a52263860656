import { isoDate, showDate, showDateTime } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { moneyInWords } from '#domain/kernel/money-in-words.ts'
import { methodNames, refuseLedger } from '#domain/money/ledger/ledger.messages.ts'
import { openingNote, shownFromNote, shownUntilNote } from '#domain/money/statements/ledger-notes.rules.ts'
import { liraText } from '#domain/money/statements/lira-values.rules.ts'
import { carriedLabel, spanSince } from '#domain/money/statements/own-time.rules.ts'
import { refuseStatement } from '#domain/money/statements/statements.messages.ts'
import type { LedgerLine, Span, StatementFormat } from '#domain/money/statements/statements.schema.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { madeFile } from '#server/http/made-file.ts'
import type { FileReply } from '#server/http/route.ts'
import { csvFileOf } from '#server/pdf/csv.ts'
import { excelFileOf, receiptPdf, statementPdf } from '#server/pdf/print.ts'
import type { StatementPaperData } from '#server/pdf/statement-paper.tsx'
import { frozenHash } from '#server/services/agreements/frozen-hash.ts'
import { sealed } from '#server/services/sealed-papers/sealed-paper.ts'
import { type LedgerContents, linesIn, readLedger } from './read-ledger.ts'
import { tenantsOn } from './statements.queries.ts'

const fileName = (text: string) => text.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ')

export async function printStatement(
  ctx: Context,
  actor: Actor,
  tenancyId: string,
  { format, ...asked }: Span & { format: StatementFormat },
): Promise<FileReply> {
  const ledger = await readLedger(ctx, actor, tenancyId)
  const span = spanSince(asked, ledger.shown_from)
  const content =
    format === 'pdf'
      ? await sealedStatement(ctx, ledger, paperOf(ledger, span, ctx.clock.now()))
      : await { csv: csvFileOf, xlsx: excelFileOf }[format](sheetOf(ledger, span))
  return madeFile(content, `Hesap ekstresi - ${fileName(titleOf(ledger.property))} ${span.from} ${span.to}`, format)
}

/** A statement is finished when it is made; one that says the same as before is the same file. */
function sealedStatement(ctx: Context, { tenancy }: LedgerContents, data: StatementPaperData) {
  const title = 'Hesap ekstresi'
  return sealed(ctx, {
    subject: {
      kind: 'statement',
      subject_id: tenancy.id,
      tenancy_id: tenancy.id,
      property_id: tenancy.property_id,
      hash: frozenHash({ ...data, printedOn: '' }),
      readers: 'parties',
      paper_state: data.span,
    },
    evidence: { title, number: data.property, status: data.span, decisions: [], events: [] },
    print: () => statementPdf(data),
  })
}

/** Remarks shown under the line's name. */
const remarksOn = (line: LedgerLine): string =>
  [
    line.lira && liraText(line.lira, line.currency),
    line.note,
    line.effect === 'none' && line.held === null && 'bakiyeyi değiştirmez',
    line.reversed && reversedText(line),
  ]
    .filter(Boolean)
    .join(' · ')

const reversedText = ({ reversed }: LedgerLine) =>
  `Geri alındı (${showDate(reversed!.booked_at)}, ${reversed!.by_name}): ${reversed!.reason}`

function paperOf(ledger: LedgerContents, span: Span, now: Date): StatementPaperData {
  const { lines, totals } = linesIn(ledger, span)
  const stateDay = showDate(ledger.shown_until ?? ledger.today)
  return {
    property: titleOf(ledger.property),
    address: ledger.property.adres,
    owner: ledger.contract.landlord_name || ledger.contract.owner_name,
    tenants: ledger.tenant_names,
    span: `${showDate(span.from)} – ${showDate(span.to)}`,
    printedOn: showDateTime(now),
    notes: [
      ledger.shown_from
        ? shownFromNote(ledger.shown_from)
        : openingNote({ ...ledger, started_on: ledger.tenancy.started_on }),
      ...(ledger.shown_until ? [shownUntilNote(ledger.shown_until)] : []),
    ],
    accounts: totals.map(({ currency, opening, debit, credit, closing }) => {
      const money = (kurus: number) => showMoney(kurus, currency)
      const own = lines.filter((line) => line.currency === currency)
      const figures = ledger.figures.find((each) => each.currency === currency)
      return {
        currency,
        opening: money(opening),
        closing: money(closing),
        debit: money(debit),
        credit: money(credit),
        rows: own
          .filter(({ reversed }) => !reversed)
          .map((line) => [
            showDate(line.on_date),
            [line.label, remarksOn(line)].filter(Boolean).join('\n'),
            line.effect === 'debit' ? money(line.amount) : '',
            line.effect === 'credit' ? money(line.amount) : '',
            line.effect === 'none' ? `(${money(line.amount)})` : money(line.balance),
          ]),
        reversed: own
          .filter(({ reversed }) => reversed)
          .map((line) => [
            showDate(line.on_date),
            [line.label, remarksOn(line)].filter(Boolean).join('\n'),
            money(line.amount),
          ]),
        // As of the printing day; the balance at the end of an earlier period is its closing balance.
        figures: figures
          ? ([
              [`Bakiye (${stateDay})`, money(figures.balance)],
              ...(figures.lira
                ? [['Bakiyenin TL karşılığı', liraText(figures.lira, currency)] satisfies [string, string]]
                : []),
              ['Vadesi geçmiş', money(figures.overdue)],
              [
                'En eski ödenmemiş',
                figures.oldest_open
                  ? `${showDate(figures.oldest_open.due_on)} vadeli, ${figures.days_late} gün gecikmiş`
                  : figures.overdue > 0
                    ? `${carriedLabel} içinde`
                    : 'Yok',
              ],
              ['Fazla ödeme (alacak)', money(figures.credit)],
              ['Elde tutulan depozito', money(figures.deposit.held)],
            ] satisfies [string, string][])
          : [],
      }
    }),
  }
}

const head = [
  'Tarih',
  'Açıklama',
  'Dönem',
  'Para birimi',
  'Borç',
  'Alacak',
  'Bakiye',
  'Depozito hareketi',
  'Eldeki depozito',
  'Bakiyeyi değiştirmeyen',
  'Geri alınan',
  'Ödeme yolu',
  'Not',
  'Kaydeden',
  'Kayıt zamanı',
]

/** Only when a payment is in another currency. */
const liraHead = ['TL karşılığı', 'Kur', 'Kur günü']

/** One table for further calculation: reversals have their own column, so that columns can be summed. */
function sheetOf(ledger: LedgerContents, span: Span) {
  const { lines, totals } = linesIn(ledger, span)
  const lira = (kurus: number) => kurus / 100
  const boundary = (label: string, day: string, key: 'opening' | 'closing') =>
    totals.map((each) => [showDate(day), label, null, each.currency, null, null, lira(each[key]), ...rest])
  const isForeign = lines.some((line) => line.lira)
  const columns = isForeign ? [...head, ...liraHead] : head
  const rest = Array.from({ length: columns.length - 7 }, () => null)
  const liraOf = ({ lira: value }: LedgerLine) =>
    value ? [lira(value.amount), Number(value.rate), showDate(value.on)] : [null, null, null]
  const amountIn = (column: boolean, { amount }: LedgerLine) => (column ? lira(amount) : null)
  const rows = lines.map((line) => {
    const live = !line.reversed
    const neither = line.effect === 'none' && line.held === null
    const sign = line.kind === 'deposit_returned' || line.kind === 'deposit_deducted' ? -1 : 1
    const moves = live && line.kind.startsWith('deposit_')
    return [
      showDate(line.on_date),
      line.label,
      line.month ? line.month.slice(0, 7) : null,
      line.currency,
      amountIn(live && line.effect === 'debit', line),
      amountIn(live && line.effect === 'credit', line),
      lira(line.balance),
      moves ? sign * lira(line.amount) : null,
      line.held === null ? null : lira(line.held),
      amountIn(live && neither, line),
      amountIn(!live, line),
      line.method ? methodNames[line.method] : null,
      [line.note, line.reversed && reversedText(line)].filter(Boolean).join(' · ') || null,
      line.by_name,
      showDateTime(line.booked_at),
      ...(isForeign ? liraOf(line) : []),
    ]
  })
  return {
    name: 'Hesap ekstresi',
    head: columns,
    rows: [
      ...boundary(carriedLabel, span.from, 'opening'),
      ...rows,
      ...boundary('Kapanış bakiyesi', span.to, 'closing'),
    ],
  }
}

const receipted: readonly LedgerLine['kind'][] = ['payment', 'deposit_received']

/** For every payment; a reversed one is marked. */
export async function printReceipt(ctx: Context, actor: Actor, tenancyId: string, entry: string): Promise<FileReply> {
  const ledger = await readLedger(ctx, actor, tenancyId)
  const draft = ledger.drafts.find((each) => each.entry.id === entry)
  if (!draft) throw refuseLedger('entry_missing')
  const line = ledger.write(draft)
  if (!receipted.includes(line.kind)) throw refuseStatement('no_receipt')
  const money = (kurus: number) => showMoney(kurus, line.currency)
  const number = receiptNumber(line)
  const content = await receiptPdf({
    number,
    payers: await tenantsOn(ctx.db, tenancyId, line.on_date),
    owner: ledger.contract.landlord_name || ledger.contract.owner_name,
    property: titleOf(ledger.property),
    address: ledger.property.adres,
    what: line.kind === 'payment' ? 'Kira ve kiraya bağlı borçlar' : 'Depozito (güvence bedeli)',
    amount: money(line.amount),
    words: moneyInWords(line.amount, line.currency),
    method: line.method ? methodNames[line.method] : 'Belirtilmedi',
    cash: line.method === 'cash',
    paidOn: showDate(line.on_date),
    recordedBy: line.by_name,
    recordedOn: showDateTime(line.booked_at),
    note: line.note,
    settled: line.parts.map(({ label, on_date, amount }) => [label, showDate(on_date), money(amount)]),
    waiting: line.waiting > 0 ? money(line.waiting) : null,
    cancelled: line.reversed
      ? {
          on: showDateTime(line.reversed.booked_at),
          by: line.reversed.by_name,
          reason: line.reversed.reason,
        }
      : null,
    printedOn: showDateTime(ctx.clock.now()),
  })
  return madeFile(content, `Makbuz ${number}`, 'pdf')
}

/** Stays the same for every print. */
const receiptNumber = ({ id, booked_at }: LedgerLine) => `${isoDate(new Date(booked_at)).slice(0, 4)}-${shortId(id)}`
