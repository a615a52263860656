import { isoDate, showDateTime } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { missingWords } from '#domain/money/tax/missing-words.rules.ts'
import { taxedKindLabels } from '#domain/money/tax/property-year.rules.ts'
import { bindingWords, borrowedWords, declaredWords, typedWords } from '#domain/money/tax/sheet-words.rules.ts'
import { refuseTax } from '#domain/money/tax/tax.messages.ts'
import type { TaxCalculation } from '#domain/money/tax/tax.rules.ts'
import { isOver } from '#domain/money/tax/tax.rules.ts'
import type { SheetQuery, TaxProperty, TaxSheet } from '#domain/money/tax/tax.schema.ts'
import {
  dueDayWords,
  filingWords,
  leftOutWords,
  methodLabels,
  resultWords,
  taxLines,
} from '#domain/money/tax/tax-lines.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { madeFile } from '#server/http/made-file.ts'
import type { FileReply } from '#server/http/route.ts'
import { excelFileOf, taxPdf } from '#server/pdf/print.ts'
import type { Sheet } from '#server/pdf/sheet.ts'
import type { TaxPaperData } from '#server/pdf/tax-paper.tsx'
import { readSheet } from './read-sheet.ts'
import { writePrinted } from './tax-years.queries.ts'

type Reckoned = TaxSheet & { table: NonNullable<TaxSheet['table']>; calculation: TaxCalculation }

/** The sheet as of now; refused when the year's figures are missing. */
export async function printTax(
  ctx: Context,
  actor: Actor,
  { format, ...query }: SheetQuery & { format: 'pdf' | 'xlsx' },
): Promise<FileReply> {
  const sheet = await readSheet(ctx, actor, query)
  if (!sheet.calculation || !sheet.table) throw refuseTax('no_figures')
  const reckoned = sheet as Reckoned
  if (isOver(sheet, isoDate(ctx.clock.now())) && sheet.borrowed === null && reckoned.calculation.files)
    await ctx.db.transact((tx) => keepPrinted(ctx, tx, reckoned))
  const content = await (format === 'pdf'
    ? taxPdf(paperOf(reckoned, showDateTime(ctx.clock.now())))
    : excelFileOf(excelOf(reckoned)))
  return madeFile(content, `Kira geliri vergisi ${sheet.year}`, format)
}

/** A lump sum on paper binds the next year, so the method of the last print is kept; a running year is an estimate. */
const keepPrinted = (ctx: Context, tx: Tx, { person, year, calculation: { method } }: Reckoned) =>
  writePrinted(tx, { person_id: person.id, year, method }, ctx.clock.now())

const missingOf = ({ missing }: TaxSheet) =>
  missing.map((item) => {
    const named = item.places.map(({ title }) => title).join(', ')
    return named
      ? `${missingWords[item.kind](item)} (${named}${item.count > item.places.length ? ' …' : ''})`
      : missingWords[item.kind](item)
  })

function paperOf(sheet: Reckoned, printedOn: string): TaxPaperData {
  const { year, calculation, table } = sheet
  const { lump, actual, method } = calculation
  const result = resultWords(calculation)
  return {
    year,
    printedOn,
    person: sheet.person.name,
    missing: missingOf(sheet),
    source: table.source,
    warnings: sheet.borrowed ? [borrowedWords(sheet)] : [],
    result: [result.label, showMoney(result.amount)],
    facts: [
      ...sheet.instalments.map(({ on, amount }, at): [string, string] => {
        const { day, note } = dueDayWords(on)
        return [`${at + 1}. taksit`, `${showMoney(amount)}, ${day}${note ? `. ${note}` : ''}`]
      }),
      ...(calculation.files ? [['Beyan', filingWords(year)] as [string, string]] : []),
      ['Gider yöntemi', methodLabels[method]],
      ...(sheet.declared ? [['Beyan edildi', declaredWords(sheet.declared)] as [string, string]] : []),
    ],
    lines: taxLines(sheet).map(({ amount, minus, ...line }) => ({
      ...line,
      amount: showMoney(minus && amount > 0 ? -amount : amount),
    })),
    methods: [
      ['İndirim', showMoney(lump.deduction), showMoney(actual.deduction)],
      ['Matrah', showMoney(lump.base), showMoney(actual.base)],
      ['Hesaplanan vergi', showMoney(lump.tax), showMoney(actual.tax)],
      ['Stopajdan sonra', showMoney(lump.payable), showMoney(actual.payable)],
    ],
    methodNote: `${methodLabels[calculation.better]} daha az vergi çıkarıyor. ${bindingWords(sheet.binding)}`,
    properties: [...sheet.places.map(propertyCells), totalRow(sheet.places)],
    typed: typedWords(sheet),
  }
}

const usesOf = ({ uses }: TaxProperty) => uses.map(({ kind }) => taxedKindLabels[kind]).join(', ')

const propertyCells = (property: TaxProperty) => [
  [
    `${property.title}${property.removed ? ' (silinmiş)' : ''}`,
    ...leftOutWords(property).map((words) => `Sayılmayan gider ${words}`),
  ].join('. '),
  usesOf(property),
  property.share ?? 'Tam',
  showMoney(property.gross + property.before),
  showMoney(property.withheld),
  property.owned ? showMoney(property.expenses) : '—',
]

const sum = (properties: readonly TaxProperty[], of: (property: TaxProperty) => number) =>
  properties.reduce((total, property) => total + of(property), 0)

const totalRow = (properties: readonly TaxProperty[]) => [
  ...['Toplam', '', '', showMoney(sum(properties, ({ gross, before }) => gross + before))],
  showMoney(sum(properties, ({ withheld }) => withheld)),
  showMoney(sum(properties, ({ expenses }) => expenses)),
]

const head = ['Bölüm', 'Kalem', 'Tutar (₺)', 'Stopaj (₺)', 'Gider (₺)', 'Açıklama', 'Kaynak']
const lira = (kurus: number) => kurus / 100

/** One table for further calculation: the result, both methods, the properties and what is missing. */
function excelOf(sheet: Reckoned): Sheet {
  const { calculation, instalments, table } = sheet
  const result = resultWords(calculation)
  const { lump, actual } = calculation
  return {
    name: `Kira geliri ${sheet.year}`,
    head,
    rows: [
      ...(sheet.borrowed ? [['Uyarı', null, null, null, null, borrowedWords(sheet), null]] : []),
      ['Sonuç', result.label, lira(result.amount), null, null, filingWords(sheet.year), table.source],
      ...instalments.map(({ on, amount }, at) => [
        'Sonuç',
        `${at + 1}. taksit`,
        lira(amount),
        null,
        null,
        dueDayWords(on).day,
        null,
      ]),
      ...taxLines(sheet).map(({ label, amount, minus, rule, source }) => [
        ...['Hesap', label, lira(minus ? -amount : amount), null, null, rule, source],
      ]),
      [
        'Karşılaştırma',
        'Götürü gider: hesaplanan vergi',
        lira(lump.tax),
        null,
        null,
        bindingWords(sheet.binding),
        'GVK m. 74',
      ],
      ['Karşılaştırma', 'Gerçek gider: hesaplanan vergi', lira(actual.tax), null, null, null, 'GVK m. 74'],
      ...sheet.places.map((property) => [
        ...['Mülk', property.title, lira(property.gross + property.before), lira(property.withheld)],
        ...[
          property.owned ? lira(property.expenses) : null,
          [`${usesOf(property)}, pay: ${property.share ?? 'tam'}`, ...leftOutWords(property)].join('; '),
          null,
        ],
      ]),
      ...typedWords(sheet).map(([label, value]) => ['Elle eklenen', label, null, null, null, value, null]),
      ...missingOf(sheet).map((text) => ['Eksik', null, null, null, null, text, null]),
    ],
  }
}
